import type { DivisionVocabulary, OptionView } from '@threecount/rulebooks';
import { useEffect, useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { actOnTournament } from '../act.ts';
import type { Desk } from '../desk.ts';
import { useVocabulary } from '../rulebooks.tsx';
import { Control } from './control.tsx';
import { type Draft, withOption } from './draft.ts';
import { draftFault } from './faults.ts';
import './options.css';
import { type BookOptions, useOptions } from './use-options.ts';
import { t } from './words.ts';

/** The choices that the book leaves to the organiser, each with its clause and how firm its default is. */
export function OptionsPage({ desk }: { readonly desk: Desk }) {
  const fetched = useOptions(desk.tournamentId);
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    return (
      <p class="notice" role="alert">
        {t('failed', { message: fetched.error.message })}
      </p>
    );
  }
  return <OptionsForm desk={desk} book={fetched.value} />;
}

function faults(options: readonly OptionView[], draft: Draft): readonly string[] {
  return options.flatMap(({ name, label, form }) => {
    const fault = draftFault(form, draft[name]);
    const bounds = form.kind === 'amount' ? { from: form.from, to: form.to } : {};
    return fault === null ? [] : [t(fault, { name: label, ...bounds })];
  });
}

function OptionsForm({ desk, book }: { readonly desk: Desk; readonly book: BookOptions }) {
  const { view, tournamentId } = desk;
  const stored: Draft = view.settings.options;
  const [draft, setDraft] = useState<Draft>(stored);
  const [saved, setSaved] = useState(false);
  const vocabulary = useVocabulary(view.rulebook.id);
  const command = useCommand();
  const wrong = faults(book.options, draft);
  const changed = JSON.stringify(draft) !== JSON.stringify(stored);
  const key = JSON.stringify(stored);
  // Somebody else may have chosen meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by content, not by identity
  useEffect(() => setDraft(stored), [key]);
  // Whoever comes by a link to one choice is brought to it: it was not there when the page began.
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id.startsWith('option-')) document.getElementById(id)?.focus();
  }, []);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const settings = { options: draft };
    setSaved(
      await command.run(() => actOnTournament(tournamentId, { type: 'set-settings', settings })),
    );
  };
  const ofTeams = book.options.filter(({ group }) => group === 'teams');
  const isConfirmed = (name: string): boolean =>
    book.tables.some(
      ({ id, option }) =>
        option === name && view.tables.some((one) => one.id === id && one.confirmed),
    );
  const line = (option: OptionView) => (
    <OptionLine
      key={option.name}
      option={option}
      places={book.places}
      desk={desk}
      vocabulary={vocabulary}
      value={draft[option.name]}
      confirmed={
        JSON.stringify(draft[option.name]) !== JSON.stringify(stored[option.name]) &&
        isConfirmed(option.name)
      }
      onChange={(value) => {
        setSaved(false);
        setDraft(withOption(draft, option.name, value));
      }}
    />
  );
  if (book.options.length === 0) return <p>{t('none')}</p>;
  return (
    <form class="options" onSubmit={save}>
      <p class="soft">{t('text')}</p>
      {book.options.filter(({ group }) => group === null).map(line)}
      {ofTeams.length === 0 ? null : (
        <section class="option-group" aria-labelledby="options-of-teams">
          <h2 id="options-of-teams">{t('teams.title')}</h2>
          <p class="soft">{t('teams.text')}</p>
          {ofTeams.map(line)}
        </section>
      )}
      <div class="card save-bar">
        {wrong.map((text) => (
          <p key={text} class="notice" role="alert">
            {text}
          </p>
        ))}
        <Problem error={command.error} />
        <p class="actions">
          <button
            type="submit"
            class="button primary"
            disabled={!changed || wrong.length > 0 || command.busy}
          >
            {t('save')}
          </button>
          <button type="button" class="button" disabled={!changed} onClick={() => setDraft(stored)}>
            {t('undo')}
          </button>
          <span role="status">{saved && !changed ? t('saved') : ''}</span>
        </p>
      </div>
    </form>
  );
}

interface LineProps {
  readonly option: OptionView;
  readonly places: BookOptions['places'];
  readonly desk: Desk;
  readonly vocabulary: DivisionVocabulary | null;
  readonly value: unknown;
  /** It is about to change although it is a table that was confirmed. */
  readonly confirmed: boolean;
  readonly onChange: (value: unknown) => void;
}

function OptionLine(props: LineProps) {
  const { option, places, desk, vocabulary, value, confirmed, onChange } = props;
  const id = `option-${option.name}`;
  return (
    <section class="card option" aria-labelledby={id}>
      <Head option={option} places={places} chosen={value !== undefined} />
      <Control
        option={option}
        value={value}
        labelledBy={id}
        divisions={desk.divisions}
        vocabulary={vocabulary}
        onChange={onChange}
      />
      {confirmed ? (
        <p class="notice" role="status">
          {t('confirmed-change')}
        </p>
      ) : null}
    </section>
  );
}

function Head(props: {
  readonly option: OptionView;
  readonly places: BookOptions['places'];
  readonly chosen: boolean;
}) {
  const { option, places, chosen } = props;
  const { name, label, clauses, standing, group } = option;
  return (
    <div>
      {group === null ? (
        <h2 id={`option-${name}`} tabIndex={-1}>
          {label}
        </h2>
      ) : (
        <h3 id={`option-${name}`} tabIndex={-1}>
          {label}
        </h3>
      )}
      <p class="soft">
        <span class="pill">{t(`standing.${standing}`)}</span>{' '}
        {chosen ? <span class="pill ok">{t('changed')}</span> : null}{' '}
        {clauses.map((clause) => `${clause} (${places[clause] ?? ''})`).join(', ')}
      </p>
    </div>
  );
}
