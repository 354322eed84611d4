import type { DivisionSummary } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { type Command, useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { t as shared } from '../../parts/words.ts';
import { act } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { lengthWords } from './length.ts';
import { type Assignment, expectedMinutes, spreadEvenly } from './spread.ts';

/** Gives divisions to mats: one by one, several at once, or spread evenly. */
export function AssignDivisions({ desk }: { readonly desk: Desk }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const command = useCommand();
  const { divisions, tournamentId } = desk;
  const { mats } = desk.view;
  const filled = divisions.filter((division) => division.entries > 0);
  const give = (
    changes: readonly { readonly divisionId: string; readonly matId: string | null }[],
  ): Promise<boolean> =>
    command.run(async () => {
      for (const { divisionId, matId } of changes) {
        const stream = { kind: 'division', id: divisionId } as const;
        await act(tournamentId, stream, { type: 'assign-division', matId });
      }
    });
  const spread = (): readonly Assignment[] =>
    spreadEvenly(
      filled,
      mats.map((mat) => mat.matId),
    );
  const giveChosen = async (matId: string | null): Promise<void> => {
    const changes = [...chosen].map((divisionId) => ({ divisionId, matId }));
    if (await give(changes)) setChosen(new Set());
  };
  const toggle = (divisionId: string): void => {
    const next = new Set(chosen);
    if (!next.delete(divisionId)) next.add(divisionId);
    setChosen(next);
  };
  if (filled.length === 0) return null;
  return (
    <section class="card">
      <h2>{t('assign.title')}</h2>
      {mats.length === 0 ? (
        <p>{t('assign.no-mats')}</p>
      ) : (
        <>
          <p class="actions">
            <button
              type="button"
              class="button"
              disabled={command.busy}
              onClick={() => void give(spread())}
            >
              {t('assign.spread')}
            </button>
            <MatSelect
              label={t('assign.chosen', { count: chosen.size })}
              mats={mats}
              value=""
              disabled={command.busy || chosen.size === 0}
              onMat={(matId) => void giveChosen(matId)}
              showLabel={true}
            />
            <button type="button" class="button" onClick={() => setChosen(withoutMat(filled))}>
              {t('assign.choose-open')}
            </button>
          </p>
          <p class="soft">{t('assign.text')}</p>
          <Problem error={command.error} />
          <ul class="plain-list">
            {filled.map((division) => (
              <AssignLine
                key={division.divisionId}
                division={division}
                mats={mats}
                command={command}
                chosen={chosen.has(division.divisionId)}
                onChosen={() => toggle(division.divisionId)}
                onMat={(matId) => void give([{ divisionId: division.divisionId, matId }])}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function withoutMat(divisions: readonly DivisionSummary[]): ReadonlySet<string> {
  return new Set(divisions.flatMap((each) => (each.matId === null ? [each.divisionId] : [])));
}

interface LineProps {
  readonly division: DivisionSummary;
  readonly mats: Desk['view']['mats'];
  readonly command: Command;
  readonly chosen: boolean;
  readonly onChosen: () => void;
  readonly onMat: (matId: string | null) => void;
}

function AssignLine({ division, mats, command, chosen, onChosen, onMat }: LineProps) {
  const minutes = expectedMinutes(division);
  return (
    <li class="line">
      <label class="check">
        <input type="checkbox" checked={chosen} onChange={onChosen} />
        <span>
          <b>{division.name}</b>
          <small>
            {[
              shared('entries', { count: division.entries }),
              shared(`division.${division.standing}`),
              lengthWords(minutes),
            ].join(' · ')}
          </small>
        </span>
      </label>
      <MatSelect
        label={t('assign.mat-of', { name: division.name })}
        mats={mats}
        value={division.matId ?? ''}
        disabled={command.busy}
        onMat={onMat}
        showLabel={false}
      />
    </li>
  );
}

interface SelectProps {
  readonly label: string;
  readonly mats: Desk['view']['mats'];
  readonly value: string;
  readonly disabled: boolean;
  readonly showLabel: boolean;
  readonly onMat: (matId: string | null) => void;
}

function MatSelect({ label, mats, value, disabled, showLabel, onMat }: SelectProps) {
  return (
    <select
      class="button"
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        if (showLabel && chosen === '') return;
        onMat(chosen === '' || chosen === 'none' ? null : chosen);
        if (showLabel) event.currentTarget.value = '';
      }}
    >
      <option value="">{showLabel ? label : t('assign.none')}</option>
      {mats.map((mat) => (
        <option key={mat.matId} value={mat.matId}>
          {mat.name}
        </option>
      ))}
      {showLabel ? <option value="none">{t('assign.none')}</option> : null}
    </select>
  );
}
