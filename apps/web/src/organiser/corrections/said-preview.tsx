import { useState } from 'preact/hooks';
import type { Stream } from '../act.ts';
import { t } from '../later/words.ts';
import { type RulingBy, RulingForm } from '../ruling-form.tsx';
import type { Proposed } from './form.ts';
import { PreviewStep } from './preview-step.tsx';

interface Props {
  readonly tournamentId: string;
  readonly stream: Stream;
  readonly text: string;
  readonly propose: (said: RulingBy) => Proposed;
  readonly onDone: () => void;
}

/** Who and why, then what it would make, then it is done. */
export function SaidPreview({ text, propose, ...props }: Props) {
  const [proposed, setProposed] = useState<Proposed | null>(null);
  if (proposed !== null) {
    return <PreviewStep {...props} proposed={proposed} onBack={() => setProposed(null)} />;
  }
  return (
    <RulingForm
      text={text}
      button={t('correct.preview')}
      onRule={async (said) => setProposed(propose(said))}
      onDone={() => undefined}
    />
  );
}
