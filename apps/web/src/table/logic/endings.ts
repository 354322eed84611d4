import type {
  ForfeitReason,
  MatchAction,
  Side,
  SideOrBoth,
  StoppageReason,
  UnableCause,
} from '@threecount/match';
import type { ScreenChoice, ScreenRules } from '@threecount/rulebooks';

/** The ways in which officials end a match, save the submission, which has its own button. */
export type EndingKind = 'stoppage' | 'unable' | 'forfeit' | 'disqualify' | 'no-contest';

const noShow: ForfeitReason = 'no-show';

export interface Ending {
  readonly kind: EndingKind;
  /** Whether both may be named. */
  readonly both: boolean;
  readonly reasons: readonly ScreenChoice[];
}

/**
 * What this book has, with its reasons.
 * @param ofTeams whether it is a bout of a team match: there a fighter who does not come is called, and what follows is
 *   the organiser's choice, which the dialog about fighters knows
 */
export function endings(screen: ScreenRules, ofTeams = false): readonly Ending[] {
  const forfeits = screen.forfeits.filter(({ code }) => !(ofTeams && code === noShow));
  const all: readonly Ending[] = [
    { kind: 'stoppage', both: false, reasons: screen.stoppages },
    { kind: 'unable', both: true, reasons: screen.unable },
    { kind: 'forfeit', both: false, reasons: forfeits },
    { kind: 'disqualify', both: false, reasons: screen.disqualifications },
  ];
  const known = all.filter(({ reasons }) => reasons.length > 0);
  if (!screen.knows.noContest) return known;
  return [...known, { kind: 'no-contest', both: false, reasons: [] }];
}

/** What was chosen so far. */
export interface EndingChoice {
  readonly kind: EndingKind;
  readonly side: SideOrBoth | null;
  /** A code, or free text for no-contest. */
  readonly reason: string;
  readonly byDoctor: boolean;
  /** Of a disqualification; null: as the book's table says. */
  readonly technical: boolean | null;
}

/** The action of a finished choice; null while something is missing. */
export function endingAction(choice: EndingChoice): MatchAction | null {
  const { kind, side, reason } = choice;
  const text = reason.trim();
  if (text === '') return null;
  if (kind === 'no-contest') return { do: 'no-contest', reason: text };
  if (side === null) return null;
  if (kind === 'unable') return { do: 'unable', side, cause: text as UnableCause };
  if (side === 'both') return null;
  return ofOneSide(kind, side, text, choice);
}

function ofOneSide(
  kind: 'stoppage' | 'forfeit' | 'disqualify',
  side: Side,
  reason: string,
  { byDoctor, technical }: EndingChoice,
): MatchAction {
  switch (kind) {
    case 'stoppage':
      return {
        do: 'stoppage',
        side,
        by: byDoctor ? 'doctor' : 'referee',
        reason: reason as StoppageReason,
      };
    case 'forfeit':
      return { do: 'forfeit', side, reason: reason as ForfeitReason };
    case 'disqualify':
      return {
        do: 'disqualify',
        side,
        reason,
        ...(technical === null ? {} : { kind: technical ? 'technical' : 'disciplinary' }),
      };
  }
}

/** Whether the choice says that somebody did not come, which counts only after the last call. */
export const isNoShow = ({ kind, reason }: EndingChoice): boolean =>
  kind === 'forfeit' && reason === noShow;
