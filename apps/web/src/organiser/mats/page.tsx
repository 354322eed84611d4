import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { act } from '../act.ts';
import { DayForm } from '../day/day-form.tsx';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { AssignDivisions } from './assign.tsx';
import { MatCard } from './mat-card.tsx';
import './mats.css';
import { nextMatId } from './order.ts';

/** The mats: named, given their divisions, ordered, and each with the link of its table. */
export function MatsPage({ desk }: { readonly desk: Desk }) {
  return (
    <>
      <DayForm key={`${desk.view.timeZone} ${JSON.stringify(desk.view.sessions)}`} desk={desk} />
      <AddMat desk={desk} />
      <div class="mat-cards">
        {desk.mats.map((mat) => (
          <MatCard key={mat.matId} desk={desk} mat={mat} />
        ))}
      </div>
      <AssignDivisions desk={desk} />
    </>
  );
}

function AddMat({ desk }: { readonly desk: Desk }) {
  const ids = desk.view.mats.map((mat) => mat.matId);
  const proposed = t('mats.proposed', { number: ids.length + 1 });
  const [name, setName] = useState('');
  const command = useCommand();
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const matId = nextMatId(ids);
    const called = name.trim() === '' ? proposed : name.trim();
    const action = { type: 'add-mat', matId, name: called } as const;
    const added = await command.run(() =>
      act(desk.tournamentId, { kind: 'mat', id: matId }, action),
    );
    if (added) setName('');
  };
  return (
    <section class="card">
      <form class="row-form" onSubmit={add}>
        <TextField
          label={t('mats.new-name')}
          value={name}
          onText={setName}
          placeholder={proposed}
        />
        <button type="submit" class="button primary" disabled={command.busy}>
          {t('mats.add')}
        </button>
        <Problem error={command.error} />
      </form>
    </section>
  );
}
