import {
  type DivisionColumn,
  divisionVocabulary,
  type Options,
  type Rulebook,
  resolveRules,
} from '@threecount/rulebooks';
import type { MatchSetup, Stage } from '../types.ts';

/** What a match is fought under besides the organiser's options. */
export interface Frame {
  readonly division: DivisionColumn;
  readonly stage: Stage;
  readonly ranks: readonly [string | null, string | null];
  /** The bout that settles a team match; no match script can say that. */
  readonly tieBreak: boolean;
}

/** One choice of the organiser for each value of each option, with the option that it needs. */
export function choicesOf(book: Rulebook): readonly Options[] {
  return book.options.flatMap((option): Options[] => {
    if (option.kind === 'number')
      return [30, option.none].map((value) => ({ [option.name]: value }));
    if (option.kind !== 'choice') return [];
    const { name, values, needs } = option;
    return values.map(({ value }, i) => ({
      [name]: value,
      ...(needs !== undefined && i > 0 ? { [needs]: 30 } : {}),
    }));
  });
}

/** Frames that a book may have rules for: every column, stage and a few pairs of belts. */
export function framesOf(book: Rulebook): readonly Frame[] {
  return columnsOf(book).flatMap((division) =>
    (['bracket', 'final', 'team', 'special'] as const).flatMap((stage) =>
      rankPairs(book, division).flatMap((ranks): Frame[] =>
        [false, true].map((tieBreak) => ({ division, stage, ranks, tieBreak })),
      ),
    ),
  );
}

/**
 * The setup of a frame, or null where the book has no rules for it. A choice that the book does not take beside the
 * earlier ones is left out.
 */
export function setupOf(
  book: Rulebook,
  frame: Frame,
  choices: readonly Options[],
): MatchSetup | null {
  let taken: Options = {};
  let found = rulesFor(book, frame, taken);
  if (!found.ok) return null;
  for (const choice of choices) {
    const more = { ...taken, ...choice };
    const resolved = rulesFor(book, frame, more);
    if (!resolved.ok) continue;
    taken = more;
    found = resolved;
  }
  const [red, blue] = frame.ranks;
  return { rules: found.rules, stage: frame.stage, ranks: { red, blue } };
}

const rulesFor = (
  book: Rulebook,
  { division, stage, ranks, tieBreak }: Frame,
  options: Options,
): ReturnType<typeof resolveRules> =>
  resolveRules(book, options, division, { stage, ranks, tieBreak });

function columnsOf(book: Rulebook): readonly DivisionColumn[] {
  const { disciplines, ageGroups, levels, events } = divisionVocabulary(book);
  const groups = ageGroups.length > 0 ? ageGroups : [{ id: undefined, genders: [undefined] }];
  const columns = disciplines.flatMap((discipline) =>
    groups.flatMap(({ id, genders }) =>
      genders.flatMap((gender) => {
        const base = { discipline, ...key('ageGroup', id), ...key('gender', gender) };
        const named = levels
          .filter((table) => table.discipline === discipline)
          .flatMap((table) => table.levels.map((level) => key(table.namedBy, level.id)));
        return [{}, ...named].map((level) => ({ ...base, ...level }));
      }),
    ),
  );
  return columns.flatMap((column) =>
    (events.length > 0 ? events : [undefined]).map((event) => ({
      ...column,
      ...key('event', event),
    })),
  );
}

const key = (name: string, value: string | undefined): Readonly<Record<string, string>> =>
  value === undefined ? {} : { [name]: value };

/** Belts of red and blue: level and apart where the book looks at them. */
function rankPairs(book: Rulebook, { rank }: DivisionColumn): readonly Frame['ranks'][] {
  if (rank !== undefined) return [[rank, rank]];
  const { ranks } = divisionVocabulary(book);
  const [first] = ranks;
  const last = ranks.at(-1);
  if (first === undefined || last === undefined) return [[null, null]];
  return [
    [null, null],
    [first, first],
    [first, last],
    [last, first],
  ];
}
