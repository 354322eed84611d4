import type { DivisionVocabulary, OptionView } from '@threecount/rulebooks';
import type { DivisionSummary } from '@threecount/tournament';
import { recordOf, withOption } from './draft.ts';
import { DurationsControl } from './durations.tsx';
import { HandicapControl } from './handicap.tsx';
import { LegalityControl } from './legality.tsx';
import { AmountControl, NumberControl } from './numbers.tsx';
import { WeightListsControl } from './weight-lists.tsx';
import { spelt, t } from './words.ts';

/** What every control of a choice gets. */
export interface ControlProps {
  readonly option: OptionView;
  /** Undefined: as by default. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The id of the words that name and explain the choice. */
  readonly labelledBy: string;
  readonly divisions: readonly DivisionSummary[];
  readonly vocabulary: DivisionVocabulary | null;
}

/** The control of one choice, by its kind. */
export function Control(props: ControlProps) {
  switch (props.option.form.kind) {
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'number':
    case 'count':
      return <NumberControl {...props} />;
    case 'amount':
      return <AmountControl {...props} />;
    case 'durations':
      return <DurationsControl {...props} />;
    case 'legality':
      return <LegalityControl {...props} />;
    case 'technical-fouls':
      return <FoulsControl {...props} />;
    case 'handicap':
      return <HandicapControl {...props} />;
    case 'weight-lists':
      return <WeightListsControl {...props} />;
    case 'gestures':
      return <GesturesControl {...props} />;
  }
}

function ChoiceControl({ option: { form }, value, onChange, labelledBy }: ControlProps) {
  if (form.kind !== 'choice') return null;
  const [first, ...others] = form.values;
  const chosen = value === undefined || String(value) === String(first) ? '' : String(value);
  return (
    <select
      aria-labelledby={labelledBy}
      value={chosen}
      onChange={({ currentTarget }) => {
        const picked = others.find((one) => String(one) === currentTarget.value);
        onChange(picked);
      }}
    >
      <option value="">{t('as-book-is', { value: spelt(first ?? '') })}</option>
      {others.map((one) => (
        <option key={one} value={String(one)}>
          {spelt(one)}
        </option>
      ))}
    </select>
  );
}

function FoulsControl({ option: { form }, value, onChange }: ControlProps) {
  if (form.kind !== 'technical-fouls') return null;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : form.technical;
  return (
    <div class="tick-list">
      {form.fouls.map(({ code, label }) => (
        <label key={code} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ currentTarget: { checked } }) => {
              const next = form.fouls
                .map((foul) => foul.code)
                .filter((one) => (one === code ? checked : chosen.includes(one)));
              const same =
                next.join() ===
                form.fouls
                  .map((foul) => foul.code)
                  .filter((one) => form.technical.includes(one))
                  .join();
              onChange(same ? undefined : next);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

function GesturesControl({ option: { form }, value, onChange }: ControlProps) {
  if (form.kind !== 'gestures') return null;
  const words = recordOf(value);
  return (
    <div class="rows">
      {form.gestures.map(({ id, label }) => (
        <label key={id} class="field">
          <span>{label}</span>
          <input
            value={String(words[id] ?? '')}
            maxLength={500}
            onInput={({ currentTarget }) => {
              const text = currentTarget.value;
              const next = withOption(words, id, text === '' ? undefined : text);
              onChange(Object.keys(next).length === 0 ? undefined : next);
            }}
          />
        </label>
      ))}
    </div>
  );
}
