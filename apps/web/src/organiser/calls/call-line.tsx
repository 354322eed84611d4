import type { MatchCard } from '@threecount/tournament';
import { callState } from '../../parts/calls/call-state.ts';
import { callWords, t } from '../../parts/calls/words.ts';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { useServerNow } from '../../parts/server-time.ts';
import { act } from '../act.ts';
import type { Desk } from '../desk.ts';
import { CallAllTheSame } from './call-all-the-same.tsx';
import './calls.css';
import { NoShowButton } from './no-show.tsx';

export interface CallProps {
  readonly desk: Desk;
  readonly match: MatchCard;
}

interface Props extends CallProps {
  /** Whether somebody can be said not to have come before the first call. */
  readonly whole?: boolean;
}

/** The calls of one match with their times, the next one, and who did not come. */
export function CallLine({ desk, match, whole = false }: Props) {
  const now = useServerNow(5_000);
  const state = callState(match.calls, desk.view.settings.calls, now);
  const { next } = state;
  const isFree = state.from === null && match.held.length === 0;
  return (
    <div class="call-line">
      <small class={state.left === 0 ? 'guess' : ''}>{callWords(state)}</small>
      <span class="actions">
        {next === null ? null : isFree ? (
          <CallButton desk={desk} match={match} number={next} />
        ) : (
          <CallAllTheSame desk={desk} match={match} number={next} from={state.from} />
        )}
        {whole || state.made.length > 0 ? (
          <NoShowButton desk={desk} match={match} left={state.left} />
        ) : null}
      </span>
    </div>
  );
}

function CallButton({ desk, match, number }: CallProps & { readonly number: number }) {
  const command = useCommand();
  const stream = { kind: 'match', id: match.matchId } as const;
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={command.busy}
        aria-label={t('call-name', { number, match: match.number })}
        onClick={() =>
          void command.run(() => act(desk.tournamentId, stream, { type: 'call-match' }))
        }
      >
        {t('call', { number })}
      </button>
      <Problem error={command.error} />
    </>
  );
}
