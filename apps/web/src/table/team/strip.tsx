import type { Side } from '@threecount/match';
import type { TeamBoutsView, TeamFighterView } from '@threecount/tournament';
import { LineUpMarks } from '../../parts/line-up/marks.tsx';
import { t as lineUp, wholeBelt } from '../../parts/line-up/words.ts';
import { remainingText } from '../../ui/clock-text.ts';
import type { TableModel } from '../model.ts';
import { boutNumber, fighterOn, nextPlace, shortNames, teamOf } from './logic/line.ts';
import './team.css';
import { t } from './words.ts';

interface Props {
  readonly model: TableModel;
  readonly team: TeamBoutsView;
}

/** Above the two sides of a team match: both line-ups, and between them which bout it is. */
export function LineUpStrip({ model, team }: Props) {
  return (
    <section class="line-ups" aria-label={t('line-ups')}>
      <Line side="red" team={team} />
      <About model={model} team={team} />
      <Line side="blue" team={team} />
    </section>
  );
}

function Line({ side, team }: { readonly side: Side; readonly team: TeamBoutsView }) {
  const own = teamOf[side];
  const line = team.lines[own];
  const { fighters, left } = line;
  const next = nextPlace(team, own);
  const short = shortNames(fighters);
  return (
    <div class={`line ${side}`}>
      <p>
        <b>{team.names[own]}</b> <span class="num">{t('left', { count: left })}</span>
      </p>
      <ol class="fighters">
        {fighters.map((fighter, i) => (
          <Fighter
            key={fighter.place}
            fighter={fighter}
            short={short[i] ?? fighter.name}
            isNext={fighter.place === next}
          />
        ))}
      </ol>
      <div class="folded">
        <LineUpMarks team={team.names[own]} line={line} left={null} />
      </div>
    </div>
  );
}

/** Short names with more letters are set smaller. */
const longName = 8;

interface FighterProps {
  readonly fighter: TeamFighterView;
  /** What is called across the hall; the whole name stands on the side of whoever is on the mat. */
  readonly short: string;
  readonly isNext: boolean;
}

function Fighter({ fighter, short, isNext }: FighterProps) {
  const { name, rank, standing, won, warnings } = fighter;
  const facts = [
    wholeBelt(rank),
    lineUp(`standing.${standing}`),
    isNext ? t('next') : '',
    won === 0 ? '' : t('won', { count: won }),
    warnings === 0 ? '' : t('warned', { count: warnings }),
  ].filter((part) => part !== '');
  return (
    <li
      class={`is-${standing} ${isNext ? 'is-next' : ''}`}
      title={`${name} · ${facts.join(' · ')}`}
    >
      <span class={short.length > longName ? 'name long' : 'name'} aria-hidden="true">
        <span class="short">{short}</span>
        <span class="whole">{name}</span>
      </span>
      <small aria-hidden="true">
        {isNext ? <b>{t('next')}</b> : null}
        {won === 0 ? null : <span class="num">{t('won', { count: won })}</span>}
        {warnings === 0 ? null : <span class="warned num">{warnings}</span>}
      </small>
      <span class="hidden-text">{[name, ...facts].join(', ')}</span>
    </li>
  );
}

/** Which bout it is, how long, by whose techniques; and what can be done between bouts. */
function About({ model, team }: Props) {
  const [a, b] = [fighterOn(team, 'a'), fighterOn(team, 'b')];
  const bout = titleOf(team);
  const open = (kind: 'bouts' | 'fighter') => () => {
    model.dialog.value = { kind };
  };
  return (
    <div class="about">
      <p role="status">
        <span aria-hidden="true">
          <b>{bout}</b> {termsOf(team)}
        </span>
        <span class="hidden-text">
          {a && b ? t('spoken', { bout, a: a.name, b: b.name }) : bout}
        </span>
      </p>
      <div class="two">
        <button type="button" class="press" onClick={open('bouts')}>
          {t('bouts')}
        </button>
        <button
          type="button"
          class="press"
          disabled={!model.mayAct || team.match.method !== null}
          onClick={open('fighter')}
        >
          {t('fighter')}
        </button>
      </div>
    </div>
  );
}

function titleOf(team: TeamBoutsView): string {
  if (team.match.method !== null) return t('over');
  if (team.onMat === null) return t('between');
  return team.settling ? t('sudden-death') : t('bout', { n: boutNumber(team) });
}

function termsOf({ onMat, match: { up } }: TeamBoutsView): string {
  if (onMat === null || up === null) return '';
  const length =
    up.duration === null
      ? t('no-limit')
      : t('length', { time: remainingText(up.duration * 1_000) });
  return `· ${length}`;
}
