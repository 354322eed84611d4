import type { TeamEventView } from '@threecount/tournament';
import { useRef, useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { t } from '../../parts/teams/words.ts';
import { TextField } from '../../parts/text-field.tsx';
import { apiOf } from '../act.ts';
import type { Desk } from '../desk.ts';
import type { LatePlace } from '../entries/late-choice.ts';
import { LatePlaceField } from '../entries/late-place.tsx';

interface Props {
  readonly desk: Desk;
  readonly division: TeamEventView['divisions'][number];
  readonly onAdded: (entryId: string) => void;
}

/** Enters a team by name and club; its people are asked for next. */
export function AddTeam({ desk, division, onAdded }: Props) {
  const [name, setName] = useState('');
  const [club, setClub] = useState('');
  const [place, setPlace] = useState<LatePlace | null>(null);
  const command = useCommand();
  const form = useRef<HTMLFormElement>(null);
  const { divisionId } = division;
  const summary = desk.divisions.find((one) => one.divisionId === divisionId);
  const isDrawn = summary !== undefined && summary.format !== null;
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const late = isDrawn ? { place } : {};
    const body = { divisionId, name: name.trim(), club: club.trim(), ...late };
    let entryId = '';
    const send = async (): Promise<void> => {
      const path = `${apiOf(desk.tournamentId)}/teams`;
      ({ entryId } = await sendCommand<{ readonly entryId: string }>(path, body));
    };
    if (!(await command.run(send))) return;
    setName('');
    setClub('');
    setPlace(null);
    onAdded(entryId);
  };
  return (
    <form class="card row-form add-team" onSubmit={add} ref={form}>
      <TextField label={t('add.name')} value={name} onText={setName} required />
      <TextField label={t('add.club')} value={club} onText={setClub} />
      {isDrawn ? (
        <LatePlaceField
          tournamentId={desk.tournamentId}
          divisionId={divisionId}
          chosen={place}
          onChoose={setPlace}
          version={command.error === null ? 0 : 1}
        />
      ) : null}
      <button
        type="submit"
        class="button primary"
        disabled={command.busy || name.trim() === '' || (isDrawn && place === null)}
      >
        {t('add.button')}
      </button>
      <Problem error={command.error} />
    </form>
  );
}
