import type { MatchCard, TableView } from '@threecount/tournament';
import { type CallState, callState } from '../parts/calls/call-state.ts';
import { callWords, t } from '../parts/calls/words.ts';
import { useServerNow } from '../parts/server-time.ts';
import type { TableModel } from './model.ts';
import { PressButton } from './parts.tsx';

interface Props {
  readonly model: TableModel;
  readonly card: MatchCard;
}

/** As the program begins with; a view that an older page kept says nothing of calls. */
const usual: TableView['calls'] = { number: 3, intervalSeconds: 90 };

/** How far the calling of a match is, now. */
export function useCalls({ model, card }: Props): CallState {
  const now = useServerNow(1_000);
  return callState(card.calls, model.state.value.view?.calls ?? usual, now);
}

/** The calls of a match with their times, and the next one: by name and reason where something stands against it. */
export function Calls({ model, card }: Props) {
  const state = useCalls({ model, card });
  const { next } = state;
  const { matchId } = card;
  const names = { number: next ?? 0, match: card.number };
  const isFree = state.from === null && card.held.length === 0;
  const call = () => {
    if (isFree) void model.command('call', { matchId });
    else model.dialog.value = { kind: 'call', matchId };
  };
  return (
    <>
      <span class="small">{callWords(state)}</span>
      {next === null ? null : (
        <button
          type="button"
          class="button"
          disabled={model.busy.value}
          aria-label={t(isFree ? 'call-name' : 'overruled-call-name', names)}
          onClick={call}
        >
          {t(isFree ? 'call' : 'overruled-call', { number: next })}
        </button>
      )}
    </>
  );
}

/** Opens the question who did not come. */
export function NoShowButton({ model, card }: Props) {
  return (
    <button
      type="button"
      class="button"
      aria-label={t('no-show-name', { match: card.number })}
      onClick={() => {
        model.dialog.value = { kind: 'no-show', matchId: card.matchId };
      }}
    >
      {t('no-show')}
    </button>
  );
}

/** Before the start, on the mat: how far the calls are, and who did not come. */
export function CallPress({ model, card }: Props) {
  const state = useCalls({ model, card });
  return (
    <PressButton
      command={null}
      kind="calling"
      disabled={!model.mayAct}
      onPress={() => {
        model.dialog.value = { kind: 'no-show', matchId: card.matchId };
      }}
    >
      <span>
        {t('open')}
        <small>{callWords(state)}</small>
      </span>
    </PressButton>
  );
}
