import type { OptionView } from '@threecount/rulebooks';
import { useEffect, useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { actOnTournament } from '../act.ts';
import type { Desk } from '../desk.ts';
import { useVocabulary } from '../rulebooks.tsx';
import { Control } from './control.tsx';
import { type Draft, draftFault, withOption } from './draft.ts';
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
    return fault === null ? [] : [t(fault, { name: label })];
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
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const settings = { options: draft };
    setSaved(
      await command.run(() => actOnTournament(tournamentId, { type: 'set-settings', settings })),
    );
  };
  if (book.options.length === 0) return <p>{t('none')}</p>;
  return (
    <form class="options" onSubmit={save}>
      <p class="soft">{t('text')}</p>
      {book.options.map((option) => (
        <section key={option.name} class="card option" aria-labelledby={`option-${option.name}`}>
          <Head option={option} places={book.places} chosen={draft[option.name] !== undefined} />
          <Control
            option={option}
            value={draft[option.name]}
            labelledBy={`option-${option.name}`}
            divisions={desk.divisions}
            vocabulary={vocabulary}
            onChange={(value) => {
              setSaved(false);
              setDraft(withOption(draft, option.name, value));
            }}
          />
        </section>
      ))}
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

function Head(props: {
  readonly option: OptionView;
  readonly places: BookOptions['places'];
  readonly chosen: boolean;
}) {
  const { option, places, chosen } = props;
  const { name, label, clauses, standing } = option;
  return (
    <div>
      <h2 id={`option-${name}`}>{label}</h2>
      <p class="soft">
        <span class="pill">{t(`standing.${standing}`)}</span>{' '}
        {chosen ? <span class="pill ok">{t('changed')}</span> : null}{' '}
        {clauses.map((clause) => `${clause} (${places[clause] ?? ''})`).join(', ')}
      </p>
    </div>
  );
}
