import type { MatchCard } from '@threecount/tournament';
import { methodsFor, type PaperForm } from '../../parts/paper-form.ts';
import { t as shared } from '../../parts/words.ts';
import { methodWords, slotWords } from '../../ui/words.ts';
import { t } from '../words.ts';

interface WinnerProps {
  readonly match: MatchCard;
  readonly legend: string;
  /** Null: none is chosen. */
  readonly chosen: PaperForm['winner'] | 'other';
  readonly onChoose: (winner: 'red' | 'blue' | 'nobody' | 'other') => void;
  /** What else can be chosen. */
  readonly other?: string;
}

/** Who won, by name. */
export function WinnerChoice({ match, legend, chosen, onChoose, other }: WinnerProps) {
  const choices: readonly (readonly ['red' | 'blue' | 'nobody' | 'other', string])[] = [
    ['red', `${shared('red')}: ${slotWords(match.red)}`],
    ['blue', `${shared('blue')}: ${slotWords(match.blue)}`],
    ['nobody', shared('nobody-wins')],
    ...(other === undefined ? [] : [['other', other] as const]),
  ];
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value} class="check">
          <input
            type="radio"
            name="winner"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface Props {
  readonly form: PaperForm;
  readonly onChange: (changed: Partial<PaperForm>) => void;
}

/** How it ended, of the ways that fit the winner. */
export function MethodChoice({ form, onChange }: Props) {
  return (
    <label class="field">
      <span>{t('paper.method')}</span>
      <select
        value={form.method}
        onChange={({ currentTarget: { value } }) =>
          onChange({ method: methodsFor(form.winner).find((each) => each === value) ?? '' })
        }
      >
        <option value="">{t('paper.choose')}</option>
        {methodsFor(form.winner).map((method) => (
          <option key={method} value={method}>
            {methodWords(method)}
          </option>
        ))}
      </select>
    </label>
  );
}
