import { useState } from 'preact/hooks';
import { codeWords } from '../divisions/column-words.ts';
import type { ControlProps } from './control.tsx';
import { recordOf, secondsFrom, secondsText, withOption, withoutTime } from './draft.ts';
import { t } from './words.ts';

type Vocabulary = ControlProps['vocabulary'];

const keyWords = (key: string, vocabulary: Vocabulary): string =>
  key
    .split('/')
    .map((code) => codeWords(code, vocabulary))
    .join(' · ');

/** Match times by division: those that are set, those that are missing, and a way to name another. */
export function DurationsControl({ value, onChange, divisions, vocabulary }: ControlProps) {
  const set = recordOf(value);
  const missing = withoutTime(divisions);
  const open = missing.filter(({ key }) => !(key in set));
  const names = new Map(missing.map(({ key, names: of }) => [key, of.join(', ')]));
  const change = (key: string, seconds: unknown) => {
    const next = withOption(set, key, seconds);
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  const row = (key: string) => (
    <Row
      key={key}
      name={keyWords(key, vocabulary)}
      about={names.get(key) ?? ''}
      value={set[key]}
      onChange={(seconds) => change(key, seconds)}
    />
  );
  return (
    <div class="rows">
      {Object.keys(set).map(row)}
      {open.length > 0 ? <p class="notice">{t('durations.missing')}</p> : null}
      {open.map(({ key }) => row(key))}
      {vocabulary === null ? null : (
        <Another vocabulary={vocabulary} known={set} onAdd={(key) => change(key, '')} />
      )}
    </div>
  );
}

function Row(props: {
  readonly name: string;
  readonly about: string;
  readonly value: unknown;
  readonly onChange: (seconds: unknown) => void;
}) {
  const { name, about, value, onChange } = props;
  return (
    <div class="duration-row">
      <span>
        <b>{name}</b>
        {about === '' ? null : <small>{about}</small>}
      </span>
      <input
        aria-label={t('durations.time-of', { division: name })}
        placeholder="m:ss"
        size={6}
        autocomplete="off"
        value={secondsText(value)}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value;
          onChange(text === '' ? undefined : secondsFrom(text));
        }}
      />
      {value === undefined ? null : (
        <button
          type="button"
          class="button"
          aria-label={t('remove-name', { name })}
          onClick={() => onChange(undefined)}
        >
          {t('remove')}
        </button>
      )}
    </div>
  );
}

/** Names a division by its age group, skill and discipline, each of which may be left out. */
function Another(props: {
  readonly vocabulary: NonNullable<Vocabulary>;
  readonly known: Readonly<Record<string, unknown>>;
  readonly onAdd: (key: string) => void;
}) {
  const { vocabulary, known, onAdd } = props;
  const [codes, setCodes] = useState<readonly string[]>(['', '', '']);
  const skills = [
    ...new Set([
      ...vocabulary.levels.flatMap(({ namedBy, levels }) =>
        namedBy === 'level' ? levels.map(({ id }) => id) : [],
      ),
      ...vocabulary.ranks,
    ]),
  ];
  const lists = [vocabulary.ageGroups.map(({ id }) => id), skills, vocabulary.disciplines];
  const key = codes.filter((code) => code !== '').join('/');
  return (
    <fieldset class="duration-row">
      <legend>{t('durations.add')}</legend>
      {lists.map((list, place) =>
        list.length === 0 ? null : (
          <select
            key={place}
            aria-label={t('row', { what: t('durations.add'), number: place + 1 })}
            value={codes[place] ?? ''}
            onChange={({ currentTarget }) =>
              setCodes(codes.map((code, i) => (i === place ? currentTarget.value : code)))
            }
          >
            <option value="">{t('durations.any')}</option>
            {list.map((code) => (
              <option key={code} value={code}>
                {codeWords(code, vocabulary)}
              </option>
            ))}
          </select>
        ),
      )}
      <button
        type="button"
        class="button"
        disabled={key === '' || key in known}
        onClick={() => onAdd(key)}
      >
        {t('durations.add-button')}
      </button>
    </fieldset>
  );
}
