import type { LadderRule } from '@threecount/rulebooks';
import type { DivisionRules } from '@threecount/tournament';
import { t } from '../parts/rules-words.ts';
import { rungWords } from '../parts/rung-words.ts';
import { ValueClauses } from '../parts/value-clauses.tsx';
import type { PartProps } from './rules-parts.ts';

const spelt = (code: string): string => code.replaceAll('-', ' ');

const ends = ({ effects }: LadderRule['rungs'][number]): boolean =>
  effects.some(({ do: what }) => what === 'disqualify' || what === 'lose');

/** What a ladder is called: by what its steps count as, and when it holds. */
function ladderName({ countsAs, periods, counts }: LadderRule): string {
  const name = t.of(`ladder.${countsAs}`) ?? t('ladder.other', { name: spelt(countsAs) });
  const when =
    periods.length === 0 ? [] : [t('ladder.in', { periods: periods.map(spelt).join(', ') })];
  const shared = counts === 'all' ? [] : [t(`ladder.${counts}`)];
  return [name, ...when, ...shared].join(', ');
}

function Ladder({ ladder, cited }: { readonly ladder: LadderRule; readonly cited: boolean }) {
  return (
    <li>
      {ladderName(ladder)}
      <ol>
        {ladder.rungs.map((rung, index) => (
          <li key={index}>
            <b>{rungWords(rung.effects)}</b>
            {index === ladder.rungs.length - 1 && !ends(rung) ? ` (${t('rung.last')})` : ''}
            <ValueClauses of={[rung]} cited={cited} />
          </li>
        ))}
      </ol>
    </li>
  );
}

/** What fouls cost: the rungs of each ladder, and which fouls go another way. */
export function Costs(props: PartProps & { readonly answer: DivisionRules }) {
  const { answer, rules, cited } = props;
  return (
    <section>
      <h4>{t('costs')}</h4>
      <ul class="ladders">
        {answer.ladders.map((ladder) => (
          <Ladder key={ladder.id} ladder={ladder} cited={cited} />
        ))}
        {(['ladder', 'warning', 'disqualification'] as const).map((costs) => {
          const fouls = rules.fouls.filter((foul) => foul.costs === costs);
          if (fouls.length === 0) return null;
          return (
            <li key={costs}>
              {t(`costs.${costs}`, { list: fouls.map((foul) => foul.label).join(', ') })}
              <ValueClauses of={fouls} cited={cited} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
