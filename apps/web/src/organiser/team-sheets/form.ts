import { type BySide, type Side, type TeamMethod, teamMethods } from '@threecount/match';
import type { MatchResultView, PaperResult, TeamPaperView } from '@threecount/tournament';
import { clockText } from '../../parts/time.ts';
import { typedTime } from '../../parts/typed-time.ts';

/** Ways in which a team match ends, on a sheet. */
export type SheetMethod = TeamMethod | 'no-show' | 'forfeit' | 'no-contest';

/** What is typed of one team. */
export interface TypedTeam {
  readonly left: string;
  readonly submissions: string;
  readonly warnings: string;
  /** The place, counted from 1, at which its order goes on; empty: not said. */
  readonly next: string;
}

/** What stands in the form of a team match's sheet, as it was typed. */
export interface SheetForm {
  readonly winner: Side | 'nobody' | '';
  readonly method: SheetMethod | '';
  readonly teams: BySide<TypedTeam>;
  /** The teams that leave the tournament. */
  readonly barred: readonly Side[];
  readonly barredFighters: readonly string[];
  /** Time gone, `m:ss`; may be empty. */
  readonly elapsed: string;
  readonly by: string;
}

type TeamField = keyof TypedTeam;
/** Where something is wrong. */
export type SheetPlace = 'winner' | 'method' | 'elapsed' | 'by' | 'reason' | `${Side}.${TeamField}`;

/** What is wrong at a place, as a message code with its numbers. */
export interface SheetFault {
  readonly place: SheetPlace;
  readonly code:
    | 'winner'
    | 'method'
    | 'left'
    | 'left-won'
    | 'left-lost'
    | 'left-level'
    | 'count'
    | 'submissions'
    | 'time'
    | 'by'
    | 'reason';
  readonly most?: number;
}

const sides = ['red', 'blue'] as const;
const otherOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

const absences = ['no-show', 'forfeit'] as const;
const winnerless: readonly SheetMethod[] = ['team-disqualification', ...absences, 'no-contest'];
const tieBreaks: readonly string[] = [
  'last-bout-warnings',
  'total-warnings',
  'tournament-submissions',
  'sudden-death',
];

/** The ways that fit the winner chosen; of tie-breaks those of the rules. */
export function sheetMethods(
  winner: SheetForm['winner'],
  view: Pick<TeamPaperView, 'tieBreaks'>,
): readonly SheetMethod[] {
  if (winner === 'nobody') return winnerless;
  const ofRules = teamMethods.filter(
    (method) => !tieBreaks.includes(method) || view.tieBreaks.includes(method),
  );
  return [...ofRules, ...absences];
}

const emptyTeam: TypedTeam = { left: '', submissions: '', warnings: '', next: '' };

export const emptySheet: SheetForm = {
  winner: '',
  method: '',
  teams: { red: emptyTeam, blue: emptyTeam },
  barred: [],
  barredFighters: [],
  elapsed: '',
  by: '',
};

/** The form with what stands now; who signs it is asked for again. */
export function sheetOf(result: MatchResultView | null, view: TeamPaperView): SheetForm {
  const { now, barred, barredFighters } = view;
  const winner: SheetForm['winner'] = result === null ? '' : (result.winner ?? 'nobody');
  const fits = sheetMethods(winner, view).find((each) => each === result?.method);
  const of = (side: Side): TypedTeam => {
    const left = result === null ? '' : String(result.points[side]);
    if (now === null) return { ...emptyTeam, left };
    const { next, submissions, warnings } = now[side];
    return {
      left,
      submissions: String(submissions),
      warnings: String(warnings),
      next: next === undefined ? '' : String(next + 1),
    };
  };
  const elapsedMs = result?.elapsedMs ?? null;
  return {
    winner,
    method: fits ?? '',
    teams: { red: of('red'), blue: of('blue') },
    barred,
    barredFighters,
    elapsed: elapsedMs === null ? '' : clockText(elapsedMs, 'up'),
    by: '',
  };
}

/** The teams that can be put out for the whole tournament by this form. */
export const barrableTeams = ({ winner, method }: SheetForm): readonly Side[] =>
  method === 'team-disqualification' ? sides.filter((side) => side !== winner) : [];

/** A whole number from 0, an empty field is 0; null where the text is none. */
function countOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d{1,3}$/u.test(trimmed) ? Number(trimmed) : null;
}

/** What a form holds, or all that is wrong with it. */
export type Read<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly faults: readonly SheetFault[] };

/** The result that the form holds, or all that is wrong with it, in the order of the form. */
export function sheetResult(form: SheetForm, view: TeamPaperView): Read<PaperResult> {
  const faults = [
    ...headFaults(form, view),
    ...sides.flatMap((side) => teamFaults(form, view, side)),
    ...footFaults(form),
  ];
  const { winner, method } = form;
  if (faults.length > 0 || winner === '' || method === '') return { ok: false, faults };
  const barred = barrableTeams(form).filter((side) => form.barred.includes(side));
  const lists = sides.some((side) => view.teams[side].fighters !== null);
  const result: PaperResult = {
    winner: winner === 'nobody' ? null : winner,
    method,
    red: { points: countOf(form.teams.red.left) ?? 0 },
    blue: { points: countOf(form.teams.blue.left) ?? 0 },
    elapsedMs: typedTime(form.elapsed),
    by: form.by.trim(),
    ...(barred.length === 0 ? {} : { barred }),
    ...(lists ? { barredFighters: form.barredFighters } : {}),
    ...talliesOf(form),
  };
  return { ok: true, result };
}

/** How the teams go on; left out where the sheet says nothing of it. */
function talliesOf({ teams }: SheetForm): Pick<PaperResult, 'teams'> {
  const said = sides.some((side) =>
    [teams[side].submissions, teams[side].warnings, teams[side].next].some((text) => text !== ''),
  );
  if (!said) return {};
  const of = ({ submissions, warnings, next }: TypedTeam) => ({
    submissions: countOf(submissions) ?? 0,
    warnings: countOf(warnings) ?? 0,
    ...(next === '' ? {} : { next: Number(next) - 1 }),
  });
  return { teams: { red: of(teams.red), blue: of(teams.blue) } };
}

function headFaults({ winner, method }: SheetForm, view: TeamPaperView): readonly SheetFault[] {
  if (winner === '') return [{ place: 'winner', code: 'winner' }];
  const fits = method !== '' && sheetMethods(winner, view).includes(method);
  return fits ? [] : [{ place: 'method', code: 'method' }];
}

function footFaults({ elapsed, by }: SheetForm): readonly SheetFault[] {
  const isTime = elapsed.trim() === '' || typedTime(elapsed) !== null;
  return [
    ...(isTime ? [] : [{ place: 'elapsed', code: 'time' } as const]),
    ...(by.trim() === '' ? [{ place: 'by', code: 'by' } as const] : []),
  ];
}

function teamFaults(form: SheetForm, view: TeamPaperView, side: Side): readonly SheetFault[] {
  const { left, submissions, warnings } = form.teams[side];
  const out = outOf(form, view, otherOf(side));
  const won = countOf(submissions);
  const faults: readonly (SheetFault | null)[] = [
    leftFault(form, view, side, countOf(left)),
    won === null ? { place: `${side}.submissions`, code: 'count' } : null,
    won !== null && out !== null && won > out
      ? { place: `${side}.submissions`, code: 'submissions', most: out }
      : null,
    countOf(warnings) === null ? { place: `${side}.warnings`, code: 'count' } : null,
  ];
  return faults.filter((fault) => fault !== null);
}

/** Fighters of a team who are out; null while that is not known. */
function outOf({ teams }: SheetForm, view: TeamPaperView, side: Side): number | null {
  const left = countOf(teams[side].left);
  const { size } = view.teams[side];
  return left === null || left > size ? null : size - left;
}

function leftFault(
  { winner, method, teams }: SheetForm,
  view: TeamPaperView,
  side: Side,
  left: number | null,
): SheetFault | null {
  const place = `${side}.left` as const;
  const { size } = view.teams[side];
  const { won, lost, level } = view.left;
  if (left === null || left > size) return { place, code: 'left', most: size };
  if (method === 'last-fighter' && winner === side && left < won) {
    return { place, code: 'left-won', most: won };
  }
  if (method === 'last-fighter' && winner === otherOf(side) && left > lost) {
    return { place, code: 'left-lost', most: lost };
  }
  if (!tieBreaks.includes(method) || left <= lost) return null;
  const other = countOf(teams[otherOf(side)].left) ?? 0;
  const mayStand = level === 'either' && other <= lost;
  return mayStand ? null : { place, code: 'left-level', most: lost };
}

/** The place of the form and the words of a refusal that names one; null where it names none of these. */
export function refusedPlace(
  message: string,
): { readonly place: SheetPlace; readonly text: string } | null {
  const found = /^result\.(?:(red|blue)\.(points)|teams\.(red|blue)\.(\w+)|(\w+)): (.+)$/su.exec(
    message,
  );
  if (found === null) return null;
  const [, left, , team, field, own, text = ''] = found;
  const place = left !== undefined ? `${left}.left` : team !== undefined ? `${team}.${field}` : own;
  const known = allPlaces.find((each) => each === place);
  return known === undefined ? null : { place: known, text };
}

const allPlaces: readonly SheetPlace[] = [
  'winner',
  'method',
  ...sides.flatMap((side) =>
    (['left', 'submissions', 'warnings', 'next'] as const).map(
      (field) => `${side}.${field}` as const,
    ),
  ),
  'elapsed',
  'by',
];
