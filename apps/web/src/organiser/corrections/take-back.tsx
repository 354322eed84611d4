import { useState } from 'preact/hooks';
import { DialogButton } from '../dialog-button.tsx';
import { t } from '../later/words.ts';
import type { MatchActionProps } from '../results/paper.tsx';
import { RulingForm } from '../ruling-form.tsx';
import type { Proposed } from './form.ts';
import { PreviewStep } from './preview-step.tsx';

/** Takes the last correction of a result back, once it was seen what that makes. */
export function TakeBackButton(props: MatchActionProps) {
  const { match } = props;
  if (match.corrected.length === 0) return null;
  const title = t('take-back.title', { number: match.number });
  return (
    <DialogButton label={t('take-back.open')} spoken={title} title={title}>
      {(close) => <Steps {...props} onClose={close} />}
    </DialogButton>
  );
}

function Steps({ onClose, ...props }: MatchActionProps & { readonly onClose: () => void }) {
  const [proposed, setProposed] = useState<Proposed | null>(null);
  if (proposed === null) {
    return (
      <RulingForm
        text={t('take-back.text')}
        button={t('correct.preview')}
        onRule={async (said) => setProposed({ type: 'take-back-correction', ...said })}
        onDone={() => undefined}
      />
    );
  }
  return (
    <PreviewStep
      {...props}
      proposed={proposed}
      onBack={() => setProposed(null)}
      onDone={() => {
        onClose();
        props.onDone();
      }}
    />
  );
}
