import { useSignal } from '@preact/signals';
import type { Side, SideOrBoth } from '@threecount/match';
import type { ScreenFoul, ScreenRules } from '@threecount/rulebooks';
import { Dialog } from '../../ui/dialog.tsx';
import { asksMore, type FoulAnswers } from '../logic/foul-answers.ts';
import { foulGroups } from '../logic/foul-groups.ts';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';
import { SideChoice } from './fields.tsx';
import { FoulDetails } from './foul-details.tsx';

interface FoulProps {
  readonly model: TableModel;
  readonly side: Side;
  readonly screen: ScreenRules;
  readonly onClose: () => void;
}

/** Where fingers do the work, a field with the focus would call up a keyboard over half of the page. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

function Picker(props: {
  readonly screen: ScreenRules;
  readonly onPick: (foul: ScreenFoul) => void;
}) {
  const filter = useSignal('');
  const groups = foulGroups(props.screen.fouls, filter.value);
  const first = groups[0]?.fouls[0];
  return (
    <>
      <label class="field">
        <span>{t('foul.find')}</span>
        <input
          type="search"
          autofocus={hasKeyboard()}
          value={filter.value}
          onInput={(event) => {
            filter.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.code === 'Enter' && first) props.onPick(first);
          }}
        />
      </label>
      {groups.length === 0 ? <p>{t('foul.none')}</p> : null}
      {groups.map(({ id, label, fouls }) => (
        <section key={id} aria-label={label}>
          <h3>{label}</h3>
          <Choices
            choices={fouls.map((foul) => ({
              code: foul.code,
              label: foul.label,
              note: [...foul.details, foul.clause].join(' · '),
            }))}
            onChoose={(code) => {
              const foul = fouls.find((one) => one.code === code);
              if (foul) props.onPick(foul);
            }}
          />
        </section>
      ))}
    </>
  );
}

/** Who did it, which foul, and what else the book makes a difference by. */
export function FoulDialog({ model, side, screen, onClose }: FoulProps) {
  const who = useSignal<SideOrBoth>(side);
  const asked = useSignal<ScreenFoul | null>(null);
  const call = (foul: ScreenFoul, answers: FoulAnswers) => {
    model.act({ do: 'foul', side: who.value, foul: foul.code, ...answers });
    onClose();
  };
  const pick = (foul: ScreenFoul) => {
    if (asksMore(foul, screen)) asked.value = foul;
    else call(foul, {});
  };
  return (
    <Dialog title={t('foul.title')} onClose={onClose} kind="wide">
      <SideChoice<'both'>
        chosen={who.value}
        between={{ code: 'both', label: t('side.both') }}
        onChoose={(one) => {
          who.value = one;
        }}
      />
      {asked.value ? (
        <FoulDetails
          foul={asked.value}
          screen={screen}
          onAnswer={(answers) => {
            if (asked.value) call(asked.value, answers);
          }}
        />
      ) : (
        <Picker screen={screen} onPick={pick} />
      )}
    </Dialog>
  );
}
