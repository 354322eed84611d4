import { useEffect, useRef } from 'preact/hooks';
import { codeWords } from '../divisions/column-words.ts';
import type { ControlProps } from './control.tsx';
import { NumberInput } from './number-input.tsx';
import {
  asOption,
  type ListKey,
  listsOf,
  type TypedClass,
  type TypedList,
  withCode,
} from './weight-lists.ts';
import { t } from './words.ts';

const emptyClass: TypedClass = { name: '', toKg: null };

/** Lists of weight classes, each for a group of divisions. */
export function WeightListsControl({
  option: { form },
  value,
  onChange,
  vocabulary,
}: ControlProps) {
  if (form.kind !== 'weight-lists') return null;
  const lists = listsOf(value);
  const set = (next: readonly TypedList[]) => onChange(asOption(next));
  const groups = (vocabulary?.ageGroups ?? []).map(({ id }) => id);
  const choices: readonly Choice[] = [
    { key: 'discipline', codes: form.disciplines },
    { key: 'ageGroup', codes: groups },
    { key: 'gender', codes: ['female', 'male'] },
  ];
  return (
    <div class="rows">
      <p class="soft">{t(lists.length === 0 ? 'weights.empty' : 'weights.row')}</p>
      {lists.map((list, i) => (
        <ListForm
          key={i}
          list={list}
          place={i}
          choices={choices.filter(({ codes }) => codes.length > 0)}
          words={(code) => codeWords(code, vocabulary)}
          onChange={(next) => set(lists.map((one, at) => (at === i ? next : one)))}
          onRemove={() => set(lists.filter((_one, at) => at !== i))}
        />
      ))}
      <p>
        <button
          type="button"
          class="button"
          onClick={() => set([...lists, { codes: {}, classes: [emptyClass] }])}
        >
          {t('weights.add-list')}
        </button>
      </p>
    </div>
  );
}

interface Choice {
  readonly key: ListKey;
  readonly codes: readonly string[];
}

interface ListProps {
  readonly list: TypedList;
  readonly place: number;
  readonly choices: readonly Choice[];
  readonly words: (code: string) => string;
  readonly onChange: (list: TypedList) => void;
  readonly onRemove: () => void;
}

function ListForm({ list, place, choices, words, onChange, onRemove }: ListProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const toFocus = useRef<number | null>(null);
  // Whoever adds a class by the keyboard goes on in it.
  useEffect(() => {
    if (toFocus.current === null) return;
    frame.current?.querySelectorAll<HTMLInputElement>('.class-name')[toFocus.current]?.focus();
    toFocus.current = null;
  });
  const { codes, classes } = list;
  const title = t('weights.list', { number: place + 1 });
  const set = (next: readonly TypedClass[]) => onChange({ ...list, classes: next });
  return (
    <fieldset class="rows" ref={frame}>
      <legend>{title}</legend>
      <div class="duration-row">
        {choices.map(({ key, codes: all }) => (
          <label key={key} class="field">
            <span>{t(`weights.${key}`)}</span>
            <select
              value={codes[key] ?? ''}
              onChange={({ currentTarget }) => onChange(withCode(list, key, currentTarget.value))}
            >
              <option value="">{t('durations.any')}</option>
              {all.map((code) => (
                <option key={code} value={code}>
                  {words(code)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {classes.map((one, i) => (
        <ClassLine
          key={i}
          named={(what) => t('weights.of-list', { what, number: i + 1, list: title })}
          one={one}
          onChange={(part) =>
            set(classes.map((each, at) => (at === i ? { ...each, ...part } : each)))
          }
          onRemove={() => set(classes.filter((_each, at) => at !== i))}
        />
      ))}
      <p class="actions">
        <button
          type="button"
          class="button"
          aria-label={t('weights.add-of', { list: title })}
          onClick={() => {
            toFocus.current = classes.length;
            set([...classes, emptyClass]);
          }}
        >
          {t('weights.add')}
        </button>
        <button
          type="button"
          class="button"
          aria-label={t('remove-name', { name: title })}
          onClick={onRemove}
        >
          {t('weights.remove-list')}
        </button>
      </p>
    </fieldset>
  );
}

function ClassLine(props: {
  readonly one: TypedClass;
  readonly named: (what: string) => string;
  readonly onChange: (part: Partial<TypedClass>) => void;
  readonly onRemove: () => void;
}) {
  const { one, named, onChange, onRemove } = props;
  return (
    <div class="duration-row">
      <input
        class="class-name"
        aria-label={named(t('weights.name'))}
        placeholder={t('weights.name')}
        size={16}
        autocomplete="off"
        value={one.name}
        onInput={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <NumberInput
        label={named(t('handicap.max'))}
        placeholder={t('handicap.open')}
        size={8}
        value={one.toKg ?? undefined}
        onChange={(kg) => onChange({ toKg: kg ?? null })}
      />
      <button
        type="button"
        class="button"
        aria-label={t('remove-name', { name: named(t('weights.name')) })}
        onClick={onRemove}
      >
        {t('remove')}
      </button>
    </div>
  );
}
