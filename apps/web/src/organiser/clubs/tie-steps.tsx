import type { ClubTie } from '@threecount/tournament';
import { t as shared } from '../../parts/words.ts';
import { StepButtons } from '../step-buttons.tsx';
import { t } from '../words.ts';
import './clubs.css';

const all: readonly ClubTie[] = ['golds', 'silvers', 'bronzes', 'higher-belt', 'heavier-class'];

interface Props {
  readonly ties: readonly ClubTie[];
  readonly onTies: (ties: readonly ClubTie[]) => void;
}

/** The steps that part clubs with the same points, in order; each can be moved, left out and put back. */
export function TieSteps({ ties, onTies }: Props) {
  const left = all.filter((tie) => !ties.includes(tie));
  return (
    <fieldset class="ties">
      <legend>{t('clubs.ties')}</legend>
      <ol class="plain-list">
        {ties.map((tie, index) => {
          const name = shared(`clubs.by.${tie}`);
          return (
            <li key={tie} class="line">
              <span>
                <b>{name}</b>
              </span>
              <StepButtons items={ties} index={index} name={name} onOrder={onTies}>
                <button
                  type="button"
                  class="button"
                  aria-label={t('clubs.leave-out', { name })}
                  onClick={() => onTies(ties.filter((each) => each !== tie))}
                >
                  ×
                </button>
              </StepButtons>
            </li>
          );
        })}
      </ol>
      <p class="actions">
        {left.map((tie) => (
          <button key={tie} type="button" class="button" onClick={() => onTies([...ties, tie])}>
            {t('clubs.add-step', { name: shared(`clubs.by.${tie}`) })}
          </button>
        ))}
      </p>
    </fieldset>
  );
}
