import type { MatchView, Side } from '@threecount/match';
import type { BoardRules, MatchCard, ScoreboardView } from '@threecount/tournament';
import { elapsedText } from '../ui/clock-text.ts';
import { fullName, methodWords, slotWords } from '../ui/words.ts';
import { callLabel, lastCall } from './last-call.ts';
import { t } from './words.ts';

const sides: readonly Side[] = ['red', 'blue'];

function Allowances({ view }: { readonly view: MatchView }) {
  const running = sides.flatMap((side) =>
    view[side].allowances.filter((one) => one.running).map((one) => ({ ...one, side })),
  );
  return running.map(({ side, kind, usedMs }) => (
    <span key={`${side} ${kind}`} class="allowance num">
      {t('allowance', { kind: t(`allowance.${kind}`), side: t(`side.${side}`) })}{' '}
      {elapsedText(usedMs)}
    </span>
  ));
}

function winnerName(card: MatchCard, winner: Side): string {
  const slot = card[winner];
  return slot.kind === 'competitor' ? fullName(slot.competitor) : slotWords(slot);
}

/** What happened last: the outcome, a ruling that is due, or the newest call. */
export function Last({ board }: { readonly board: ScoreboardView }) {
  const { view, match, rules } = board;
  if (!view || !match) return <p />;
  if (view.outcome) {
    const { winner, method } = view.outcome;
    const words = methodWords(method);
    return (
      <p>
        <b>
          {winner === null
            ? t('over-nobody', { method: words })
            : t('over', { name: winnerName(match, winner), method: words })}
        </b>
        {match.standing === 'confirmed' ? <span>{t('confirmed')}</span> : null}
      </p>
    );
  }
  return (
    <p>
      <Newest view={view} rules={rules} />
    </p>
  );
}

interface NewestProps {
  readonly view: MatchView;
  readonly rules: BoardRules | null;
}

/** The newest call, how the match stands, in which period, and allowances that run. */
export function Newest({ view, rules }: NewestProps) {
  const call = lastCall(view.log);
  const at = rules?.periods.findIndex(({ id }) => id === view.clock.period) ?? 0;
  const period = at > 0 ? rules?.periods[at]?.label : undefined;
  // Of a clock that runs there is nothing to say.
  const status = t(`status.${view.status}`);
  return (
    <>
      {call ? (
        <>
          <b>{callLabel(call.action, rules)}</b>{' '}
          <span>
            {t('last-call', {
              effect: call.effect.replace(
                /\b(red|blue)\b/g,
                (side) => t.of(`side.${side}`) ?? side,
              ),
              time: elapsedText(call.elapsedMs),
            })}
          </span>
        </>
      ) : null}{' '}
      {status === '' ? null : <span>{status}</span>} {period ? <span>{period}</span> : null}{' '}
      <Allowances view={view} />
    </>
  );
}
