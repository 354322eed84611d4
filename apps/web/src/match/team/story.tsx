import type { TeamBoutsView } from '@threecount/tournament';
import { wholeBelt } from '../../parts/line-up/words.ts';
import { elapsedText } from '../../ui/clock-text.ts';
import { t } from '../words.ts';
import { type ToldAct, type ToldBout, toldActs } from './told.ts';

interface Props {
  readonly team: TeamBoutsView;
  /** Where the page of the match is. */
  readonly path: string;
}

/** What happened in a team match, in order; each bout leads to how it went. */
export function Story({ team, path }: Props) {
  const acts = toldActs(team);
  return (
    <section class="card story">
      <h3>{t('team.story')}</h3>
      {acts.length === 0 ? <p class="soft">{t('team.no-bout')}</p> : null}
      <ol>
        {acts.map((act, i) =>
          act.is === 'bout' ? (
            <Bout key={i} told={act.told} path={path} />
          ) : (
            <li key={i} class="between">
              {actWords(act, team)}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function actWords(act: Exclude<ToldAct, { is: 'bout' }>, { names }: TeamBoutsView): string {
  switch (act.is) {
    case 'pick':
      return act.name === null
        ? t('team.picked-sealed', { team: names[act.team] })
        : t('team.picked', { team: names[act.team], name: act.name });
    case 'withdraw':
      return t('team.withdrawn', { name: act.name, team: names[act.team] });
    case 'ruling':
      return t('team.ruled', { team: names[act.winner] });
  }
}

/** How a bout ended: `Submission · 2:13`. */
export function endWords({ bout: { method }, elapsedMs }: ToldBout): string {
  if (method === null) return '';
  return `${t.of(`method.${method}`) ?? method} · ${elapsedText(elapsedMs)}`;
}

function Bout({ told, path }: { readonly told: ToldBout; readonly path: string }) {
  const { number, bout, settling } = told;
  return (
    <li class="bout">
      <p class="bout-head">
        <a href={`${path}?bout=${number}`}>
          {settling ? t('team.settling') : t('team.bout', { number })}
          <span class="hidden-text"> {t('team.how-it-went')}</span>
        </a>
        <span>{endWords(told)}</span>
      </p>
      <Pair told={told} />
      <p class="soft">{factsOf(told, bout.remaining)}</p>
    </li>
  );
}

const sides = [
  ['red', 'a'],
  ['blue', 'b'],
] as const;

/** The two of a bout: who won, who had to leave. */
export function Pair({ told: { bout, out } }: { readonly told: ToldBout }) {
  return sides.map(([side, team]) => (
    <p key={side} class={`side ${side}${bout.winner === team ? ' won' : ''}`}>
      <i aria-hidden="true" />
      <span class="who">
        <span class="hidden-text">{t(`team.${side}`)}: </span>
        <b>{bout[team].name}</b> <small>{wholeBelt(bout[team].rank)}</small>
      </span>
      {bout.winner === team ? <strong>{t('team.bout-won')}</strong> : null}
      {out.includes(team) ? <span class="gone">{t('team.out')}</span> : null}
    </p>
  ));
}

function factsOf(
  { bout: { warnings, duration }, settling }: ToldBout,
  { a, b }: ToldBout['bout']['remaining'],
): string {
  const facts = [
    duration === null ? t('team.no-limit') : t('team.minutes', { count: duration / 60 }),
    warnings.a + warnings.b > 0 ? t('team.warnings', { red: warnings.a, blue: warnings.b }) : '',
    settling ? '' : t('team.left', { red: a, blue: b }),
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}
