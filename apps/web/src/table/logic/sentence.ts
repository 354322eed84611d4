import type { MatchView, Outcome, RungCost, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { hasPoints } from '../../parts/has-points.ts';
import { elapsedText } from '../../ui/clock-text.ts';
import { signed } from '../../ui/signed.ts';
import { t } from '../words.ts';
import { ladderLabel } from './ladder-label.ts';

const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
const sides: readonly Side[] = ['red', 'blue'];

/** `Red wins: Submission.` */
export function outcomeSentence(outcome: Outcome): string {
  const method = t(`method.${outcome.method}`);
  if (outcome.winner === null) return t('sentence.nobody', { method });
  return t('sentence.won', { side: t(`side.${outcome.winner}`), method });
}

function score({ red, blue }: MatchView, screen: ScreenRules): string {
  if (!hasPoints(screen)) return t('sentence.fouls', { red: red.fouls, blue: blue.fouls });
  const points = red.points - blue.points;
  const advantages = red.advantages - blue.advantages;
  const leader = (difference: number) => t(`side.${difference > 0 ? 'red' : 'blue'}`);
  if (points !== 0) {
    return t('sentence.leads', { side: leader(points), count: Math.abs(points) });
  }
  if (advantages !== 0) {
    const count = Math.abs(advantages);
    return t('sentence.leads-advantages', { side: leader(advantages), count });
  }
  return t('sentence.level', { points: signed(red.points) });
}

function amount(cost: RungCost): number {
  switch (cost.kind) {
    case 'points-to-opponent':
    case 'points-off':
      return cost.points;
    case 'advantage-to-opponent':
      return cost.advantages;
    case 'warning':
    case 'disqualification':
      return 1;
  }
}

/** What the next foul of a side that has one already would cost. */
function nextFoul(view: MatchView, side: Side): string[] {
  const { ladder, fouls } = view[side];
  const next = ladder.find(({ standing }) => standing === 'next');
  if (!next || fouls === 0) return [];
  const said = t.of(`sentence.foul-next.${next.cost.kind}`, {
    nth: t.of(`nth.${fouls + 1}`) ?? t('nth.more'),
    side: t(`side.${side}`),
    opponent: t(`side.${other(side)}`),
    count: amount(next.cost),
  });
  return said === null ? [] : [said];
}

/** Where the next foul that is counted apart from the ladder ends the match. */
function nextApart(view: MatchView, side: Side): string[] {
  return view[side].otherLadders
    .filter(({ rungs }) => rungs.some(({ standing }) => standing === 'taken'))
    .filter(({ rungs }) =>
      rungs.some(({ standing, cost }) => standing === 'next' && cost.kind === 'disqualification'),
    )
    .map(({ id }) =>
      t('sentence.apart-next', { ladder: ladderLabel(id), side: t(`side.${side}`) }),
    );
}

/** Without the time used: what changes every second stands elsewhere, so that nobody has it read out. */
function allowances(view: MatchView): string[] {
  return sides.flatMap((side) =>
    view[side].allowances
      .filter(({ running }) => running)
      .map(({ kind, limitMs }) => {
        const words = { kind: t(`allowance.${kind}`), side: t(`side.${side}`) };
        if (limitMs === null) return t('sentence.allowance-open', words);
        return t('sentence.allowance', { ...words, limit: elapsedText(limitMs) });
      }),
  );
}

/** The state of the match in words: who leads, what is due, what the next foul costs. */
export function stateSentence(view: MatchView, screen: ScreenRules): string {
  if (view.outcome) return outcomeSentence(view.outcome);
  if (view.awaiting) return `${t(`sentence.await.${view.awaiting}`)} ${score(view, screen)}`;
  if (view.status === 'not-started') return t('sentence.not-started');
  const fouls = sides.flatMap((side) => [...nextApart(view, side), ...nextFoul(view, side)]);
  return [score(view, screen), ...allowances(view), ...fouls].join(' ');
}
