import type { MatchCard, MatSummary } from '@threecount/tournament';
import { isCallable } from '../../parts/calls/call-state.ts';
import { pairWords, t as shared, stateWords } from '../../parts/words.ts';
import type { Desk } from '../desk.ts';
import { t } from '../later/words.ts';
import { CallLine } from './call-line.tsx';

interface Props {
  readonly desk: Desk;
  readonly mat: MatSummary;
}

/** Whom a mat can call now or later: its next matches of which both are known, with their calls. */
export function CallList({ desk, mat }: Props) {
  const { current } = mat;
  const begun = current !== null && current.live.status !== 'not-started';
  const open: readonly MatchCard[] = [
    ...(current !== null && isCallable(current, begun) ? [current] : []),
    ...mat.queue.filter((match) => isCallable(match)),
  ];
  if (open.length === 0) return <p class="soft">{t('call-list.none')}</p>;
  return (
    <ol class="plain-list">
      {open.map((match) => (
        <li key={match.matchId} class="line">
          <span>
            <b>{pairWords(match)}</b>
            <small>
              {[
                shared('match-number', { number: match.number }),
                match.divisionName,
                stateWords(match),
              ].join(' · ')}
            </small>
            <CallLine desk={desk} match={match} whole />
          </span>
        </li>
      ))}
    </ol>
  );
}
