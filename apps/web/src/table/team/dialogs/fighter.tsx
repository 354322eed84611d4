import { useSignal } from '@preact/signals';
import type { Side } from '@threecount/match';
import type { TableMatch, TeamBoutsView, TeamFighterView } from '@threecount/tournament';
import { Dialog } from '../../../ui/dialog.tsx';
import { Choices } from '../../dialogs/choice.tsx';
import { Confirm, Typed } from '../../dialogs/fields.tsx';
import type { TableModel } from '../../model.ts';
import { lineUpWords } from '../line-up-words.ts';
import { canFallOut, teamOf } from '../logic/line.ts';
import { t } from '../words.ts';
import { Absent } from './absent.tsx';

interface Props {
  readonly model: TableModel;
  readonly match: TableMatch;
  readonly team: TeamBoutsView;
  readonly onClose: () => void;
}

const sides = ['red', 'blue'] as const;

/** A fighter is hurt between bouts, or does not come to the mat. */
export function FighterDialog(props: Props) {
  const { match, team, onClose } = props;
  const notBegun = team.onMat !== null && match.actions.length === 0;
  return (
    <Dialog title={t('fighter.title')} onClose={onClose} kind="wide">
      <div class="columns">
        <Hurt {...props} />
        {notBegun ? <Absent {...props} /> : null}
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
  sides.flatMap((side) => canFallOut(team, teamOf[side]).map((fighter) => ({ side, fighter })));

function Hurt({ model, match, team, onClose }: Props) {
  const chosen = useSignal<string | null>(null);
  const by = useSignal('');
  const all = inLine(team);
  const isFought = team.onMat !== null && match.actions.length > 0;
  const codeOf = ({ side, fighter }: Who): string => `${side} ${fighter.place}`;
  const who = all.find((one) => codeOf(one) === chosen.value);
  const withdraw = async () => {
    if (who === undefined) return;
    const { side, fighter } = who;
    const body = { matchId: match.card.matchId, side, place: fighter.place, by: by.value.trim() };
    if (await model.command('withdraw-fighter', body)) onClose();
  };
  return (
    <section class="part" aria-label={t('fighter.hurt')}>
      <h3>{t('fighter.hurt')}</h3>
      <p class={isFought ? 'notice' : 'small'}>
        {t(isFought ? 'fighter.hurt-fought' : 'fighter.hurt-about')}
      </p>
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
        disabled={who === undefined || by.value.trim() === '' || isFought || model.busy.value}
        onPress={() => void withdraw()}
      />
    </section>
  );
}
