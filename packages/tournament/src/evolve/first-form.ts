import { buildBracket } from '../bracket/build.ts';
import { defaultSettings } from '../initial.ts';
import type { TournamentAction } from '../types/actions.ts';
import type {
  Bracket,
  BracketMatch,
  DivisionId,
  FormatPlan,
  FormatRow,
  ThirdPlace,
  TournamentSettings,
} from '../types/entities.ts';
import type { TournamentEvent } from '../types/events.ts';

/*
 * Logs of the first version, before formats were a table: their settings named three choices, their brackets a format.
 * They are read as what they meant then; nothing of them is written again.
 */

interface FirstSettings {
  readonly thirdPlace: ThirdPlace;
  readonly roundRobin: { readonly from: number; readonly to: number } | null;
  readonly twoEntries: 'best-of-three' | 'single-match';
  readonly rest: TournamentSettings['rest'];
  readonly options: TournamentSettings['options'];
}

interface FirstBracket {
  readonly format: 'single-elimination' | 'round-robin' | 'best-of-three' | 'alone';
  readonly thirdPlace: ThirdPlace;
  readonly seedText: string;
  readonly order: Bracket['order'];
  readonly matches: readonly Omit<BracketMatch, 'part'>[];
}

/** An event of the first version in today's form; any other as it is. */
export function modernEvent(streamId: DivisionId, event: TournamentEvent): TournamentEvent {
  switch (event.type) {
    case 'SettingsChanged': {
      const settings: TournamentSettings | FirstSettings = event.settings;
      return 'formats' in settings ? event : { ...event, settings: modernSettings(settings) };
    }
    case 'DivisionDrawn': {
      const bracket: Bracket | FirstBracket = event.bracket;
      return 'plan' in bracket ? event : { ...event, bracket: modernBracket(streamId, bracket) };
    }
    default:
      return event;
  }
}

/** Whether an event stands in a log in the form of the first version. */
export function isFirstForm(event: TournamentEvent): boolean {
  if (event.type === 'SettingsChanged') return !('formats' in event.settings);
  return event.type === 'DivisionDrawn' && !('plan' in event.bracket);
}

/** An action of the first version that set some of its three choices, as setting what its event says. */
export function modernAction(
  action: TournamentAction,
  events: readonly TournamentEvent[],
): TournamentAction {
  if (action.type !== 'set-settings') return action;
  const event = events.find((each) => each.type === 'SettingsChanged');
  if (event?.type !== 'SettingsChanged' || !isFirstForm(event)) return action;
  const modern = modernEvent('', event);
  return modern.type === 'SettingsChanged' ? { ...action, settings: modern.settings } : action;
}

function modernSettings(first: FirstSettings): TournamentSettings {
  const { rest, options } = first;
  return { ...defaultSettings, formats: modernFormats(first), rest, options };
}

function modernFormats({ thirdPlace, roundRobin, twoEntries }: FirstSettings): FormatRow[] {
  const knockOut: FormatPlan = { format: 'single-elimination', thirdPlace };
  const robin: FormatPlan = { format: 'round-robin', thirdPlace };
  const rows: FormatRow[] = [];
  const two: FormatPlan = twoEntries === 'best-of-three' ? { format: 'best-of-three' } : knockOut;
  rows.push({ from: 2, to: 2, plan: two });
  if (roundRobin === null) return [...rows, { from: 3, to: null, plan: knockOut }];
  const { from, to } = roundRobin;
  if (from > 3) rows.push({ from: 3, to: from - 1, plan: knockOut });
  return [...rows, { from, to, plan: robin }, { from: to + 1, to: null, plan: knockOut }];
}

function modernBracket(divisionId: DivisionId, first: FirstBracket): Bracket {
  const { format, thirdPlace, seedText, order } = first;
  const plan: FormatPlan =
    format === 'alone' || format === 'best-of-three' ? { format } : { format, thirdPlace };
  const { standing } = defaultSettings;
  // A disqualification, unless it barred, cost no more than the match then.
  const input = { plan, seedText, order, standing, disqualifiedGoOn: true };
  const built = buildBracket(divisionId, input);
  // The matches of a round stood in another order then, and had their numbers by it.
  if (format !== 'round-robin') return built;
  return {
    ...built,
    ordered: 'first-version',
    matches: first.matches.map((match) => ({ ...match, part: 'pool' })),
  };
}
