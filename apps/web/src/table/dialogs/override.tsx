import { useSignal } from '@preact/signals';
import type { ScreenRules } from '@threecount/rulebooks';
import { hasPoints } from '../../parts/has-points.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { emptyRuling, type RulingForm, type RulingKind, rulingAction } from '../logic/ruling.ts';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';
import { Confirm, SideChoice, Typed } from './fields.tsx';

type TextField = 'points' | 'advantages' | 'fouls' | 'remaining' | 'by' | 'reason';

interface FieldProps {
  readonly form: RulingForm;
  readonly name: TextField;
  readonly onChange: (form: RulingForm) => void;
}

function Field({ form, name, onChange }: FieldProps) {
  return (
    <Typed
      label={t(`override.${name}`)}
      value={form[name]}
      onText={(text) => onChange({ ...form, [name]: text })}
    />
  );
}

const kinds: readonly RulingKind[] = ['adjust', 'winner', 'reopen'];

/** The senior official's ruling: who rules, why, and what. It stays in the record, marked. */
export function OverrideDialog(props: {
  readonly model: TableModel;
  readonly screen: ScreenRules;
  readonly onClose: () => void;
}) {
  const { model, screen, onClose } = props;
  const form = useSignal<RulingForm>(emptyRuling);
  const change = (next: RulingForm) => {
    form.value = next;
  };
  const now = form.value;
  const action = rulingAction(now);
  const numbers: readonly TextField[] = [
    ...(hasPoints(screen) ? (['points'] as const) : []),
    ...(screen.advantages.length > 0 ? (['advantages'] as const) : []),
    'fouls',
  ];
  return (
    <Dialog title={t('override')} onClose={onClose}>
      <Choices
        keys
        chosen={now.kind}
        choices={kinds.map((kind) => ({ code: kind, label: t(`override.${kind}`) }))}
        onChoose={(kind) => change({ ...now, kind: kind as RulingKind })}
      />
      {now.kind === 'reopen' ? (
        <Field form={now} name="remaining" onChange={change} />
      ) : (
        <SideChoice<never> chosen={now.side} onChoose={(side) => change({ ...now, side })} />
      )}
      {now.kind === 'adjust' ? (
        <div class="three">
          {numbers.map((name) => (
            <Field key={name} form={now} name={name} onChange={change} />
          ))}
        </div>
      ) : null}
      <Field form={now} name="by" onChange={change} />
      <Field form={now} name="reason" onChange={change} />
      <Confirm
        model={model}
        label={t('override.confirm')}
        disabled={!action}
        onPress={() => {
          if (action && model.act(action)) onClose();
        }}
      />
    </Dialog>
  );
}
