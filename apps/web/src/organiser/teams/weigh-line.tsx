import { bodyKg } from '@threecount/match';
import type { TeamMemberView } from '@threecount/tournament';
import { useId, useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { kgOf } from '../../parts/teams/kg.ts';
import { impossible } from '../../parts/teams/rows.ts';
import { beltWords, numberText, t } from '../../parts/teams/words.ts';
import { act } from '../act.ts';

interface Props {
  readonly tournamentId: string;
  /** Of the team. */
  readonly entryId: string;
  readonly member: TeamMemberView;
  /** What is still to be ticked before a weight counts. */
  readonly missing: readonly string[];
  /** On to the next field. */
  readonly onNext: (from: HTMLElement) => void;
  readonly onDone: () => void;
}

/** Why a typed weight is not saved; null where it can be. */
function faultOf(text: string, missing: readonly string[]): string | null {
  const kg = kgOf(text);
  if (kg === null) return null;
  if (Number.isNaN(kg)) return t('row.weight-text', { text: text.trim() });
  if (kg < bodyKg.from || kg > bodyKg.to) return impossible(kg);
  return missing.length === 0 ? null : t('weigh.tick-first', { gates: missing.join(', ') });
}

/** One member on the scale. Enter saves and goes on; so does leaving the field. What is typed stays where it is refused. */
export function WeighLine({ tournamentId, entryId, member, missing, onNext, onDone }: Props) {
  const { personId, name, rank, weightKg, weighed, injured } = member;
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const command = useCommand();
  const id = useId();
  const stored = weighed && weightKg !== null ? numberText(weightKg) : '';
  const save = async (text: string): Promise<void> => {
    const kg = kgOf(text);
    const wrong = faultOf(text, missing);
    setFault(wrong);
    if (wrong !== null || kg === null || (weighed && kg === weightKg)) return;
    const stream = { kind: 'entry', id: entryId } as const;
    const action = { type: 'weigh-member', personId, weightKg: kg } as const;
    if (!(await command.run(() => act(tournamentId, stream, action)))) return;
    setTyped(null);
    onDone();
  };
  // What is ticked meanwhile stands against it no more.
  const still = fault === null ? null : faultOf(typed ?? stored, missing);
  const problem = still ?? command.error?.message ?? null;
  return (
    <div class={`weigh-line ${problem === null ? '' : 'wrong'}`}>
      <span class="who">
        <b>{name}</b>
        <small>
          {[
            rank === '' ? t('belt.none') : beltWords(rank),
            ...(weighed || weightKg === null
              ? []
              : [t('weigh.declared', { kg: numberText(weightKg) })]),
            ...(injured ? [t('injured')] : []),
          ].join(' · ')}
        </small>
      </span>
      <input
        type="text"
        inputMode="decimal"
        class="kg num"
        maxLength={12}
        autocomplete="off"
        aria-label={t('weigh.weight-of', { name })}
        aria-describedby={id}
        aria-invalid={problem !== null}
        placeholder={weightKg === null || weighed ? '' : numberText(weightKg)}
        value={typed ?? stored}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const wrong = faultOf(event.currentTarget.value, missing);
          // Leaving the field saves it.
          if (wrong === null) onNext(event.currentTarget);
          else setFault(wrong);
        }}
        onBlur={(event) => {
          if (typed !== null) void save(event.currentTarget.value);
        }}
      />
      <span class="state" id={id} role={problem === null ? undefined : 'alert'}>
        {problem ?? (typed !== null ? t('weigh.not-saved') : weighed ? t('weigh.saved') : '')}
      </span>
    </div>
  );
}
