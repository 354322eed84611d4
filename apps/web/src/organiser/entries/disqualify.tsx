import { useState } from 'preact/hooks';
import { fullName } from '../../ui/words.ts';
import { SaidPreview } from '../corrections/said-preview.tsx';
import { t } from '../later/words.ts';
import { Fold } from './fold.tsx';
import type { MeasureProps } from './measures.tsx';

const kinds = ['technical', 'disciplinary'] as const;

/** Officials put an entry out apart from a match: why, then what follows in the bracket, then it is done. */
export function Disqualify({ tournamentId, entry, onDone }: MeasureProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('technical');
  const [people, setPeople] = useState<readonly string[]>([]);
  const isOfPeople = kind === 'disciplinary' && entry.fighters.length > 0;
  const named = isOfPeople && people.length > 0 ? { people } : {};
  return (
    <Fold title={t('out.title')}>
      <SaidPreview
        tournamentId={tournamentId}
        stream={{ kind: 'entry', id: entry.entryId }}
        text={t('out.text')}
        labels={{ byLabel: t('out.by'), reasonLabel: t('out.reason') }}
        button={t('out.do')}
        also={kind === 'disciplinary' ? barredWords(entry, people) : null}
        propose={(said) => ({ type: 'disqualify-entry', kind, ...named, ...said })}
        onDone={onDone}
      >
        <fieldset class="choices">
          <legend>{t('out.kind')}</legend>
          {kinds.map((each) => (
            <label key={each} class="check">
              <input
                type="radio"
                name="kind"
                checked={kind === each}
                onChange={() => setKind(each)}
              />
              <span>{kindWords(each, entry)}</span>
            </label>
          ))}
        </fieldset>
        {isOfPeople ? <Cause entry={entry} people={people} onPeople={setPeople} /> : null}
      </SaidPreview>
    </Fold>
  );
}

/** Of a team only those who are named are out of the whole tournament. */
const kindWords = (kind: (typeof kinds)[number], { fighters }: MeasureProps['entry']): string =>
  kind === 'disciplinary' && fighters.length > 0 ? t('out.disciplinary-team') : t(`out.${kind}`);

/** Who may not compete again with it; of a team those who are named, and null where nobody is. */
function barredWords(entry: MeasureProps['entry'], people: readonly string[]): string | null {
  const { fighters } = entry;
  const barred = fighters.filter(({ personId }) => people.includes(personId));
  const names = fighters.length === 0 ? [fullName(entry)] : barred.map(({ name }) => name);
  return names.length === 0 ? null : t('out.barred', { names: names.join(', ') });
}

interface CauseProps extends Pick<MeasureProps, 'entry'> {
  readonly people: readonly string[];
  readonly onPeople: (people: readonly string[]) => void;
}

/** Who of a team did it: out of the whole tournament, which the others are not. */
function Cause({ entry, people, onPeople }: CauseProps) {
  return (
    <fieldset class="choices">
      <legend>{t('out.cause')}</legend>
      {entry.fighters.map(({ personId, name }) => (
        <label key={personId} class="check">
          <input
            type="checkbox"
            checked={people.includes(personId)}
            onChange={() =>
              onPeople(
                people.includes(personId)
                  ? people.filter((each) => each !== personId)
                  : [...people, personId],
              )
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
