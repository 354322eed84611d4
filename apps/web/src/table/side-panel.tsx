import type { LadderRungView, MatchView, Side, SideView } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import type { SlotView, TeamBoutsView } from '@threecount/tournament';
import { hasPoints } from '../parts/has-points.ts';
import { wholeBelt } from '../parts/line-up/words.ts';
import { elapsedText } from '../ui/clock-text.ts';
import { signed } from '../ui/signed.ts';
import { slotWords } from '../ui/words.ts';
import { costWords } from './logic/costs.ts';
import { ladderLabel } from './logic/ladder-label.ts';
import type { TableModel } from './model.ts';
import { SideCalls } from './side-calls.tsx';
import { SideScores } from './side-scores.tsx';
import { fighterOn, teamOf } from './team/logic/line.ts';
import { t } from './words.ts';

interface SideProps {
  readonly model: TableModel;
  readonly side: Side;
  readonly view: MatchView;
  readonly screen: ScreenRules;
  readonly slot: SlotView;
  /** Set in a team match. */
  readonly team: TeamBoutsView | null;
}

/** Names with more letters are set smaller. */
const longName = 20;

/** The name that stands large, and what stands below it. */
function namesOf(slot: SlotView): readonly [string, string] {
  const known = slot.kind === 'competitor' ? slot.competitor : null;
  const rest = known ? [known.givenName, known.club].filter((part) => part !== '').join(' · ') : '';
  return [known?.familyName || slotWords(slot), rest];
}

/** Of a team who stands on the mat for it, with belt and team. */
function fighterNames(team: TeamBoutsView, side: Side): readonly [string, string] | null {
  const fighter = fighterOn(team, teamOf[side]);
  if (fighter === null) return null;
  const rest = [wholeBelt(fighter.rank), team.names[teamOf[side]]];
  return [fighter.name, rest.filter((part) => part !== '').join(' · ')];
}

function Who({ side, slot, team }: Pick<SideProps, 'side' | 'slot' | 'team'>) {
  const [name, rest] = (team && fighterNames(team, side)) ?? namesOf(slot);
  return (
    <div class="who">
      <h2 class={name.length > longName ? 'long' : ''} title={name}>
        {name}
      </h2>
      <p title={rest}>{rest}</p>
      <span class="tag">{t(`side.${side}`)}</span>
    </div>
  );
}

function Rung({ rung, side }: { readonly rung: LadderRungView; readonly side: Side }) {
  const cost = costWords(rung.cost, side);
  return (
    <li class={`rung ${rung.standing}`}>
      <span class="hidden-text">{t(`rung-spoken.${rung.standing}`, { cost })}</span>
      <span aria-hidden="true">
        {rung.standing === 'next' ? <small>{t('rung.next')}</small> : null}
        {cost}
      </span>
    </li>
  );
}

function Allowances({ of }: { readonly of: SideView }) {
  return (
    <p class="allowances num">
      {of.allowances
        .filter(({ usedMs, running }) => running || usedMs > 0)
        .map(({ kind, usedMs, limitMs, running }) => (
          <span key={kind} class={running ? 'running' : ''}>
            {t(`allowance.${kind}`)}{' '}
            {limitMs === null
              ? elapsedText(usedMs)
              : t('allowance-used', { used: elapsedText(usedMs), limit: elapsedText(limitMs) })}
          </span>
        ))}
    </p>
  );
}

function Numbers({ side, of, screen }: { side: Side; of: SideView; screen: ScreenRules }) {
  return (
    <div class="numbers">
      {hasPoints(screen) ? (
        <output class="points num" aria-label={t('points-spoken', { side: t(`side.${side}`) })}>
          {signed(of.points)}
        </output>
      ) : null}
      <div class="ladder">
        <p class="small">{t('fouls')}</p>
        <ol>
          {of.ladder.map((rung, index) => (
            <Rung key={index} rung={rung} side={side} />
          ))}
        </ol>
        {of.otherLadders.map(({ id, rungs }) => (
          <div key={id} class="other-ladder">
            <p class="small">{ladderLabel(id)}</p>
            <ol>
              {rungs.map((rung, index) => (
                <Rung key={index} rung={rung} side={side} />
              ))}
            </ol>
          </div>
        ))}
        {of.secured ? <p class="small secured">{t('secured')}</p> : null}
        <Allowances of={of} />
      </div>
      {screen.advantages.length > 0 ? (
        <p class="advantages">
          <span class="small">{t('advantages')}</span>
          <output class="num">{of.advantages}</output>
        </p>
      ) : null}
    </div>
  );
}

/** One competitor: who, the numbers, what the next foul costs, and everything that can be called for this side. */
export function SidePanel(props: SideProps) {
  const { side, view, screen, slot } = props;
  return (
    <section class={`side ${side}`} aria-label={t(`side.${side}`)}>
      <Who side={side} slot={slot} team={props.team} />
      <Numbers side={side} of={view[side]} screen={screen} />
      <SideScores {...props} />
      <SideCalls {...props} />
    </section>
  );
}
