import type { Landing, MatchAction, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';

/** One button that scores: its points stand on it. */
export interface ScoreButton {
  /** Unique on a side. */
  readonly id: string;
  readonly technique: string;
  readonly landing: Landing | null;
  readonly label: string;
  readonly points: number;
  /** The score may be given although it ended outside. */
  readonly outOfBounds: boolean;
  /** An official has to say that it ended outside. */
  readonly asksOutside: boolean;
  readonly clause: string;
}

/** The buttons of this division's book, in its order; a technique that pays by its landing has one for each. */
export function scoreButtons(screen: ScreenRules): readonly ScoreButton[] {
  return screen.techniques.flatMap((technique): ScoreButton[] => {
    const base = {
      technique: technique.code,
      outOfBounds: technique.outOfBounds,
      asksOutside: technique.asksOutside,
      clause: technique.clause,
    };
    if (!technique.landings) {
      const { code, label, points } = technique;
      return [{ ...base, id: code, landing: null, label, points }];
    }
    return technique.landings.map(({ landing, label, points }) => ({
      ...base,
      id: `${technique.code} ${landing}`,
      landing: landing as Landing,
      label: `${technique.label}: ${label}`,
      points,
    }));
  });
}

export type ScoreAction = Extract<MatchAction, { do: 'score' }>;

/** What one press of the button says. */
export const scoreAction = (button: ScoreButton, side: Side): ScoreAction => ({
  do: 'score',
  side,
  technique: button.technique,
  ...(button.landing === null ? {} : { landing: button.landing }),
});
