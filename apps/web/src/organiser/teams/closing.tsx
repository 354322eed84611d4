import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { t } from '../../parts/teams/words.ts';
import { timeWords } from '../../parts/words.ts';
import { momentOf, wallTime } from '../../ui/venue-time.ts';
import { act } from '../act.ts';
import type { DivisionProps } from './props.ts';

interface Props extends Pick<DivisionProps, 'desk' | 'division'> {
  readonly onDone: () => void;
}

/** When the orders of a division close, in venue time; without it each is fixed as it comes in. */
export function Closing({ desk, division, onDone }: Props) {
  const { divisionId, ordersCloseAt } = division;
  const { timeZone } = desk.view;
  const [typed, setTyped] = useState<string | null>(null);
  const command = useCommand();
  const stored = ordersCloseAt === null ? '' : wallTime(ordersCloseAt, timeZone);
  const at = momentOf(typed ?? stored, timeZone);
  const set = async (closing: number | null): Promise<void> => {
    const stream = { kind: 'division', id: divisionId } as const;
    const action = { type: 'set-order-closing', at: closing } as const;
    if (!(await command.run(() => act(desk.tournamentId, stream, action)))) return;
    setTyped(null);
    onDone();
  };
  return (
    <details class="card closing">
      <summary>
        {ordersCloseAt === null
          ? t('closing.none')
          : t('closing.at', { time: timeWords(ordersCloseAt) })}
      </summary>
      <form
        class="row-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (at !== null) void set(at);
        }}
      >
        <label class="field narrow">
          <span>{t('closing.field')}</span>
          <input
            type="datetime-local"
            value={typed ?? stored}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={command.busy || at === null}>
          {t('save')}
        </button>
        {ordersCloseAt === null ? null : (
          <button
            type="button"
            class="button"
            disabled={command.busy}
            onClick={() => void set(null)}
          >
            {t('closing.clear')}
          </button>
        )}
        <Problem error={command.error} />
        <p class="soft">{t('closing.text')}</p>
      </form>
    </details>
  );
}
