import type { DivisionSummary } from '@threecount/tournament';
import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { apiOf } from '../act.ts';
import { t } from '../words.ts';
import type { LatePlace } from './late-choice.ts';
import { LatePlaceField } from './late-place.tsx';
import { emptyEntry, entryBody, type TypedEntry } from './typed-entry.ts';

/** An entry that was made, and what speaks against it by the division's name and the rulebook. */
export interface Entered {
  readonly name: string;
  readonly notes: readonly string[];
}

interface Props {
  readonly tournamentId: string;
  readonly divisions: readonly DivisionSummary[];
  readonly onDone: (entered: Entered) => void;
}

type Input = InputHTMLAttributes<HTMLInputElement>;
type TextName = Exclude<keyof TypedEntry, 'divisionId' | 'gender'>;

const before: readonly (readonly [TextName, Input])[] = [
  ['givenName', { type: 'text', maxLength: 200 }],
  ['familyName', { type: 'text', maxLength: 200, required: true }],
  ['club', { type: 'text', maxLength: 200 }],
];
const after: readonly (readonly [TextName, Input])[] = [
  ['seed', { type: 'number', min: 1, max: 10_000, step: 1 }],
  ['weightKg', { type: 'number', min: 10, max: 300, step: 0.01 }],
  ['born', { type: 'date' }],
  ['rank', { type: 'text', maxLength: 200 }],
  ['months', { type: 'number', min: 0, max: 1_200, step: 1 }],
];

export function EntryForm({ tournamentId, divisions, onDone }: Props) {
  const [typed, setTyped] = useState<TypedEntry>(emptyEntry);
  const [place, setPlace] = useState<LatePlace | null>(null);
  const division = divisions.find(({ divisionId }) => divisionId === typed.divisionId);
  const isDrawn = division !== undefined && division.format !== null;
  const command = useCommand();
  const set: Change = (change) => {
    if (change.divisionId !== undefined) setPlace(null);
    setTyped({ ...typed, ...change });
  };
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const body = { ...entryBody(typed), ...(isDrawn ? { place } : {}) };
    let notes: Entered['notes'] = [];
    const send = async (): Promise<void> => {
      const path = `${apiOf(tournamentId)}/entries`;
      ({ notes } = await sendCommand<Pick<Entered, 'notes'>>(path, body));
    };
    const name = `${body.givenName} ${body.familyName}`.trim();
    if (await command.run(send)) onDone({ name, notes });
  };
  return (
    <form class="column-form" onSubmit={save}>
      {before.map(([name, input]) => (
        <Field key={name} name={name} typed={typed} set={set} input={input} />
      ))}
      <DivisionField divisions={divisions} typed={typed} set={set} />
      {isDrawn ? (
        <LatePlaceField
          tournamentId={tournamentId}
          divisionId={typed.divisionId}
          chosen={place}
          onChoose={setPlace}
          version={command.error === null ? 0 : 1}
        />
      ) : null}
      {after.map(([name, input]) => (
        <Field key={name} name={name} typed={typed} set={set} input={input} />
      ))}
      <GenderField typed={typed} set={set} />
      <Problem error={command.error} />
      <p class="actions">
        <button
          type="submit"
          class="button primary"
          disabled={command.busy || (isDrawn && place === null)}
        >
          {t('entries.add-button')}
        </button>
      </p>
    </form>
  );
}

type Change = (change: Partial<TypedEntry>) => void;

interface FieldProps {
  readonly typed: TypedEntry;
  readonly set: Change;
}

function DivisionField({ divisions, typed, set }: FieldProps & Pick<Props, 'divisions'>) {
  return (
    <label class="field">
      <span>{t('entries.division')}</span>
      <select
        required
        value={typed.divisionId}
        onChange={(event) => set({ divisionId: event.currentTarget.value })}
      >
        <option value="">{t('entries.choose-division')}</option>
        {divisions.map(({ divisionId, name, format }) => (
          <option key={divisionId} value={divisionId}>
            {format === null ? name : t('entries.drawn-division', { name })}
          </option>
        ))}
      </select>
    </label>
  );
}

function GenderField({ typed, set }: FieldProps) {
  return (
    <label class="field">
      <span>{t('entries.gender')}</span>
      <select value={typed.gender} onChange={(event) => set({ gender: event.currentTarget.value })}>
        <option value="">{t('entries.gender.none')}</option>
        <option value="female">{t('entries.gender.female')}</option>
        <option value="male">{t('entries.gender.male')}</option>
      </select>
    </label>
  );
}

interface TextFieldProps extends FieldProps {
  readonly name: TextName;
  /** What kind of input it is, and its limits. */
  readonly input: Input;
}

function Field({ name, typed, set, input }: TextFieldProps) {
  return (
    <label class="field">
      <span>{t(`entries.field.${name}`)}</span>
      <input
        {...input}
        value={typed[name]}
        onInput={(event) => set({ [name]: event.currentTarget.value })}
      />
    </label>
  );
}
