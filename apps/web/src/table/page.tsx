import type { MatchView } from '@threecount/match';
import type { TableMatch } from '@threecount/tournament';
import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { useHorn } from '../parts/horn/browser-horn.ts';
import { refereePath } from '../parts/referee-path.ts';
import { remainingText } from '../ui/clock-text.ts';
import { roundWords, slotWords } from '../ui/words.ts';
import { OpenDialog } from './dialogs/open-dialog.tsx';
import { lengthWords } from './dialogs/this-match.tsx';
import { listenToKeys } from './keyboard.ts';
import { LinkPill } from './link-pill.tsx';
import { actionWords } from './logic/log-words.ts';
import { stateSentence } from './logic/sentence.ts';
import { Middle } from './middle.tsx';
import type { TableModel } from './model.ts';
import { Queue } from './queue.tsx';
import { SidePanel } from './side-panel.tsx';
import { isUntouched, waitsFor } from './team/logic/line.ts';
import { LineUpStrip } from './team/strip.tsx';
import { TeamPanel } from './team/team-panel.tsx';
import { t as teams } from './team/words.ts';
import { t as thisMatch } from './this-match-words.ts';
import { t } from './words.ts';

interface PageProps {
  readonly model: TableModel;
}

function Header({ model }: PageProps) {
  const view = model.state.value.view;
  const { match } = model;
  const mat = view?.mat.name ?? '';
  const length = match?.screen.periods[0]?.lengthMs;
  const book = match ? match.screen.book.name : '';
  return (
    <header class="table-header">
      <b>{match ? t('mat-match', { mat, number: match.card.number }) : mat}</b>
      <span>
        {match
          ? `${roundWords(match.card.round)} · ${match.card.divisionName}`
          : (view?.tournamentName ?? '')}
      </span>
      <span class="book">{length ? `${book}, ${remainingText(length)}` : book}</span>
      {match ? (
        <button
          type="button"
          class="button"
          disabled={!model.mayAct}
          onClick={() => {
            model.dialog.value = { kind: 'this-match' };
          }}
        >
          {thisMatch('open')}
        </button>
      ) : null}
      <LinkPill model={model} />
    </header>
  );
}

/** What the server did not take; it stays until somebody says that it was seen. */
function Troubled({ model }: PageProps) {
  const { troubled, view } = model.state.value;
  if (troubled.length === 0) return null;
  const screen = view?.match?.screen;
  return (
    <section class="banner" role="alert">
      <h2>{t('troubled', { count: troubled.length })}</h2>
      <ul>
        {troubled.map(({ commandId, bout, action, trouble }) => (
          <li key={commandId}>
            <b>
              {bout === undefined ? '' : `${teams('bout', { n: bout })}, `}
              {'side' in action && action.side ? `${t(`side.${action.side}`)}: ` : ''}
              {screen ? actionWords(action, screen) : t(`do.${action.do}`)}
            </b>{' '}
            {trouble?.message}
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        onClick={() => model.seen(troubled.map(({ commandId }) => commandId))}
      >
        {t('troubled.seen')}
      </button>
    </section>
  );
}

function NotOurs({ model, match }: PageProps & { readonly match: TableMatch }) {
  if (model.mayAct) return null;
  const { holder } = match;
  return (
    <section class="banner" role="alert">
      <h2>{holder === null ? t('nobodys') : t('not-ours')}</h2>
      <p>
        {holder === null ? '' : `${t('not-ours.holder', { holder })} `}
        {t('not-ours.about')}
      </p>
      <button
        type="button"
        class="button primary"
        disabled={model.busy.value}
        onClick={() => void model.command('take-over', { matchId: match.card.matchId })}
      >
        {t('take-over')}
      </button>
    </section>
  );
}

/** Whether the server answers: between two bouts nothing can be done without it. */
const isReached = ({ state, connection }: TableModel): boolean =>
  state.value.link !== 'no-network' && connection.value !== 'reconnecting';

/** Why nothing reaches the server, where somebody has to do something, or wait with what is between two bouts. */
function Unreached({ model }: PageProps) {
  if (model.state.value.link === 'denied')
    return (
      <p class="notice" role="status">
        {t('withdrawn')}
      </p>
    );
  const waits = model.match?.team != null && !isReached(model);
  return waits ? (
    <p class="notice" role="status">
      {teams('offline')}
    </p>
  ) : null;
}

/** Before the start of a match whose length was changed here. */
function OtherLength({ match, view }: { readonly match: TableMatch; readonly view: MatchView }) {
  const length = match.screen.periods[0]?.lengthMs ?? null;
  const division = match.divisionLengthMs ?? null;
  if (view.status !== 'not-started' || length === null || division === null) return null;
  return (
    <p class="notice" role="status">
      {lengthWords(division, length)}
    </p>
  );
}

/** Between two bouts of a team match what it waits for counts, not how the last bout stood. */
function sentenceOf({ team, screen }: TableMatch, view: MatchView): string {
  if (team === null || team.onMat !== null) return stateSentence(view, screen);
  return teams(`sentence.${waitsFor(team)}`);
}

function Footer({
  model,
  view,
  match,
}: PageProps & { readonly view: MatchView; readonly match: TableMatch }) {
  const next = model.state.value.view?.queue[0];
  const { team } = match;
  const open = (kind: 'override' | 'help' | 'release') => () => {
    model.dialog.value = { kind };
  };
  return (
    <footer class="table-footer">
      <p class="sentence" role="status">
        {model.refusal.value ? <strong>{model.refusal.value} </strong> : null}
        {sentenceOf(match, view)}
      </p>
      {next ? (
        <p class="next small">
          {t('next')}{' '}
          <b>
            {t('match-number', { number: next.number })} · {slotWords(next.red)} {t('versus')}{' '}
            {slotWords(next.blue)}
          </b>
        </p>
      ) : null}
      <div class="actions">
        {view.status === 'not-started' && model.mayAct && isUntouched(team) ? (
          <>
            <button type="button" class="button" onClick={open('release')}>
              {t('release')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                model.dialog.value = { kind: 'paper', matchId: match.card.matchId };
              }}
            >
              {t('paper')}
            </button>
          </>
        ) : null}
        <button
          type="button"
          class="button"
          disabled={!model.mayAct || team?.onMat === null}
          onClick={open('override')}
        >
          {t('senior')}
        </button>
        <a
          class="button"
          href={refereePath(model.tournamentId, match.card.divisionId, match.card.matchId)}
          target="_blank"
          rel="noopener"
        >
          {t('referee-page')}
        </a>
        <button type="button" class="button" onClick={open('help')}>
          {t('help')}{' '}
          <span class="kbd" aria-hidden="true">
            ?
          </span>
        </button>
      </div>
    </footer>
  );
}

/** One side: a competitor with all that can be called; between two bouts a whole team. */
function Panel(props: ComponentProps<typeof SidePanel>) {
  const { side, slot, team } = props;
  if (team === null || team.onMat !== null) return <SidePanel {...props} />;
  return <TeamPanel side={side} slot={slot} team={team} />;
}

function Match({
  model,
  view,
  match,
}: PageProps & { readonly view: MatchView; readonly match: TableMatch }) {
  const { team } = match;
  const side = { model, view, screen: match.screen, team };
  return (
    <>
      <main class={team === null ? 'sides' : 'sides of-teams'} id="content">
        <h1 class="hidden-text">
          {t('mat-match', {
            mat: model.state.value.view?.mat.name ?? '',
            number: match.card.number,
          })}
        </h1>
        {team === null ? null : <LineUpStrip model={model} team={team} />}
        <Panel {...side} side="red" slot={match.card.red} />
        <Middle model={model} view={view} match={match} />
        <Panel {...side} side="blue" slot={match.card.blue} />
      </main>
      <Footer model={model} view={view} match={match} />
    </>
  );
}

/** The table of a mat: its match, or what comes next. */
export function TablePage({ model }: PageProps) {
  useEffect(() => listenToKeys(model), [model]);
  const { match } = model;
  const view = model.view.value;
  useHorn(model.periodEnd);
  const mat = model.state.value.view?.mat.name;
  useEffect(() => {
    if (mat) document.title = t('title', { mat });
  }, [mat]);
  const { lasting } = model.state.value;
  return (
    <div class={match ? 'table with-match' : 'table'}>
      <Header model={model} />
      <div class="banners">
        {lasting ? null : (
          <p class="notice" role="status">
            {t('keeps-nothing')}
          </p>
        )}
        <Troubled model={model} />
        <Unreached model={model} />
        {match ? <NotOurs model={model} match={match} /> : null}
        {match && view ? <OtherLength match={match} view={view} /> : null}
      </div>
      {match && view ? <Match model={model} view={view} match={match} /> : <Queue model={model} />}
      <OpenDialog model={model} />
    </div>
  );
}
