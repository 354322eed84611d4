import { hashAs } from '../hash/book-hash.ts';
import type { Cite } from './cite.ts';
import type { Condition } from './condition.ts';
import type { GuideItem } from './guide.ts';
import { type FirstTeam, isWholeTeam, upgradedTeam } from './pinned-team.ts';
import type { MatchRules, Rulebook } from './rulebook.ts';

type Later<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

interface Reminder extends Cite {
  readonly code: string;
  readonly label: string;
  readonly when?: Condition;
}

type Clock = MatchRules['clock'];

interface FirstMatch extends Omit<MatchRules, 'clock' | 'fouls' | 'legality' | 'team'> {
  readonly clock: Omit<Clock, 'start'> & {
    readonly start?: Later<NonNullable<Clock['start']>, 'runsClock'>;
  };
  readonly fouls: Omit<Later<MatchRules['fouls'], 'harm'>, 'ladders'> & {
    readonly ladders: readonly Later<MatchRules['fouls']['ladders'][number], 'countsAs'>[];
  };
  readonly legality: Later<MatchRules['legality'], 'flag'>;
  readonly reminders?: readonly Reminder[];
  readonly team?: FirstTeam;
}

/** Every form that a book of this format has had: what came later may be missing. */
type StoredBook = Omit<Later<Rulebook, 'guide'>, 'match'> & { readonly match: FirstMatch };

/**
 * Reads a book as a log holds it, which may be older than members that every book has now: they get the values that
 * they stood for before. A book that lacks none is given back itself. `bookHash` of what is given back stays that of
 * the stored content: results go on naming the book that they were made by.
 * @throws where it is no book of a form that this program knows.
 */
export function readPinnedBook(content: unknown): Rulebook {
  if (!isStored(content)) {
    throw new Error('its rulebook has a form that this version of the program does not know');
  }
  const match = upgradedMatch(content.match);
  if (content.guide !== undefined && match === content.match) return content as Rulebook;
  const guide = content.guide ?? (content.match.reminders ?? []).map(guidanceOf);
  return hashAs({ ...content, match, guide }, content);
}

function isStored(content: unknown): content is StoredBook {
  if (typeof content !== 'object' || content === null) return false;
  return 'format' in content && content.format === 'threecount.rulebook/1' && 'match' in content;
}

function upgradedMatch(stored: FirstMatch): MatchRules {
  const { reminders, team, ...match } = stored;
  const { ladders, harm, disqualification } = match.fouls;
  const { flag } = match.legality;
  const { start, ...clock } = match.clock;
  const isWhole =
    reminders === undefined &&
    harm !== undefined &&
    (team === undefined || isWholeTeam(team)) &&
    flag !== undefined &&
    (start === undefined || start.runsClock !== undefined) &&
    ladders.every(({ countsAs }) => countsAs !== undefined);
  if (isWhole) return stored as MatchRules;
  return {
    ...match,
    ...(team && { team: upgradedTeam(team) }),
    clock: { ...clock, ...(start && { start: { runsClock: true, ...start } }) },
    fouls: {
      ...match.fouls,
      ladders: ladders.map((ladder) => ({ ...ladder, countsAs: ladder.countsAs ?? 'fouls' })),
      harm: harm ?? disqualification,
    },
    legality: {
      ...match.legality,
      flag: flag ?? 'technique-unlisted',
    },
  };
}

/** What officials were reminded of before books had a guide. */
const guidanceOf = ({ code, ...reminder }: Reminder): GuideItem => ({
  kind: 'guidance',
  id: code,
  who: ['referee'],
  moments: ['before-start'],
  reminder: true,
  ...reminder,
});
