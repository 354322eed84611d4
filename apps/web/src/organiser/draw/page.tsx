import { useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { HintedField } from '../../parts/hinted-field.tsx';
import { Problem } from '../../parts/problem.tsx';
import { t as shared } from '../../parts/words.ts';
import { apiOf } from '../act.ts';
import type { Desk } from '../desk.ts';
import { DrawCheck } from './check.tsx';
import { DivisionList } from './division-list.tsx';
import { randomSeedText } from './seed-text.ts';
import { DrawSettings } from './settings.tsx';
import { t } from './words.ts';

export interface DrawAnswer {
  readonly drawn: number | readonly unknown[];
  readonly skipped: readonly {
    readonly divisionId: string;
    readonly name: string;
    readonly reason: string;
  }[];
  /** Where members of one club meet at once. */
  readonly meetings: readonly {
    readonly divisionId: string;
    readonly name: string;
    readonly clubPairs: number;
    readonly clubBound: number;
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
      <DivisionList desk={desk} seedText={seed} command={command} onDraw={draw} />
      <DrawCheck tournamentId={desk.tournamentId} />
    </>
  );
}

function Answer({ answer }: { readonly answer: DrawAnswer }) {
  const drawn = typeof answer.drawn === 'number' ? answer.drawn : answer.drawn.length;
  return (
    <>
      <p>{t('draw.done', { count: drawn })}</p>
      {answer.meetings.map(({ divisionId, name, clubPairs, clubBound }) => (
        <p key={divisionId}>{t('draw.meets', { name, count: clubPairs, bound: clubBound })}</p>
      ))}
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
