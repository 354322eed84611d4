import {
  isTableThere,
  needsTable,
  type TableNeed,
  tableNeed,
  unconfirmedTables as tablesOf,
} from '@threecount/rulebooks';
import { tableProblem } from '../bracket/plans.ts';
import { type Options, optionProblem } from '../engine/book.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { StandingRules, TournamentSettings } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  isCalendarDate,
  refuse,
  type TournamentDecision,
} from './decision.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

export function createTournament(
  state: TournamentState,
  action: Of<'create-tournament'>,
  context: DecideContext,
): TournamentDecision {
  if (state.tournamentId !== '')
    return refuse('already-created', 'The tournament is there already.');
  const bad = blankRefusal('The name', action.name) ?? badDate(action.date);
  if (bad !== null) return bad;
  const book = context.book(action.rulebook);
  if (book === null) return refuse('unknown-rulebook', `No rulebook ${action.rulebook} is here.`);
  const { id, name, hash, content } = book;
  return accept(
    { type: 'TournamentCreated', name: action.name, date: action.date },
    { type: 'RulebookPinned', rulebook: { id, name, hash }, content },
    { type: 'SettingsChanged', settings: state.settings },
  );
}

export function renameTournament(action: Of<'rename-tournament'>): TournamentDecision {
  return (
    blankRefusal('The name', action.name) ??
    accept({ type: 'TournamentRenamed', name: action.name })
  );
}

export function setDate(action: Of<'set-date'>): TournamentDecision {
  return badDate(action.date) ?? accept({ type: 'DateSet', date: action.date });
}

function badDate(date: string | null): TournamentDecision | null {
  if (date === null || isCalendarDate(date)) return null;
  return refuse('bad-date', `${date} is no date of the form 2026-05-31.`);
}

export function setSettings(
  state: TournamentState,
  action: Of<'set-settings'>,
): TournamentDecision {
  const settings: TournamentSettings = { ...state.settings, ...action.settings };
  const { formats, standing, rest } = settings;
  const wrong = tableProblem(formats) ?? standingProblem(standing) ?? callsProblem(settings.calls);
  if (wrong !== null) return refuse('bad-setting', wrong);
  if (rest !== 'match-length' && !(Number.isFinite(rest) && rest >= 0)) {
    return refuse('bad-setting', 'The rest is a number of seconds, or one match length.');
  }
  const book = state.rulebook && state.books.get(state.rulebook.hash);
  const problem = book ? optionProblem(book, settings.options) : null;
  if (problem !== null) return refuse('bad-setting', problem);
  return takenAway(state, settings.options) ?? accept({ type: 'SettingsChanged', settings });
}

function standingProblem({ steps }: StandingRules): string | null {
  if (steps.length === 0) return 'The order of competitors who all meet needs a step.';
  const twice = steps.find((step, i) => steps.indexOf(step) !== i);
  return twice === undefined ? null : `The step ${twice} stands twice in the order.`;
}

function callsProblem({ number, intervalSeconds }: TournamentSettings['calls']): string | null {
  if (!Number.isInteger(number) || number < 0 || number > 9) return 'Calls: none to nine.';
  const fits = Number.isFinite(intervalSeconds) && intervalSeconds >= 0 && intervalSeconds <= 3600;
  return fits ? null : 'Between two calls are none to 3,600 seconds.';
}

/** A table of the book that is asked of the organiser, with how it stands. */
interface AskedTable {
  readonly id: string;
  readonly label: string;
  readonly option: string;
  readonly confirmed: boolean;
  /** It has values: the book's, our proposal's or the organiser's. */
  readonly there: boolean;
  /** The names of the divisions that hang on it; null: the whole tournament does. */
  readonly of: readonly string[] | null;
}

function askedTables(state: TournamentState, options: Options): readonly AskedTable[] {
  const book = state.rulebook && state.books.get(state.rulebook.hash);
  if (book === null || book === undefined) return [];
  return tablesOf(book).map(({ id, label, option }) => {
    const need = tableNeed(book, option);
    const confirmed = state.confirmedTables.includes(id);
    const there = isTableThere(need, option, options);
    return { id, label, option, confirmed, there, of: need.events && hangingOn(state, need) };
  });
}

/** The names of the divisions that hang on a table, also where a column is only guessed. */
const hangingOn = (state: TournamentState, need: TableNeed): readonly string[] =>
  [...state.divisions.values()].flatMap(({ name, column: { column, alternatives } }) =>
    [column, ...alternatives].some((one) => needsTable(need, one)) ? [name] : [],
  );

const isNeeded = ({ of }: AskedTable): boolean => of === null || of.length > 0;

/** Why a table that the text lost, and that nobody has entered, keeps something from being done. */
function notEntered({ label, option, of }: AskedTable): TournamentDecision {
  const divisions = of === null || of.length === 0 ? '' : ` It is needed by: ${of.join('; ')}.`;
  return refuse(
    'table-not-entered',
    `Nothing is entered for: ${label}. The text of the rulebook lost its values, and none are ` +
      `proposed: enter them on the page Rules (options.${option}), then confirm them.${divisions}`,
  );
}

export function confirmTable(
  state: TournamentState,
  action: Of<'confirm-table'>,
): TournamentDecision {
  if (state.confirmedTables.includes(action.table)) {
    return refuse('already-confirmed', 'The table is confirmed already.');
  }
  const asked = askedTables(state, state.settings.options);
  const table = asked.find(({ id }) => id === action.table);
  if (table === undefined) {
    return refuse('unknown-table', `The rulebook has no unconfirmed table ${action.table}.`);
  }
  return table.there ? accept({ type: 'TableConfirmed', table: table.id }) : notEntered(table);
}

export function publish(state: TournamentState): TournamentDecision {
  if (state.published) return refuse('already-published', 'The tournament is published already.');
  const needed = askedTables(state, state.settings.options).filter(isNeeded);
  // It may have been confirmed and then taken out again.
  const missing = needed.find(({ there }) => !there);
  if (missing !== undefined) return notEntered(missing);
  const open = needed.filter(({ confirmed }) => !confirmed);
  if (open.length > 0) {
    const names = open.map((table) => table.label).join('; ');
    return refuse(
      'unconfirmed-table',
      `The text of the rulebook lost the values of: ${names}. Confirm them before publishing.`,
    );
  }
  return accept({ type: 'Published' });
}

/** A table that a published tournament needs and that the new options would take from it. */
function takenAway(state: TournamentState, options: Options): TournamentDecision | null {
  if (!state.published) return null;
  const before = askedTables(state, state.settings.options).filter(({ there }) => there);
  const gone = askedTables(state, options).find(
    (table) => !table.there && isNeeded(table) && before.some(({ id }) => id === table.id),
  );
  return gone === undefined ? null : notEntered(gone);
}
