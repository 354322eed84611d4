import type { DivisionColumn, DivisionVocabulary } from '@threecount/rulebooks';
import type { DivisionSummary } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { act } from '../act.ts';
import { DialogForm } from '../dialog-form.tsx';
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
  const save = async (): Promise<void> => {
    const stream = { kind: 'division', id: division.divisionId } as const;
    const saved = await command.run(() =>
      act(tournamentId, stream, { type: 'set-column', column }),
    );
    if (saved) onClose();
  };
  return (
    <DialogForm
      title={division.name}
      button={t('confirm')}
      command={command}
      onSave={() => void save()}
      onClose={onClose}
    >
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
    </DialogForm>
  );
}
