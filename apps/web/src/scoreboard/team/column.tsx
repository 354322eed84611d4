import type { MatchView, Side, Team } from '@threecount/match';
import type { TeamBoutsView, TeamFighterView } from '@threecount/tournament';
import { useMemo } from 'preact/hooks';
import { Fitted, type Sizes } from '../fitted.tsx';
import { t } from '../words.ts';
import './column.css';
import { type LineRow, rowsOf } from './rows.ts';
import { type TeamTotals, totalsOf } from './totals.ts';

const titles: Sizes = {
  lying: [
    { size: 5.6, lines: 1 },
    { size: 4.6, lines: 2 },
    { size: 3.4, lines: 3 },
  ],
  standing: [
    { size: 2.6, lines: 1 },
    { size: 2, lines: 2 },
  ],
};

/** Of the rows of a line, hundredths of the height: lying, and standing. */
const room = { lying: 50, standing: 25 };
const highest = { lying: 10, standing: 4.4 };

const rowHeights = (count: number) => ({
  lying: Math.min(highest.lying, room.lying / Math.max(1, count)),
  standing: Math.min(highest.standing, room.standing / Math.max(1, count)),
});

/** A name on one line, or smaller on more. */
const namesIn = (height: number) => [
  { size: height * 0.46, lines: 1 },
  { size: height * 0.36, lines: 2 },
  { size: height * 0.26, lines: 3 },
];

interface Props {
  readonly side: Side;
  readonly team: Team;
  readonly name: string;
  readonly shown: TeamBoutsView;
  readonly left: number | null;
  /** The bout on the mat; null: there is none, or nothing was called in it yet. */
  readonly bout: MatchView | null;
}

/** One team at its side of the board: its name, how many are left, and the line that falls away. */
export function TeamColumn({ side, team, name, shown, left, bout }: Props) {
  const rows = rowsOf(shown, team);
  const heights = rowHeights(rows.length);
  const names = useMemo(() => {
    const { lying, standing } = rowHeights(rows.length);
    return { lying: namesIn(lying), standing: namesIn(standing) };
  }, [rows.length]);
  const sizes = { '--row-lying': `${heights.lying}vh`, '--row-standing': `${heights.standing}vh` };
  return (
    <section class={`team-column ${side}`} aria-label={t('team.line-up', { team: name })}>
      <h2>
        <Fitted kind="title" text={name} sizes={titles} />
      </h2>
      <div class="numbers">
        {left === null ? null : <Left name={name} left={left} />}
        <Totals totals={totalsOf(shown, team, bout)} />
      </div>
      <ol class="falling" style={sizes}>
        {rows.map((row) => (
          <Row key={row.fighter.place} row={row} names={names} />
        ))}
      </ol>
    </section>
  );
}

function Left({ name, left }: { readonly name: string; readonly left: number }) {
  return (
    <p class="left" role="img" aria-label={t('team.left-spoken', { team: name, count: left })}>
      <b class="num" key={left}>
        {left}
      </b>
      <span>{t('team.left')}</span>
    </p>
  );
}

function Totals({ totals }: { readonly totals: TeamTotals }) {
  return (
    <dl>
      {(['submissions', 'warnings'] as const).map((kind) => (
        <div key={kind}>
          <dt>{t(`team.${kind}`)}</dt>
          <dd class="num">{totals[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Row({ row, names }: { readonly row: LineRow; readonly names: Sizes }) {
  const { fighter, at, isNext } = row;
  const { standing, name, place } = fighter;
  return (
    <li class={`is-${standing}${isNext ? ' is-next' : ''}`} style={{ '--at': String(at) }}>
      <div>
        <span class="place num">{place + 1}</span>
        <Fitted kind="name" text={name} sizes={names} />
        <small>{chipOf(fighter, isNext)}</small>
      </div>
    </li>
  );
}

/** Of whoever waits that is not the next, the wins: then it has not fought, or stands again. */
function chipOf({ standing, won }: TeamFighterView, isNext: boolean): string {
  if (isNext) return t('team.next');
  if (standing !== 'waiting') return t(`team.${standing}`);
  return won === 0 ? '' : t('team.won', { count: won });
}
