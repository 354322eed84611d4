import { useSignal } from '@preact/signals';
import type { Side } from '@threecount/match';
import type { TableMatch, TeamBoutsView, TeamFighterView } from '@threecount/tournament';
import { Dialog } from '../../../ui/dialog.tsx';
import { Choices } from '../../dialogs/choice.tsx';
import { Confirm, SideChoice, Typed } from '../../dialogs/fields.tsx';
import { Said, useSaid } from '../../dialogs/said.tsx';
import type { TableModel } from '../../model.ts';
import { lineUpWords } from '../line-up-words.ts';
import { secondsLeft } from '../logic/call.ts';
import { canFallOut, fighterOn, teamOf } from '../logic/line.ts';
import { t } from '../words.ts';

interface Props {
  readonly model: TableModel;
  readonly match: TableMatch;
  readonly team: TeamBoutsView;
  readonly onClose: () => void;
}

const sides = ['red', 'blue'] as const;

/** A fighter is hurt between bouts, or does not come to the mat. */
export function FighterDialog(props: Props) {
  const { model, match, team, onClose } = props;
  const notBegun = team.onMat !== null && match.actions.length === 0;
  return (
    <Dialog title={t('fighter.title')} onClose={onClose} kind="wide">
      <div class="columns">
        <Hurt {...props} />
        {notBegun ? <Absent {...props} model={model} /> : null}
      </div>
    </Dialog>
  );
}

interface Who {
  readonly side: Side;
  readonly fighter: TeamFighterView;
}

/** Everybody who can still fall out, red first. */
const inLine = (team: TeamBoutsView): readonly Who[] =>
  sides.flatMap((side) =>
    team.lines[teamOf[side]].fighters.filter(canFallOut).map((fighter) => ({ side, fighter })),
  );

function Hurt({ model, match, team, onClose }: Props) {
  const chosen = useSignal<string | null>(null);
  const by = useSignal('');
  const all = inLine(team);
  const codeOf = ({ side, fighter }: Who): string => `${side} ${fighter.place}`;
  const who = all.find((one) => codeOf(one) === chosen.value);
  const withdraw = async () => {
    if (who === undefined) return;
    const { side, fighter } = who;
    const body = { matchId: match.card.matchId, side, place: fighter.place, by: by.value.trim() };
    if (await model.command('withdraw-fighter', body)) onClose();
  };
  return (
    <section aria-label={t('fighter.hurt')}>
      <h3>{t('fighter.hurt')}</h3>
      <p class="small">{t('fighter.hurt-about')}</p>
      <Choices
        chosen={chosen.value}
        choices={all.map((one) => ({
          code: codeOf(one),
          label: one.fighter.name,
          note: lineUpWords(one.fighter),
          kind: `mark-${one.side}`,
        }))}
        onChoose={(code) => {
          chosen.value = code;
        }}
      />
      <Typed
        label={t('fighter.says')}
        value={by.value}
        onText={(text) => {
          by.value = text;
        }}
      />
      <Confirm
        model={model}
        label={t('fighter.hurt-confirm')}
        disabled={who === undefined || by.value.trim() === '' || model.busy.value}
        onPress={() => void withdraw()}
      />
    </section>
  );
}

/** A fighter is called, and a time runs; then the bout is closed against them, or they fall out as one who is hurt. */
function Absent({ model, match, team, onClose }: Props) {
  const chosen = useSignal<Side | null>(null);
  const { by, reason, said, isSaid } = useSaid();
  const side = chosen.value;
  const fighter = side === null ? null : fighterOn(team, teamOf[side]);
  const call = model.fighterCall.value;
  const called = side !== null && call?.side === side && call.epoch === match.epoch ? call : null;
  const left = called === null ? null : secondsLeft(called, model.callSeconds, model.second.value);
  const isOver = left === 0;
  const record = async () => {
    if (side === null || fighter === null) return;
    const { matchId } = match.card;
    const isDone =
      team.absent === 'loses-bout'
        ? model.act({ do: 'forfeit', side, reason: 'no-show' }, false, isOver ? undefined : said)
        : await model.command('withdraw-fighter', {
            ...{ matchId, side, place: fighter.place },
            by: isOver ? t('fighter.called-over', { name: fighter.name }) : said.by,
          });
    if (isDone) onClose();
  };
  return (
    <section aria-label={t('fighter.absent')}>
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
        <>
          <p role="status">
            {left === null
              ? t('fighter.not-called')
              : t(isOver ? 'fighter.called-over' : 'fighter.called', {
                  name: fighter.name,
                  seconds: left,
                })}
          </p>
          {called === null ? (
            <button
              type="button"
              class="press"
              disabled={!model.mayAct}
              onClick={() => model.callFighter(side)}
            >
              {t('fighter.call', { name: fighter.name })}
            </button>
          ) : null}
          {isOver ? null : <Said by={by} reason={reason} />}
        </>
      )}
      <Confirm
        model={model}
        label={t('fighter.absent-confirm')}
        disabled={fighter === null || !(isOver || isSaid) || model.busy.value}
        onPress={() => void record()}
      />
    </section>
  );
}
