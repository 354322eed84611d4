import type { DivisionSummary } from '@threecount/tournament';
import { act } from '../act.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { t } from '../words.ts';

interface Props {
  readonly tournamentId: string;
  /** The divisions that are shown. */
  readonly divisions: readonly DivisionSummary[];
}

/** Takes all shown guesses as right, after a question. */
export function ConfirmGuesses({ tournamentId, divisions }: Props) {
  const guessed = divisions.filter((division) => division.column.standing === 'guessed');
  const count = guessed.length;
  if (count === 0) return null;
  const confirmAll = async (): Promise<void> => {
    for (const { divisionId, column } of guessed) {
      const stream = { kind: 'division', id: divisionId } as const;
      await act(tournamentId, stream, { type: 'set-column', column: column.column });
    }
  };
  return (
    <ConfirmButton
      label={t('divisions.confirm-all', { count })}
      title={t('divisions.confirm-title')}
      yes={t('divisions.confirm-yes')}
      onYes={confirmAll}
    >
      <p>{t('divisions.confirm-text', { count })}</p>
    </ConfirmButton>
  );
}
