import type { MatchCard, MatSummary } from '@threecount/tournament';
import { useRef } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { pairWords, t as shared, stateWords } from '../../parts/words.ts';
import { roundWords } from '../../ui/words.ts';
import { act } from '../act.ts';
import { t } from '../words.ts';
import { moveBy } from './order.ts';

interface Props {
  /** All mats: a match may be given to another one. */
  readonly mats: readonly MatSummary[];
  readonly tournamentId: string;
  readonly mat: MatSummary;
}

/** The next matches of a mat, each to be moved up or down by button or by Alt and arrow key. */
export function MatOrder({ tournamentId, mat, mats }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const command = useCommand();
  const move = async (index: number, step: number): Promise<void> => {
    const matchIds = moveBy(mat.queue, index, step).map((match) => match.matchId);
    const moved = mat.queue[index]?.matchId;
    const stream = { kind: 'mat', id: mat.matId } as const;
    if (await command.run(() => act(tournamentId, stream, { type: 'order-mat', matchIds }))) {
      const line = [...(list.current?.children ?? [])].find(
        (each) => each instanceof HTMLElement && each.dataset['match'] === moved,
      );
      line?.querySelector<HTMLButtonElement>(step < 0 ? '.up' : '.down')?.focus();
    }
  };
  const give = ({ matchId, divisionId }: MatchCard, matId: string): void => {
    const stream = { kind: 'division', id: divisionId } as const;
    void command.run(() => act(tournamentId, stream, { type: 'move-match', matchId, matId }));
  };
  if (mat.queue.length === 0) return <p class="soft">{t('mats.nothing-waits')}</p>;
  return (
    <>
      <p class="soft">{t('mats.order-text')}</p>
      <Problem error={command.error} />
      <ol class="plain-list" ref={list}>
        {mat.queue.map((match, index) => (
          <li key={match.matchId} class="line" data-match={match.matchId}>
            <OrderLine
              match={match}
              first={index === 0}
              last={index === mat.queue.length - 1}
              onMove={(step) => void move(index, step)}
              mats={mats}
              onGive={(matId) => give(match, matId)}
            />
          </li>
        ))}
      </ol>
      {mat.left > mat.queue.length ? (
        <p class="soft">{t('mats.order-more', { count: mat.queue.length })}</p>
      ) : null}
    </>
  );
}

interface LineProps {
  readonly match: MatchCard;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (step: number) => void;
  readonly mats: readonly MatSummary[];
  readonly onGive: (matId: string) => void;
}

function OrderLine({ match, first, last, onMove, mats, onGive }: LineProps) {
  const byKey = (event: KeyboardEvent): void => {
    const step = event.code === 'ArrowUp' ? -1 : event.code === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !event.altKey) return;
    event.preventDefault();
    onMove(step);
  };
  const number = match.number;
  return (
    <>
      <span>
        <b>{pairWords(match)}</b>
        <small>
          {[shared('match-number', { number }), roundWords(match.round), match.divisionName].join(
            ' · ',
          )}
        </small>
        <small>{stateWords(match)}</small>
      </span>
      <span class="steps">
        {mats.length < 2 ? null : (
          <select
            aria-label={t('mats.give', { number })}
            value={match.matId ?? ''}
            onChange={(event) => onGive(event.currentTarget.value)}
          >
            {mats.map(({ matId, name }) => (
              <option key={matId} value={matId}>
                {name}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          class="button up"
          aria-label={t('mats.up', { number })}
          aria-disabled={first}
          onKeyDown={byKey}
          onClick={() => (first ? undefined : onMove(-1))}
        >
          ↑
        </button>
        <button
          type="button"
          class="button down"
          aria-label={t('mats.down', { number })}
          aria-disabled={last}
          onKeyDown={byKey}
          onClick={() => (last ? undefined : onMove(1))}
        >
          ↓
        </button>
      </span>
    </>
  );
}
