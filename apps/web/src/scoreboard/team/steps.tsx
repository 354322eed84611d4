import type { ByTeam, Team, TieBreakStep } from '@threecount/match';
import type { TeamBoutsView } from '@threecount/tournament';
import { Fitted, type Sizes } from '../fitted.tsx';
import { t } from '../words.ts';
import './steps.css';

/** The tie-breaks that were looked at, one after another, each with its numbers. */
export function Steps({ steps }: { readonly steps: readonly TieBreakStep[] }) {
  return (
    <ol class="tie-breaks">
      {steps.map((step, i) => (
        <li
          key={step.by}
          class={step.winner === null ? '' : `decides ${step.winner === 'a' ? 'red' : 'blue'}`}
          style={{ '--step': String(i) }}
        >
          <b class="num red">{numberOf(step, 'a')}</b>
          <span>
            {t(`team.step.${step.by}`)}
            <small>{verdictOf(step)}</small>
          </span>
          <b class="num blue">{numberOf(step, 'b')}</b>
        </li>
      ))}
    </ol>
  );
}

/** In sudden death the numbers are places, which say nothing to the crowd. */
const numberOf = (step: TieBreakStep, team: Team): string =>
  step.by === 'sudden-death' ? '' : String(step[team] ?? '');

function verdictOf({ winner, passedOver, by }: TieBreakStep): string {
  if (winner !== null) return t('team.step-won');
  if (passedOver) return t('team.passed-over');
  return by === 'sudden-death' ? t('team.no-limit') : t('team.level');
}

/** Teams that are level: the steps so far, then the picks, sealed until both are in. */
export function TieBreak({ team }: { readonly team: TeamBoutsView }) {
  const { match, names, picking } = team;
  return (
    <div class="middle tie-break" role="status">
      <h2>{t('team.tie-break')}</h2>
      <Steps steps={match.steps} />
      {match.awaiting === 'senior-official' ? <p class="ruling">{t('team.ruling')}</p> : null}
      {picking === null ? null : (
        <div class="picks" style={{ '--step': String(match.steps.length) }}>
          <Pick team="a" picking={picking} names={names} />
          <Pick team="b" picking={picking} names={names} />
          <small>{t('team.sealed')}</small>
        </div>
      )}
    </div>
  );
}

const pickNames: Sizes = {
  lying: [
    { size: 3.6, lines: 1 },
    { size: 2.8, lines: 2 },
    { size: 2.2, lines: 3 },
  ],
  standing: [
    { size: 2, lines: 1 },
    { size: 1.6, lines: 2 },
  ],
};

interface PickProps {
  readonly team: Team;
  readonly picking: NonNullable<TeamBoutsView['picking']>;
  readonly names: ByTeam<string>;
}

/** In the colour of its team. */
function Pick({ team, picking, names }: PickProps) {
  const { from, picked } = picking[team];
  const todo = from === team ? t('team.picks-own') : t('team.picks');
  return (
    <p class={`${team === 'a' ? 'red' : 'blue'}${picked ? ' done' : ''}`}>
      <Fitted kind="name" text={names[team]} sizes={pickNames} />{' '}
      <span>{picked ? t('team.picked') : todo}</span>
    </p>
  );
}
