import { useState } from 'preact/hooks';
import { type Command, sendCommand, useCommand } from '../../parts/commands.ts';
import { HintedField } from '../../parts/hinted-field.tsx';
import { Problem } from '../../parts/problem.tsx';
import { t as shared } from '../../parts/words.ts';
import { act, apiOf } from '../act.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { DrawCheck } from './check.tsx';
import { randomSeedText } from './seed-text.ts';
import { DrawSettings } from './settings.tsx';

export interface DrawAnswer {
  readonly drawn: number | readonly unknown[];
  readonly skipped: readonly {
    readonly divisionId: string;
    readonly name: string;
    readonly reason: string;
  }[];
}

/** Draws the brackets, all or one by one, from a seed text that is shown. */
export function DrawPage({ desk }: { readonly desk: Desk }) {
  const [seed, setSeed] = useState(randomSeedText);
  const [answer, setAnswer] = useState<DrawAnswer | null>(null);
  const command = useCommand();
  const open = desk.divisions.filter((each) => each.standing === 'not-drawn' && each.entries > 0);
  const draw = (divisionId?: string): Promise<boolean> =>
    command.run(async () => {
      const body = { seedText: seed.trim(), ...(divisionId === undefined ? {} : { divisionId }) };
      setAnswer(await sendCommand<DrawAnswer>(`${apiOf(desk.tournamentId)}/draw`, body));
    });
  return (
    <>
      <section class="card column-form">
        <HintedField label={t('draw.seed')} hint={t('draw.seed-hint')}>
          {(field) => (
            <input
              {...field}
              type="text"
              maxLength={200}
              value={seed}
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          )}
        </HintedField>
        <p class="actions">
          <button
            type="button"
            class="button primary"
            disabled={command.busy || seed.trim() === '' || open.length === 0}
            onClick={() => void draw()}
          >
            {open.length === 0 ? t('draw.all-drawn') : t('draw.all', { count: open.length })}
          </button>
          <button type="button" class="button" onClick={() => setSeed(randomSeedText())}>
            {t('draw.new-seed')}
          </button>
        </p>
        <Problem error={command.error} />
        <div role="status">{answer === null ? null : <Answer answer={answer} />}</div>
      </section>
      <DrawSettings desk={desk} />
      <DrawnList desk={desk} seed={seed} command={command} onDraw={draw} />
      <DrawCheck tournamentId={desk.tournamentId} />
    </>
  );
}

function Answer({ answer }: { readonly answer: DrawAnswer }) {
  const drawn = typeof answer.drawn === 'number' ? answer.drawn : answer.drawn.length;
  return (
    <>
      <p>{t('draw.done', { count: drawn })}</p>
      {answer.skipped.length === 0 ? null : (
        <ul>
          {answer.skipped.map((each) => (
            <li key={each.divisionId}>
              {each.name}: {shared.of(`none.${each.reason}`) ?? each.reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ListProps {
  readonly desk: Desk;
  readonly seed: string;
  readonly command: Command;
  readonly onDraw: (divisionId: string) => Promise<boolean>;
}

function DrawnList({ desk, seed, command, onDraw }: ListProps) {
  return (
    <section class="card wide">
      <h2>{t('page.divisions')}</h2>
      <ul class="plain-list">
        {desk.divisions.map((division) => (
          <li key={division.divisionId} class="line">
            <span>
              <b>{division.name}</b>
              <small>
                {[
                  shared('entries', { count: division.entries }),
                  division.format === null ? null : shared(`format.${division.format}`),
                  shared(`division.${division.standing}`),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </small>
            </span>
            {division.standing === 'not-drawn' ? (
              <button
                type="button"
                class="button"
                aria-label={t('draw.one-name', { name: division.name })}
                disabled={command.busy || seed.trim() === '' || division.entries === 0}
                onClick={() => void onDraw(division.divisionId)}
              >
                {t('draw.one')}
              </button>
            ) : (
              <ConfirmButton
                label={t('draw.clear')}
                name={t('draw.clear-name', { name: division.name })}
                title={t('draw.clear-name', { name: division.name })}
                yes={t('draw.clear')}
                disabled={division.matches.done > 0}
                onYes={() =>
                  act(
                    desk.tournamentId,
                    { kind: 'division', id: division.divisionId },
                    { type: 'clear-draw' },
                  )
                }
              >
                <p>{t('draw.clear-text')}</p>
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
