import { useSignal } from '@preact/signals';
import type { Side, SideOrBoth } from '@threecount/match';
import type { ScreenFoul, ScreenRules } from '@threecount/rulebooks';
import { Dialog } from '../../ui/dialog.tsx';
import { foulGroups } from '../logic/foul-groups.ts';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';

interface FoulProps {
  readonly model: TableModel;
  readonly side: Side;
  readonly screen: ScreenRules;
  readonly onClose: () => void;
}

function Malice(props: {
  readonly foul: ScreenFoul;
  readonly onAnswer: (malicious: boolean) => void;
}) {
  return (
    <>
      <p>
        <b>{props.foul.label}</b> <cite>{props.foul.clause}</cite>
      </p>
      <p>{t('foul.malicious')}</p>
      <Choices
        keys
        choices={[
          { code: 'no', label: t('foul.not-malicious'), note: t('foul.not-malicious-note') },
          { code: 'yes', label: t('foul.is-malicious'), note: t('foul.is-malicious-note') },
        ]}
        onChoose={(code) => props.onAnswer(code === 'yes')}
      />
    </>
  );
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

/** Who did it, which foul, and, where the book makes a difference, whether it was malicious. */
export function FoulDialog({ model, side, screen, onClose }: FoulProps) {
  const who = useSignal<SideOrBoth>(side);
  const asked = useSignal<ScreenFoul | null>(null);
  const call = (foul: ScreenFoul, malicious: boolean) => {
    const action = { do: 'foul', side: who.value, foul: foul.code } as const;
    model.act(malicious ? { ...action, malicious } : action);
    onClose();
  };
  const pick = (foul: ScreenFoul) => {
    if (foul.asksMalicious) asked.value = foul;
    else call(foul, false);
  };
  return (
    <Dialog title={t('foul.title')} onClose={onClose} kind="wide">
      <div class="three">
        {(['red', 'both', 'blue'] as const).map((one) => (
          <button
            key={one}
            type="button"
            class={`press mark-${one}`}
            aria-pressed={who.value === one}
            onClick={() => {
              who.value = one;
            }}
          >
            {t(`side.${one}`)}
          </button>
        ))}
      </div>
      {asked.value ? (
        <Malice
          foul={asked.value}
          onAnswer={(malicious) => {
            if (asked.value) call(asked.value, malicious);
          }}
        />
      ) : (
        <Picker screen={screen} onPick={pick} />
      )}
    </Dialog>
  );
}
