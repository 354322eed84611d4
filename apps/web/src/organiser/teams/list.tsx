import { useRef, useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { t } from '../../parts/teams/words.ts';
import { apiOf } from '../act.ts';
import { base64Of } from '../import/file.ts';

interface Props {
  readonly tournamentId: string;
  readonly divisionId: string;
  readonly onDone: () => void;
}

/** What a list comes to. */
interface Told {
  readonly entered: boolean;
  readonly teams: readonly { readonly name: string; readonly people: number }[];
  readonly problems: readonly { readonly row: number; readonly message: string }[];
}

/** Brings teams in from a list that is pasted, or chosen as a file: looked at first, then all of it or nothing. */
export function TeamsList({ tournamentId, divisionId, onDone }: Props) {
  const [text, setText] = useState('');
  const [told, setTold] = useState<Told | null>(null);
  const command = useCommand();
  const file = useRef<HTMLInputElement>(null);
  const send = (dryRun: boolean) =>
    command.run(async () => {
      const path = `${apiOf(tournamentId)}/divisions/${encodeURIComponent(divisionId)}/teams-list`;
      const content = base64Of(new TextEncoder().encode(text));
      const answer = await sendCommand<Told>(path, { content, dryRun });
      setTold(answer);
      if (!answer.entered) return;
      setText('');
      onDone();
    });
  const change = (typed: string): void => {
    setText(typed);
    setTold(null);
    command.clear();
  };
  const ready = told !== null && !told.entered && told.problems.length === 0;
  return (
    <details class="card teams-list">
      <summary>{t('list.open')}</summary>
      <div class="column-form">
        <p class="soft">{t('list.text')}</p>
        <label class="field">
          <span>{t('list.field')}</span>
          <textarea
            rows={8}
            value={text}
            placeholder={t('list.example')}
            spellcheck={false}
            onInput={(event) => change(event.currentTarget.value)}
          />
        </label>
        <p class="actions">
          <button type="button" class="button" onClick={() => file.current?.click()}>
            {t('list.file')}
          </button>
          <button
            type="button"
            class={ready ? 'button' : 'button primary'}
            disabled={command.busy || text.trim() === ''}
            onClick={() => void send(true)}
          >
            {t('list.look')}
          </button>
          {ready ? (
            <button
              type="button"
              class="button primary"
              disabled={command.busy}
              onClick={() => void send(false)}
            >
              {t('list.enter', { count: told.teams.length })}
            </button>
          ) : null}
        </p>
        <input
          ref={file}
          hidden
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (chosen !== undefined) void chosen.text().then(change);
          }}
        />
        <Outcome told={told} />
        <Problem error={command.error} />
      </div>
    </details>
  );
}

function Outcome({ told }: { readonly told: Told | null }) {
  if (told === null) return null;
  const people = told.teams.reduce((all, team) => all + team.people, 0);
  const values = { count: told.teams.length, people };
  return (
    <>
      <p role="status">{t(told.entered ? 'list.entered' : 'list.found', values)}</p>
      {told.problems.length === 0 ? null : (
        <ul class="findings">
          {told.problems.map(({ row, message }) => (
            <li key={`${row} ${message}`}>
              {row === 0 ? message : t('list.row', { row, message })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
