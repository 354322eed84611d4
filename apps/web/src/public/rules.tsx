import type { ScreenRules } from '@threecount/rulebooks';
import type { DivisionRules } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { refereePath } from '../parts/referee-path.ts';
import { TechniquesList } from '../parts/techniques-list.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { ValueClauses } from '../parts/value-clauses.tsx';
import { remainingText } from '../ui/clock-text.ts';
import { Costs } from './costs.tsx';
import type { PartProps } from './rules-parts.ts';
import './rules.css';
import { t } from '../parts/rules-words.ts';

interface Props {
  readonly tournamentId: string;
  readonly divisionId: string;
}

/** What matches of the division are judged by. Asked for when it is opened first. */
export function DivisionRulesCard({ tournamentId, divisionId }: Props) {
  const [open, setOpen] = useState(false);
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/divisions/${encodeURIComponent(divisionId)}/rules`;
  const fetched = useFetched<DivisionRules>(open ? path : null);
  return (
    <details
      class="card division-rules"
      onToggle={(event) => event.currentTarget.open && setOpen(true)}
    >
      <summary>
        <h3>{t('rules')}</h3>
      </summary>
      {open && fetched.kind === 'loading' ? <p>{t('loading')}</p> : null}
      {fetched.kind === 'failed' ? (
        <p class="notice" role="alert">
          {t('failed', { message: fetched.error.message })}
        </p>
      ) : null}
      {fetched.kind === 'there' ? <Rules answer={fetched.value} /> : null}
      <p>
        <a href={refereePath(tournamentId, divisionId)}>{t('for-officials')}</a>
      </p>
    </details>
  );
}

function Rules({ answer }: { readonly answer: DivisionRules }) {
  const [withClauses, setWithClauses] = useState(false);
  const { rules, problem } = answer;
  if (rules === null) return <p>{t('no-rules', { problem: problem ?? '' })}</p>;
  return (
    <div class={withClauses ? 'with-clauses' : ''}>
      <p class="soft">{t('by-book', { name: rules.book.name })}</p>
      <label class="ask-clauses">
        <input
          type="checkbox"
          checked={withClauses}
          onChange={() => setWithClauses(!withClauses)}
        />
        {t('clauses')}
      </label>
      <Time answer={answer} rules={rules} cited={withClauses} />
      <Points rules={rules} cited={withClauses} />
      <Costs answer={answer} rules={rules} cited={withClauses} />
      <Techniques rules={rules} cited={withClauses} />
    </div>
  );
}

const lengthWords = (ms: number | null): string =>
  ms === null ? t('no-limit') : remainingText(ms);

function Time({ answer, rules, cited }: PartProps & { readonly answer: DivisionRules }) {
  const { lengths } = answer;
  return (
    <section>
      <h4>{t('time')}</h4>
      <ul>
        {rules.periods.map((period, i) =>
          i === 0 && lengths.length > 0 ? null : (
            <li key={period.id}>
              {period.label}: <b class="num">{lengthWords(period.lengthMs)}</b>
              <ValueClauses of={[period]} cited={cited} />
            </li>
          ),
        )}
        {lengths.map((one) => (
          <li key={`${one.clause} ${one.lengthMs}`}>
            {one.pairs.map(([a, b]) => `${a} ${t('versus')} ${b}`).join(', ')}:{' '}
            <b class="num">{lengthWords(one.lengthMs)}</b>
            <ValueClauses of={[one]} cited={cited} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Points({ rules, cited }: PartProps) {
  const { techniques, advantages } = rules;
  return (
    <section>
      <h4>{t('points')}</h4>
      {techniques.length === 0 ? <p>{t('no-points')}</p> : null}
      <ul>
        {techniques.map((one) => (
          <li key={one.code}>
            {one.label}: <b class="num">{pointWords(one)}</b>
            <ValueClauses of={[one]} cited={cited} />
          </li>
        ))}
      </ul>
      {advantages.length === 0 ? null : (
        <p>
          {t('advantages')}: {advantages.map((one) => one.label).join(', ')}
          <ValueClauses of={advantages} cited={cited} />
        </p>
      )}
    </section>
  );
}

function pointWords({ points, landings }: ScreenRules['techniques'][number]): string {
  if (landings === undefined) return String(points);
  return landings.map((one) => `${one.label} ${one.points}`).join(', ');
}

function Techniques({ rules, cited }: PartProps) {
  return (
    <section>
      <h4>{t('techniques')}</h4>
      <TechniquesList list={rules.legality} cited={cited} />
    </section>
  );
}
