import { dayText } from '../../parts/time.ts';
import type { Desk } from '../desk.ts';
import { type Page, pagePath } from '../place.ts';
import { NeededRulings } from '../rulings/list.tsx';
import { useHasTeams } from '../use-has-teams.ts';
import { t } from '../words.ts';
import { BookTables } from './book-tables.tsx';
import { Details } from './details.tsx';
import { type NextStep, nextStep } from './next-step.ts';

const pageOfStep: Readonly<Record<NextStep, Page>> = {
  import: 'import',
  'enter-teams': 'teams',
  draw: 'draw',
  'add-mats': 'mats',
  assign: 'mats',
  'open-tables': 'mats',
  running: 'hall',
  complete: 'results',
};

/** Where the tournament stands and what is to be done next. */
export function OverviewPage({ desk }: { readonly desk: Desk }) {
  const { view, divisions, mats } = desk;
  const step = nextStep(view, divisions, useHasTeams(desk));
  const { counts } = view;
  const filled = divisions.filter((each) => each.standing !== 'empty');
  const drawn = filled.filter((each) => each.standing !== 'not-drawn').length;
  const running = mats.filter((mat) => mat.current !== null).length;
  const numbers: readonly (readonly [string, string])[] = [
    ...(counts.teams === 0 ? [] : [[t('count.teams'), String(counts.teams)] as const]),
    [t('count.competitors'), String(counts.competitors)],
    [t('count.entries'), String(counts.entries)],
    [t('count.divisions'), t('of', { some: drawn, all: filled.length })],
    [t('count.matches'), t('of', { some: counts.done, all: counts.matches })],
    [t('count.mats'), t('of', { some: running, all: mats.length })],
  ];
  return (
    <>
      <NeededRulings desk={desk} />
      <section class="card next-step">
        <h2>{t('next')}</h2>
        <p class="big">{t(`step.${step}`)}</p>
        <p>{t(`step-text.${step}`)}</p>
        <p>
          <a class="button primary" href={pagePath(desk.tournamentId, pageOfStep[step])}>
            {t(`step-go.${step}`)}
          </a>
        </p>
      </section>
      <dl class="numbers">
        {numbers.map(([name, value]) => (
          <div key={name} class="card">
            <dt>{name}</dt>
            <dd class="num">{value}</dd>
          </div>
        ))}
      </dl>
      <section class="card">
        <h2>{t('details')}</h2>
        <p class="soft">
          {view.date === null ? t('no-date') : dayText(view.date)} ·{' '}
          {t('book', { name: view.rulebook.name })} <code>{view.rulebook.hash.slice(0, 12)}</code>
        </p>
        <Details desk={desk} />
      </section>
      <BookTables desk={desk} />
    </>
  );
}
