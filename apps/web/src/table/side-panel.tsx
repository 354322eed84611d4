import type { LadderRungView, MatchView, Side, SideView } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import type { SlotView } from '@threecount/tournament';
import { elapsedText } from '../ui/clock-text.ts';
import { slotWords } from '../ui/words.ts';
import { scoreAction, scoreButtons } from './logic/buttons.ts';
import { costWords } from './logic/costs.ts';
import type { TableModel } from './model.ts';
import { PressButton } from './parts.tsx';
import { t } from './words.ts';

interface SideProps {
  readonly model: TableModel;
  readonly side: Side;
  readonly view: MatchView;
  readonly screen: ScreenRules;
  readonly slot: SlotView;
}

/** Names with more letters are set smaller. */
const longName = 20;

function Who({ side, slot }: { readonly side: Side; readonly slot: SlotView }) {
  const known = slot.kind === 'competitor' ? slot.competitor : null;
  const name = known?.familyName || slotWords(slot);
  const rest = known ? [known.givenName, known.club].filter((part) => part !== '').join(' · ') : '';
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
      <output class="points num" aria-label={t('points-spoken', { side: t(`side.${side}`) })}>
        {of.points}
      </output>
      <div class="ladder">
        <p class="small">{t('fouls')}</p>
        <ol>
          {of.ladder.map((rung, index) => (
            <Rung key={index} rung={rung} side={side} />
          ))}
        </ol>
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

function Scores({ model, side, view, screen }: SideProps) {
  const plain = model.mayAct && view.status === 'running' && view.may.includes('score');
  const late = model.late.value;
  const halted = model.mayAct && (view.status === 'stopped' || view.status === 'timed-out');
  return (
    <div class="scores">
      {scoreButtons(screen).map((button, index) => (
        <PressButton
          key={button.id}
          command={{ kind: 'score', side, index }}
          kind={late && !plain ? 'score late' : 'score'}
          disabled={!(plain || late || (halted && button.outOfBounds))}
          label={t('score-spoken', {
            side: t(`side.${side}`),
            label: button.label,
            points: button.points,
          })}
          onPress={() => model.act(scoreAction(button, side), button.outOfBounds)}
        >
          <b class="num">{button.points}</b>
          <span>{button.label}</span>
        </PressButton>
      ))}
    </div>
  );
}

function Calls({ model, side, view, screen }: SideProps) {
  const may = (what: MatchView['may'][number]) => model.mayAct && view.may.includes(what);
  const late = model.late.value;
  const stalling = screen.fouls.find((foul) => foul.stalling);
  const open = (kind: 'foul' | 'time' | 'submission' | 'advantage') => () => {
    model.dialog.value = { kind, side };
  };
  const call = (kind: 'foul' | 'time' | 'submission' | 'advantage', enabled: boolean) => (
    <PressButton command={{ kind, side }} kind="call" disabled={!enabled} onPress={open(kind)}>
      <span>{t(kind)}</span>
    </PressButton>
  );
  return (
    <div class="calls">
      {stalling ? (
        <PressButton
          command={{ kind: 'stalling', side }}
          kind="call"
          disabled={!(may('foul') || late)}
          onPress={() => model.act({ do: 'foul', side, foul: stalling.code })}
        >
          <span>{t('stalling')}</span>
        </PressButton>
      ) : null}
      {call('foul', may('foul') || late)}
      {call('time', may('time-out'))}
      {call('submission', may('submission') || late)}
      {screen.advantages.length > 0 ? call('advantage', may('advantage') || late) : null}
    </div>
  );
}

/** One competitor: who, the numbers, what the next foul costs, and everything that can be called for this side. */
export function SidePanel(props: SideProps) {
  const { side, view, screen, slot } = props;
  return (
    <section class={`side ${side}`} aria-label={t(`side.${side}`)}>
      <Who side={side} slot={slot} />
      <Numbers side={side} of={view[side]} screen={screen} />
      <Scores {...props} />
      <Calls {...props} />
    </section>
  );
}
