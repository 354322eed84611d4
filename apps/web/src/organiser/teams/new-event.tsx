import type { DivisionSummary, TeamEventView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { beltWords, eventWords, t } from '../../parts/teams/words.ts';
import { TextField } from '../../parts/text-field.tsx';
import { act } from '../act.ts';
import type { Desk } from '../desk.ts';
import { codeWords } from '../divisions/column-words.ts';
import { useVocabulary } from '../rulebooks.tsx';
import { Choice } from './choice.tsx';

/** An id for a further division that none of these has. */
const nextDivisionId = (divisions: readonly DivisionSummary[]): string => {
  const numbers = divisions.map(({ divisionId }) => Number(/^d(\d+)$/u.exec(divisionId)?.[1] ?? 0));
  return `d${Math.max(0, ...numbers) + 1}`;
};

interface Props {
  readonly desk: Desk;
  readonly events: readonly TeamEventView[];
}

/** Makes a division for teams: what kind of event, and for which belt. */
export function NewEvent({ desk, events }: Props) {
  const codes = [...new Set(events.map(({ event }) => event))];
  const [name, setName] = useState('');
  const [event, setEvent] = useState(codes[0] ?? '');
  const [rank, setRank] = useState('');
  const [discipline, setDiscipline] = useState('');
  const disciplines = useVocabulary(desk.view.rulebook.id)?.disciplines ?? [];
  const rules = events.find((one) => one.event === event)?.rules;
  const oneRank = rules?.composition?.oneRank === true;
  const proposed = [oneRank && rank !== '' ? beltWords(rank) : '', eventWords(event)]
    .filter((part) => part !== '')
    .join(', ');
  const chosen = discipline === '' ? (disciplines[0] ?? '') : discipline;
  const command = useCommand();
  const make = async (submitted: Event): Promise<void> => {
    submitted.preventDefault();
    const divisionId = nextDivisionId(desk.divisions);
    const column = { discipline: chosen, event, ...(oneRank && rank !== '' ? { rank } : {}) };
    const made = await command.run(() =>
      act(
        desk.tournamentId,
        { kind: 'division', id: divisionId },
        {
          type: 'create-division',
          divisionId,
          name: name.trim() === '' ? proposed : name.trim(),
          column: { column, standing: 'confirmed', alternatives: [] },
        },
      ),
    );
    if (made) setName('');
  };
  return (
    <details class="card new-event" open={events.every(({ divisions }) => divisions.length === 0)}>
      <summary>{t('new-event')}</summary>
      <form class="row-form" onSubmit={make}>
        <Choice
          label={t('new-event.kind')}
          value={event}
          codes={codes}
          words={eventWords}
          onChoose={setEvent}
        />
        {oneRank ? (
          <Choice
            label={t('new-event.belt')}
            value={rank}
            codes={rules?.ranks ?? []}
            words={beltWords}
            none={t('belt.none')}
            onChoose={setRank}
          />
        ) : null}
        <Choice
          label={t('new-event.discipline')}
          value={chosen}
          codes={disciplines}
          words={(code) => codeWords(code)}
          onChoose={setDiscipline}
        />
        <TextField
          label={t('new-event.name')}
          value={name}
          onText={setName}
          placeholder={proposed}
        />
        <button
          type="submit"
          class="button"
          disabled={command.busy || disciplines.length === 0 || (oneRank && rank === '')}
        >
          {t('new-event.make')}
        </button>
        <Problem error={command.error} />
      </form>
    </details>
  );
}
