import { bookHash } from '../hash/book-hash.ts';
import type { GuideItem } from '../schema/guide.ts';
import type { MatchRules, Rulebook } from '../schema/rulebook.ts';
import type { ScreenCount } from '../screen-rules.ts';
import { type DivisionColumn, divisionProblems } from './division-column.ts';
import { type Facts, holds } from './holds.ts';
import { resolveLegality } from './legality.ts';
import { type Options, readOptions } from './options.ts';
import { applyPatches } from './patch.ts';
import type { Problem } from './problem.ts';
import { rankProblems } from './ranks.ts';
import type { ResolvedPeriod, ResolvedRules } from './resolved.ts';

/** What besides the division bears on the rules of one match. */
export interface Bout {
  readonly stage?: string;
  /** The two competitors' belts, where the book looks at them. */
  readonly ranks?: readonly (string | null)[];
  /** The bout that settles a team match. */
  readonly tieBreak?: boolean;
}

export type Resolution =
  | { readonly ok: true; readonly rules: ResolvedRules }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The rules of one match from the book, the organiser's options and the division's column.
 * Everything that does not fit is listed, with its place (`options.x`, `division.y`) and the valid names.
 */
export function resolveRules(
  book: Rulebook,
  options: Options,
  division: DivisionColumn,
  bout: Bout = {},
): Resolution {
  const facts = factsOf(book, division, bout);
  const reading = readOptions(book, options, facts);
  const problems = [...divisionProblems(book, division, facts), ...reading.problems];
  if (problems.length > 0) return { ok: false, problems };
  const match = applyPatches(book.match, reading.patches);
  const belts = rankProblems(book, match, bout.ranks ?? [], facts);
  if (belts.length > 0) return { ok: false, problems: belts };
  const periods = resolvePeriods(match, facts);
  if (!periods) {
    return { ok: false, problems: [noTime(book)] };
  }
  return { ok: true, rules: assemble(book, match, periods, { options, division, facts, bout }) };
}

/** The text has no time for it: the organiser may have to set one. */
function noTime(book: Rulebook): Problem {
  const option = book.options.find(({ kind }) => kind === 'durations');
  const message = `rulebook ${book.id} has no match time for it`;
  if (!option) return { place: 'division', message };
  const set = `the organiser sets one by the option ${option.name}`;
  return { place: 'division', message: `${message}; ${set}`, valid: [`options.${option.name}`] };
}

function assemble(
  book: Rulebook,
  match: MatchRules,
  periods: readonly ResolvedPeriod[],
  given: { options: Options; division: DivisionColumn; facts: Facts; bout: Bout },
): ResolvedRules {
  const { facts } = given;
  const fouls = match.fouls.fouls
    .filter((foul) => holds(foul.when, facts))
    .map((foul) => ({ ...foul, details: foul.details.filter((d) => holds(d.when, facts)) }));
  return {
    book: { id: book.id, name: book.name, edition: book.edition, hash: bookHash(book) },
    options: given.options,
    division: given.division,
    stage: given.bout.stage ?? 'bracket',
    periods,
    clock: match.clock,
    allowances: match.allowances,
    scoring: { ...match.scoring, techniques: paidTechniques(match.scoring, facts) },
    fouls: { ...match.fouls, fouls },
    endings: {
      ...match.endings,
      submissions: match.endings.submissions.filter((row) => holds(row.when, facts)),
      stoppages: match.endings.stoppages.filter((row) => holds(row.when, facts)),
      bothUnable: match.endings.bothUnable.filter((row) => holds(row.when, facts)),
    },
    legality: resolveLegality(
      match.legality,
      facts,
      (given.bout.ranks ?? []).map((rank) => rank ?? undefined),
    ),
    counts: book.guide.filter((item) => holds(item.when, facts)).flatMap(countOf),
    reminders: book.guide
      .filter((item) => item.reminder === true && holds(item.when, facts))
      .map(({ id, label, clause, standing }) => ({ code: id, label, clause, standing })),
  };
}

function paidTechniques({ techniques, paidIn }: MatchRules['scoring'], { discipline }: Facts) {
  const paid = paidIn === undefined || paidIn.disciplines.some((one) => one === discipline);
  return techniques.filter((technique) => paid && technique.paid);
}

function countOf(item: GuideItem): readonly ScreenCount[] {
  if (item.kind !== 'procedure' || item.count === undefined) return [];
  const { id, label, count, clause, standing, option } = item;
  const named = option === undefined ? {} : { option };
  const { ms, offers, foul } = count;
  const offered = foul === undefined ? {} : { foul };
  return [{ code: id, label, ms, offers, ...offered, ...named, clause, standing }];
}

function resolvePeriods(match: MatchRules, facts: Facts): readonly ResolvedPeriod[] | null {
  const duration = match.durations.find((row) => holds(row.when, facts));
  const out: ResolvedPeriod[] = [];
  for (const { length, on, when, ...period } of match.periods) {
    if (!on || !holds(when, facts)) continue;
    if (length === undefined) throw new Error(`no length of the period ${period.id} in the book`);
    if (length === 'by-division') {
      if (!duration || duration.ms === null) return null;
      const { clause, standing, flag, ms } = duration;
      const length = { lengthMs: ms, lengthCite: { clause, standing } };
      out.push({ ...period, ...length, ...(flag === undefined ? {} : { lengthFlag: flag }) });
    } else {
      const { clause, standing } = period;
      out.push({ ...period, lengthMs: length, lengthCite: { clause, standing } });
    }
  }
  return out;
}

function factsOf(book: Rulebook, division: DivisionColumn, bout: Bout): Facts {
  const order: readonly string[] = book.divisions.ranks;
  const places = (bout.ranks ?? []).map((rank) => (rank === null ? -1 : order.indexOf(rank)));
  const known = places.length === 2 && places.every((place) => place >= 0);
  const lower =
    known && book.match.legality.lowerRankBinds ? order[Math.min(...places)] : undefined;
  return {
    discipline: division.discipline,
    ageGroup: division.ageGroup,
    gender: division.gender,
    level: division.level,
    rank: lower ?? division.rank,
    lowerRank: (known ? order[Math.min(...places)] : undefined) ?? division.rank,
    higherRank: (known ? order[Math.max(...places)] : undefined) ?? division.rank,
    absolute: division.absolute ?? false,
    pro: division.pro ?? false,
    event: division.event,
    stage: bout.stage ?? 'bracket',
    rankGap: known ? Math.max(...places) - Math.min(...places) : undefined,
    tieBreak: bout.tieBreak ?? false,
  };
}
