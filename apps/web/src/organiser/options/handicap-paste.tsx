import type { HandicapRow } from '@threecount/rulebooks';
import { useState } from 'preact/hooks';
import { type BeltName, pastedTable } from './pasted-table.ts';
import { t } from './words.ts';

interface Props {
  readonly belts: readonly BeltName[];
  readonly onTake: (rows: readonly HandicapRow[]) => void;
}

/** Puts a whole table in place of the one that is there, from rows copied elsewhere. */
export function HandicapPaste({ belts, onTake }: Props) {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState(0);
  const { rows, faults } = pastedTable(text, belts);
  return (
    <details class="table-values">
      <summary>{t('paste.title')}</summary>
      <div class="rows">
        <label class="field">
          <span>{t('paste.label')}</span>
          <textarea
            rows={6}
            value={text}
            spellcheck={false}
            aria-describedby="handicap-paste-hint"
            onInput={({ currentTarget }) => {
              setText(currentTarget.value);
              setTaken(0);
            }}
          />
        </label>
        <p id="handicap-paste-hint" class="soft">
          {t('paste.hint')}
        </p>
        {faults.length === 0 ? null : (
          <ul class="notice" role="alert">
            {faults.map(({ line, what, text: found }) => (
              <li key={line}>{t(`paste.bad-${what}`, { line, text: found })}</li>
            ))}
          </ul>
        )}
        <p class="actions">
          <button
            type="button"
            class="button"
            disabled={rows.length === 0 || faults.length > 0}
            onClick={() => {
              onTake(rows);
              setTaken(rows.length);
              setText('');
            }}
          >
            {t('paste.take')}
          </button>
          <span role="status">{taken === 0 ? '' : t('paste.taken', { count: taken })}</span>
        </p>
      </div>
    </details>
  );
}
