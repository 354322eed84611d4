import type { LogLineView, MatchAction, Side } from '@threecount/match';
import type { ScreenFoul, ScreenRules } from '@threecount/rulebooks';

type Foul = Extract<MatchAction, { do: 'foul' }>;

/** What an official says about a foul beyond its name. */
export type FoulAnswers = Pick<Foul, 'malicious' | 'outcome' | 'technique'>;

/** Whether the technique is asked: only where there is a table that has some. */
export const asksWhich = ({ asksTechnique }: ScreenFoul, { legality }: ScreenRules): boolean =>
  asksTechnique && legality.length > 0;

/** Whether the book makes a difference that an official has to state. */
export const asksMore = (foul: ScreenFoul, screen: ScreenRules): boolean =>
  foul.asksMalicious || asksWhich(foul, screen) || foul.outcomes.length > 0;

/** What is illegal comes first; a legal technique may be done in a way that is not. */
const standings = ['illegal', 'conditional', 'unlisted', 'legal'] as const;

/** The techniques by which a foul may have been done. */
export const foulTechniques = ({ legality }: ScreenRules): ScreenRules['legality'] =>
  legality.toSorted((a, b) => standings.indexOf(a.legal) - standings.indexOf(b.legal));

/** A foul that one press called at once, and that can still be told more exactly. */
export interface PlainFoul {
  /** Its line in the log. */
  readonly index: number;
  readonly side: Side;
  readonly foul: ScreenFoul;
}

/** The foul that the last press called, where the book asks more about it; null where it does not. */
export function plainFoul(line: LogLineView | undefined, screen: ScreenRules): PlainFoul | null {
  const { action, index, voided } = line ?? {};
  if (action?.do !== 'foul' || index === undefined || voided || action.side === 'both') return null;
  const foul = screen.fouls.find(({ code }) => code === action.foul);
  return foul && asksMore(foul, screen) ? { index, side: action.side, foul } : null;
}

/** The same foul with what was said about it; null where nothing was. */
export function tellMore({ side, foul }: PlainFoul, answers: FoulAnswers): Foul | null {
  if (Object.keys(answers).length === 0) return null;
  return { do: 'foul', side, foul: foul.code, ...answers };
}
