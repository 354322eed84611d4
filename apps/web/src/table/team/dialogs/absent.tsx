import { type Signal, useSignal } from '@preact/signals';
import type { Side } from '@threecount/match';
import type { TableMatch, TeamBoutsView, TeamFighterView } from '@threecount/tournament';
import { Confirm, SideChoice, Typed } from '../../dialogs/fields.tsx';
import { Said, useSaid } from '../../dialogs/said.tsx';
import type { TableModel } from '../../model.ts';
import { mayRecordAbsence, secondsLeft } from '../logic/call.ts';
import { fighterOn, teamOf } from '../logic/line.ts';
import { t } from '../words.ts';

interface Props {
  readonly model: TableModel;
  readonly match: TableMatch;
  readonly team: TeamBoutsView;
  readonly onClose: () => void;
}

/** A fighter is called, and a time runs; then the bout is closed against them, or they fall out as one who is hurt. */
export function Absent({ model, match, team, onClose }: Props) {
  const chosen = useSignal<Side | null>(null);
  const { by, reason, said } = useSaid();
  const side = chosen.value;
  const fighter = side === null ? null : fighterOn(team, teamOf[side]);
  const left = side === null ? null : leftOf(model, match, side);
  const isOver = left === 0;
  const record = async () => {
    if (side === null || fighter === null) return;
    const { matchId } = match.card;
    const isDone =
      team.absent === 'skip-as-injured'
        ? await model.command('withdraw-fighter', {
            ...{ matchId, side, place: fighter.place },
            by: said.by,
          })
        : model.act({ do: 'forfeit', side, reason: 'no-show' }, false, isOver ? undefined : said);
    if (isDone) onClose();
  };
  return (
    <section class="part" aria-label={t('fighter.absent')}>
      <h3>{t('fighter.absent')}</h3>
      <p class="small">{t(`fighter.absent-${team.absent}`)}</p>
      <SideChoice<never>
        chosen={side}
        words={(one) => fighterOn(team, teamOf[one])?.name ?? ''}
        onChoose={(one) => {
          chosen.value = one;
        }}
      />
      {side === null || fighter === null ? null : (
        <Call model={model} side={side} fighter={fighter} left={left} />
      )}
      {fighter === null ? null : <Word isOver={isOver} absent={team.absent} {...{ by, reason }} />}
      <Confirm
        model={model}
        label={t('fighter.absent-confirm')}
        disabled={
          fighter === null || !mayRecordAbsence(team.absent, isOver, said) || model.busy.value
        }
        onPress={() => void record()}
      />
    </section>
  );
}

/** Seconds until the one on this side counts as absent; null: they were not called to this bout. */
function leftOf(model: TableModel, { epoch }: TableMatch, side: Side): number | null {
  const call = model.fighterCall.value;
  const isTheirs = call !== null && call.side === side && call.epoch === epoch;
  return isTheirs ? secondsLeft(call, model.callSeconds, model.second.value) : null;
}

/** How far the calling is. */
function Call(props: {
  readonly model: TableModel;
  readonly side: Side;
  readonly fighter: TeamFighterView;
  readonly left: number | null;
}) {
  const { model, side, left } = props;
  const { name } = props.fighter;
  if (left !== null) {
    return (
      <p role={left === 0 ? 'status' : 'timer'}>
        {t(left === 0 ? 'fighter.called-over' : 'fighter.called', { name, seconds: left })}
      </p>
    );
  }
  return (
    <>
      <p>{t('fighter.not-called')}</p>
      <button
        type="button"
        class="press"
        disabled={!model.mayAct}
        onClick={() => model.callFighter(side)}
      >
        {t('fighter.call', { name })}
      </button>
    </>
  );
}

/** On whose word: before the time is over with a reason; after it only where somebody has to be named. */
function Word(props: {
  readonly isOver: boolean;
  readonly absent: TeamBoutsView['absent'];
  readonly by: Signal<string>;
  readonly reason: Signal<string>;
}) {
  const { isOver, absent, by, reason } = props;
  if (!isOver) return <Said by={by} reason={reason} />;
  if (absent === 'loses-bout') return null;
  return (
    <Typed
      label={t('fighter.says')}
      value={by.value}
      onText={(text) => {
        by.value = text;
      }}
    />
  );
}
