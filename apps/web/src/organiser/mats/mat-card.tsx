import type { MatSummary } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { act } from '../act.ts';
import { CallList } from '../calls/call-list.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { MatDayForm } from '../day/mat-day-form.tsx';
import type { Desk } from '../desk.ts';
import { t as later } from '../later/words.ts';
import { t } from '../words.ts';
import { DayOfMat } from './day-of-mat.tsx';
import { lengthWords } from './length.ts';
import { MatLink } from './link.tsx';
import { MatOrder } from './mat-order.tsx';
import { expectedMinutes } from './spread.ts';

interface Props {
  readonly desk: Desk;
  readonly mat: MatSummary;
}

/** One mat with all that is done to it. */
export function MatCard({ desk, mat }: Props) {
  const { tournamentId } = desk;
  const stream = { kind: 'mat', id: mat.matId } as const;
  const own = desk.divisions.filter((division) => division.matId === mat.matId);
  const minutes = own.reduce((sum, division) => sum + expectedMinutes(division), 0);
  return (
    <section class="card mat-card" aria-label={mat.name}>
      <h2>{mat.name}</h2>
      <p class="soft">
        {[
          t('mats.divisions', { count: own.length }),
          mat.plannedEnd === null ? lengthWords(minutes) : '',
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <DayOfMat mat={mat} view={desk.view} />
      <p class="actions">
        <a
          class="button"
          href={`/scoreboard/${encodeURIComponent(tournamentId)}/${encodeURIComponent(mat.matId)}`}
          target="_blank"
          rel="noopener"
        >
          {t('mats.scoreboard')}
        </a>
        <a
          class="button"
          href={`/table/${encodeURIComponent(mat.matId)}?t=${encodeURIComponent(tournamentId)}`}
          target="_blank"
          rel="noopener"
        >
          {t('mats.table')}
        </a>
        <MatLink desk={desk} mat={mat} />
      </p>
      <details>
        <summary>{later('call-list')}</summary>
        <CallList desk={desk} mat={mat} />
      </details>
      <details>
        <summary>{t('mats.order')}</summary>
        <MatOrder tournamentId={tournamentId} mat={mat} mats={desk.mats} />
      </details>
      <details>
        <summary>{t('day.mat')}</summary>
        <MatDayForm
          key={`${desk.view.timeZone} ${JSON.stringify([mat.sessions, mat.breaks, desk.view.sessions])}`}
          desk={desk}
          mat={mat}
        />
      </details>
      <details>
        <summary>{t('mats.rename-remove')}</summary>
        <Rename tournamentId={tournamentId} mat={mat} />
        <ConfirmButton
          label={t('mats.remove')}
          name={t('mats.remove-name', { name: mat.name })}
          title={t('mats.remove-name', { name: mat.name })}
          yes={t('mats.remove')}
          onYes={() => act(tournamentId, stream, { type: 'remove-mat' })}
        >
          <p>{t('mats.remove-text')}</p>
        </ConfirmButton>
      </details>
    </section>
  );
}

function Rename({
  tournamentId,
  mat,
}: {
  readonly tournamentId: string;
  readonly mat: MatSummary;
}) {
  const [name, setName] = useState(mat.name);
  const command = useCommand();
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const action = { type: 'rename-mat', name: name.trim() } as const;
    await command.run(() => act(tournamentId, { kind: 'mat', id: mat.matId }, action));
  };
  return (
    <form class="row-form" onSubmit={rename}>
      <TextField label={t('name')} value={name} onText={setName} />
      <button
        type="submit"
        class="button"
        disabled={command.busy || name.trim() === '' || name.trim() === mat.name}
      >
        {t('save')}
      </button>
      <Problem error={command.error} />
    </form>
  );
}
