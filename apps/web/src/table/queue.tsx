import type { MatchCard } from '@threecount/tournament';
import { heldWords } from '../parts/words.ts';
import { formatTime } from '../ui/i18n.ts';
import { setVenueZone } from '../ui/venue-time.ts';
import { roundWords, slotWords } from '../ui/words.ts';
import { Calls, NoShowButton } from './calls.tsx';
import { isTakeable, mayOverrule } from './logic/takeable.ts';
import type { TableModel } from './model.ts';
import { Key } from './parts.tsx';
import { unfitWords } from './team/unfit-words.ts';
import { t } from './words.ts';

interface QueueProps {
  readonly model: TableModel;
}

function Competitor({ card, side }: { readonly card: MatchCard; readonly side: 'red' | 'blue' }) {
  const slot = card[side];
  return (
    <p class={`competitor ${side}`}>
      <span class="hidden-text">{t(`side.${side}`)}</span>
      <b>{slotWords(slot)}</b>
      {slot.kind === 'competitor' ? <span>{slot.competitor.club}</span> : null}
    </p>
  );
}

function Card({
  model,
  card,
  first,
}: QueueProps & { readonly card: MatchCard; readonly first: boolean }) {
  const isReady = isTakeable(card);
  const unfit = card.team?.unfit ?? [];
  const isHeld = card.standing === 'held' || unfit.length > 0;
  const blocked = model.busy.value;
  return (
    <li class={`queued ${card.standing}`}>
      <p class="small">
        <b>{t('match-number', { number: card.number })}</b> · {roundWords(card.round)} ·{' '}
        {card.divisionName}
        {card.planned === null ? null : (
          <span class="num"> · {t('planned', { time: formatTime(card.planned) })}</span>
        )}
      </p>
      <Competitor card={card} side="red" />
      <Competitor card={card} side="blue" />
      {isHeld ? (
        <ul class="reasons">
          {card.held.map((held) => (
            <li key={`${held.kind} ${held.entryId}`}>{heldWords(held, card)}</li>
          ))}
          {unfit.map((one) => (
            <li key={`${one.is} ${one.side}`}>{unfitWords(one, card)}</li>
          ))}
        </ul>
      ) : null}
      {isReady || isHeld ? (
        <div class="actions">
          <Calls model={model} card={card} />
          <NoShowButton model={model} card={card} />
        </div>
      ) : null}
      <div class="actions">
        {isReady ? (
          <button
            type="button"
            class={`button ${first ? 'primary' : ''}`}
            disabled={blocked}
            onClick={() => void model.command('open', { matchId: card.matchId })}
          >
            {t('take')}
            {first ? <Key of={{ kind: 'next' }} /> : null}
          </button>
        ) : null}
        {isHeld && mayOverrule(card) ? (
          <button
            type="button"
            class="button"
            onClick={() => {
              model.dialog.value = { kind: 'overrule', matchId: card.matchId };
            }}
          >
            {t('overrule')}
          </button>
        ) : null}
        {isReady || isHeld ? (
          <button
            type="button"
            class="button"
            onClick={() => {
              model.dialog.value = { kind: 'paper', matchId: card.matchId };
            }}
          >
            {t('paper')}
          </button>
        ) : (
          <p class="small">{t.of(`standing.${card.standing}`) ?? ''}</p>
        )}
      </div>
    </li>
  );
}

/** Between matches: what this mat takes next, and why something waits. */
export function Queue({ model }: QueueProps) {
  const view = model.state.value.view;
  setVenueZone(view?.timeZone ?? null);
  const queue = view?.queue ?? [];
  const first = queue.find(isTakeable);
  return (
    <main class="queue" id="content">
      <h1>{t('queue')}</h1>
      {model.refusal.value ? (
        <p class="notice" role="alert">
          {model.refusal.value}
        </p>
      ) : null}
      {queue.length === 0 ? <p class="waiting">{t('queue-empty')}</p> : null}
      <ol>
        {queue.map((card) => (
          <Card key={card.matchId} model={model} card={card} first={card === first} />
        ))}
      </ol>
    </main>
  );
}
