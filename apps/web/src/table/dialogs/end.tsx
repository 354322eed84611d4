import { useSignal } from '@preact/signals';
import type { ScreenRules } from '@threecount/rulebooks';
import type { MatchCard } from '@threecount/tournament';
import { t as calls } from '../../parts/calls/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useCalls } from '../calls.tsx';
import {
  type Ending,
  type EndingChoice,
  endingAction,
  endings,
  isNoShow,
} from '../logic/endings.ts';
import { outcomeSentence } from '../logic/sentence.ts';
import type { TableModel } from '../model.ts';
import { t as teams } from '../team/words.ts';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';
import { Confirm, SideChoice, Typed } from './fields.tsx';
import { Said, useSaid } from './said.tsx';

interface PartProps {
  readonly ending: Ending;
  readonly choice: EndingChoice;
  readonly onChange: (choice: EndingChoice) => void;
}

function Sides({ ending, choice, onChange }: PartProps) {
  const between = ending.both ? { between: { code: 'both', label: t('side.both') } as const } : {};
  return (
    <>
      <h3>{t.of(`end.side.${ending.kind}`)}</h3>
      <SideChoice<'both'>
        chosen={choice.side}
        onChoose={(side) => onChange({ ...choice, side })}
        {...between}
      />
    </>
  );
}

function Reason({ ending, choice, onChange }: PartProps) {
  if (ending.kind === 'no-contest') {
    return (
      <Typed
        label={t('reason')}
        value={choice.reason}
        maxLength={500}
        onText={(reason) => onChange({ ...choice, reason })}
      />
    );
  }
  return (
    <>
      <h3>{t('reason')}</h3>
      <Choices
        chosen={choice.reason}
        choices={ending.reasons.map(({ code, label, clause }) => ({ code, label, note: clause }))}
        onChoose={(reason) => onChange({ ...choice, reason, technical: null })}
      />
    </>
  );
}

/**
 * Of which kind a disqualification is, where the book knows kinds: by its table, unless the referee says otherwise.
 */
function Kind(props: {
  readonly screen: ScreenRules;
  readonly choice: EndingChoice;
  readonly onChange: (choice: EndingChoice) => void;
}) {
  const { screen, choice, onChange } = props;
  const row = screen.disqualifications.find(({ code }) => code === choice.reason);
  if (!row?.kind) return null;
  const chosen =
    choice.technical === null ? row.kind : choice.technical ? 'technical' : 'disciplinary';
  const kinds = [...new Set([row.kind, 'technical', 'disciplinary'] as const)];
  return (
    <>
      <h3>{t('end.kind')}</h3>
      <Choices
        chosen={chosen}
        choices={kinds.map((code) => ({
          code,
          label: t(`end.kind.${code}`),
          note: code === row.kind ? t('end.kind.table') : undefined,
        }))}
        onChoose={(code) =>
          onChange({ ...choice, technical: code === row.kind ? null : code === 'technical' })
        }
      />
    </>
  );
}

/** The ways to end the match that this book has. What it will mean stands on the page before it is pressed. */
export function EndDialog(props: {
  readonly model: TableModel;
  readonly screen: ScreenRules;
  readonly card: MatchCard;
  readonly ofTeams: boolean;
  readonly onClose: () => void;
}) {
  const { model, screen, card, ofTeams, onClose } = props;
  const { left } = useCalls({ model, card });
  const { by, reason, said, isSaid } = useSaid();
  const known = endings(screen, ofTeams);
  const choice = useSignal<EndingChoice | null>(null);
  const ending = known.find(({ kind }) => kind === choice.value?.kind);
  const action = choice.value ? endingAction(choice.value) : null;
  const uncalled = choice.value !== null && isNoShow(choice.value) && left > 0;
  const after = action ? model.preview(action) : null;
  const change = (next: EndingChoice) => {
    choice.value = next;
  };
  return (
    <Dialog title={ofTeams ? teams('end.title') : t('end.title')} onClose={onClose} kind="wide">
      <Choices
        keys
        chosen={choice.value?.kind ?? null}
        choices={[
          ...known.map(({ kind }) => ({ code: kind, label: t(`end.${kind}`) })),
          { code: 'override', label: t('override') },
        ]}
        onChoose={(code) => {
          if (code === 'override') model.dialog.value = { kind: 'override' };
          const kind = known.find((one) => one.kind === code)?.kind;
          if (kind)
            choice.value = { kind, side: null, reason: '', byDoctor: false, technical: null };
        }}
      />
      {choice.value && ending ? (
        <>
          {ending.kind === 'no-contest' ? null : (
            <Sides ending={ending} choice={choice.value} onChange={change} />
          )}
          <Reason ending={ending} choice={choice.value} onChange={change} />
          {ending.kind === 'disqualify' ? (
            <Kind screen={screen} choice={choice.value} onChange={change} />
          ) : null}
          {ending.kind === 'stoppage' ? (
            <label class="tick">
              <input
                type="checkbox"
                checked={choice.value.byDoctor}
                onChange={(event) =>
                  choice.value && change({ ...choice.value, byDoctor: event.currentTarget.checked })
                }
              />
              {t('end.by-doctor')}
            </label>
          ) : null}
        </>
      ) : null}
      {uncalled ? (
        <>
          <p>{calls('no-show-before', { count: left })}</p>
          <Said by={by} reason={reason} />
        </>
      ) : null}
      <p class="small" role="status">
        {after?.outcome ? outcomeSentence(after.outcome) : ''}
      </p>
      <Confirm
        model={model}
        label={ofTeams ? teams('end.title') : t('end.confirm')}
        disabled={!action || (uncalled && !isSaid)}
        onPress={() => {
          if (action && model.act(action, false, uncalled ? said : undefined)) onClose();
        }}
      />
    </Dialog>
  );
}
