import { useSignal } from '@preact/signals';
import type { MatchView } from '@threecount/match';
import type { TableMatch } from '@threecount/tournament';
import { HornSwitch } from '../../parts/horn/horn-switch.tsx';
import { typedTime } from '../../parts/typed-time.ts';
import { remainingText } from '../../ui/clock-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { slotWords } from '../../ui/words.ts';
import type { TableModel } from '../model.ts';
import { t } from '../this-match-words.ts';
import { Typed } from './fields.tsx';
import { Said, useSaid } from './said.tsx';

interface PartProps {
  readonly model: TableModel;
  readonly match: TableMatch;
}

/** Who is red and who is blue; pressed, they change. */
function Colours({ model, match }: PartProps) {
  const { card } = match;
  const names = { red: slotWords(card.red), blue: slotWords(card.blue) };
  return (
    <section class="part">
      <h3>{t('colours')}</h3>
      <p role="status">{t('colours.now', names)}</p>
      <p class="small">{t('colours.about')}</p>
      <button
        type="button"
        class="press confirm"
        disabled={model.busy.value || !model.isSettled}
        onClick={() => void model.command('swap-sides', { matchId: card.matchId })}
      >
        {t('colours.change')}
      </button>
    </section>
  );
}

/** The length of this match alone, before its start. */
function Length({ model, match, length }: PartProps & { readonly length: number }) {
  const { matchId } = match.card;
  const typed = useSignal('');
  const { by, reason, said, isSaid } = useSaid();
  const lengthMs = typedTime(typed.value);
  const change = async () => {
    if (await model.command('length', { matchId, lengthMs, ...said })) typed.value = '';
  };
  return (
    <section class="part">
      <h3>{t('length')}</h3>
      <p role="status">
        {match.divisionLengthMs === null
          ? t('length.now', { length: remainingText(length) })
          : lengthWords(match.divisionLengthMs, length)}
      </p>
      <Typed
        label={t('length.new')}
        value={typed.value}
        onText={(text) => {
          typed.value = text;
        }}
      />
      <Said by={by} reason={reason} />
      <button
        type="button"
        class="press confirm"
        disabled={!lengthMs || !isSaid || model.busy.value || !model.isSettled}
        onClick={() => void change()}
      >
        {t('length.change')}
      </button>
    </section>
  );
}

/** Asks whether the division, too, has the wrong length. */
export const lengthWords = (division: number, length: number): string =>
  t('length.differs', { length: remainingText(length), division: remainingText(division) });

/** What can be set of one match at its table: who has which colour, how long it is, and whether its end sounds. */
export function ThisMatchDialog(
  props: PartProps & { readonly view: MatchView | null; readonly onClose: () => void },
) {
  const { model, match, view, onClose } = props;
  const length = match.screen.periods[0]?.lengthMs ?? null;
  const waits = view?.status === 'not-started';
  return (
    <Dialog title={t('title', { number: match.card.number })} onClose={onClose}>
      {match.team === null ? <Colours model={model} match={match} /> : null}
      {waits && length !== null ? <Length model={model} match={match} length={length} /> : null}
      <section class="part">
        <h3>{t('sound')}</h3>
        <HornSwitch />
      </section>
      {model.isSettled ? null : <p class="notice">{t('not-settled')}</p>}
      {model.refusal.value ? <p class="notice">{model.refusal.value}</p> : null}
    </Dialog>
  );
}
