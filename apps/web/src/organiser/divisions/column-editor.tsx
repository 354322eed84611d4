import type { DivisionColumn, DivisionVocabulary } from '@threecount/rulebooks';
import type { DivisionSummary } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { act } from '../act.ts';
import { t } from '../words.ts';
import { columnChoices, withChoice } from './column-choices.ts';
import { codeWords } from './column-words.ts';

interface Props {
  readonly tournamentId: string;
  readonly division: DivisionSummary;
  readonly vocabulary: DivisionVocabulary;
  readonly onClose: () => void;
}

/** Confirms the book's column of a division, or puts another in its place. */
export function ColumnEditor({ tournamentId, division, vocabulary, onClose }: Props) {
  const [column, setColumn] = useState<DivisionColumn>(division.column.column);
  const command = useCommand();
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const stream = { kind: 'division', id: division.divisionId } as const;
    const saved = await command.run(() =>
      act(tournamentId, stream, { type: 'set-column', column }),
    );
    if (saved) onClose();
  };
  return (
    <Dialog title={division.name} onClose={onClose}>
      <form class="column-form" onSubmit={save}>
        <p class="soft">{t('divisions.edit-text')}</p>
        {columnChoices(vocabulary, column).map((choice) => (
          <label key={choice.key} class="field">
            <span>{t(`column.${choice.key}`)}</span>
            <select
              value={column[choice.key] ?? ''}
              onChange={(event) =>
                setColumn(withChoice(vocabulary, column, choice.key, event.currentTarget.value))
              }
            >
              {choice.needed && column[choice.key] !== undefined ? null : (
                <option value="">{t('column.none')}</option>
              )}
              {choice.codes.map((code) => (
                <option key={code} value={code}>
                  {codeWords(code, vocabulary)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label class="check">
          <input
            type="checkbox"
            checked={column.absolute === true}
            onChange={(event) => {
              const { absolute: _before, ...rest } = column;
              setColumn(event.currentTarget.checked ? { ...rest, absolute: true } : rest);
            }}
          />
          <span>{t('code.absolute')}</span>
        </label>
        <Problem error={command.error} />
        <p class="actions">
          <button type="submit" class="button primary" disabled={command.busy}>
            {t('confirm')}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
