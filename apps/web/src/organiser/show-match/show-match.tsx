import type { Side } from '@threecount/match';
import { useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { apiOf } from '../act.ts';
import type { Desk } from '../desk.ts';
import { DialogButton } from '../dialog-button.tsx';
import { t } from '../later/words.ts';
import { emptyShow, showBody, type TypedGuest, type TypedShow } from './body.ts';

interface Props {
  readonly desk: Desk;
  readonly onDone: () => void;
}

/** A guest or show match by one form. */
export function ShowMatch({ desk, onDone }: Props) {
  if (desk.divisions.length === 0) return null;
  return (
    <DialogButton label={t('show.open')} title={t('show.open')}>
      {(close) => (
        <Form
          desk={desk}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </DialogButton>
  );
}

function Form({ desk, onDone }: Props) {
  const [typed, setTyped] = useState<TypedShow>(() => emptyShow(t('show.proposed')));
  const command = useCommand();
  const set = (change: Partial<TypedShow>): void => setTyped({ ...typed, ...change });
  const body = showBody(typed);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (body === null) return;
    const path = `${apiOf(desk.tournamentId)}/show-matches`;
    if (await command.run(() => sendCommand(path, body))) onDone();
  };
  return (
    <form class="column-form" onSubmit={save}>
      <p>{t('show.text')}</p>
      <TextField label={t('show.name')} value={typed.name} onText={(name) => set({ name })} />
      <Choice
        label={t('show.like')}
        value={typed.like}
        none={t('show.choose')}
        options={desk.divisions.map(({ divisionId, name }) => [divisionId, name])}
        onChoose={(like) => set({ like })}
      />
      {(['red', 'blue'] as const).map((side) => (
        <Guest
          key={side}
          side={side}
          guest={typed[side]}
          onGuest={(guest) => set({ [side]: guest })}
        />
      ))}
      <Choice
        label={t('show.mat')}
        value={typed.matId}
        none={t('show.no-mat')}
        options={desk.view.mats.map(({ matId, name }) => [matId, name])}
        onChoose={(matId) => set({ matId })}
      />
      <Problem error={command.error} />
      <p class="actions">
        <button type="submit" class="button primary" disabled={command.busy || body === null}>
          {t('show.do')}
        </button>
      </p>
    </form>
  );
}

interface GuestProps {
  readonly side: Side;
  readonly guest: TypedGuest;
  readonly onGuest: (guest: TypedGuest) => void;
}

function Guest({ side, guest, onGuest }: GuestProps) {
  return (
    <fieldset class="choices column-form">
      <legend>{t(`show.${side}`)}</legend>
      <TextField
        label={t('show.given')}
        value={guest.givenName}
        onText={(givenName) => onGuest({ ...guest, givenName })}
      />
      <TextField
        label={t('show.family')}
        value={guest.familyName}
        required
        onText={(familyName) => onGuest({ ...guest, familyName })}
      />
      <TextField
        label={t('show.club')}
        value={guest.club}
        onText={(club) => onGuest({ ...guest, club })}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** What stands there while nothing is chosen. */
  readonly none: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, none, options, onChoose }: ChoiceProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{none}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
