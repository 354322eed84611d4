import type { ComponentChildren } from 'preact';
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
  /** Who says so and why, where nobody rules. */
  readonly labels?: { readonly byLabel: string; readonly reasonLabel: string };
  /** What the button says that does it. */
  readonly button?: string;
  /** What it does apart from the matches that follow. */
  readonly also?: string | null;
  /** What else is asked. */
  readonly children?: ComponentChildren;
  readonly propose: (said: RulingBy) => Proposed;
  readonly onDone: () => void;
}

/** Who and why, then what it would make, then it is done. Whoever goes back finds what was typed. */
export function SaidPreview({ text, propose, button, also = null, children, ...props }: Props) {
  const [proposed, setProposed] = useState<Proposed | null>(null);
  return (
    <>
      <div hidden={proposed !== null}>
        <RulingForm
          text={text}
          {...props.labels}
          button={t('correct.preview')}
          onRule={async (said) => setProposed(propose(said))}
          onDone={() => undefined}
        >
          {children}
        </RulingForm>
      </div>
      {proposed === null || also === null ? null : <p class="notice">{also}</p>}
      {proposed === null ? null : (
        <PreviewStep
          tournamentId={props.tournamentId}
          stream={props.stream}
          proposed={proposed}
          {...(button === undefined ? {} : { button })}
          onBack={() => setProposed(null)}
          onDone={props.onDone}
        />
      )}
    </>
  );
}
