import type { Explanation, Voice } from '@threecount/match';
import { Needs } from './needs.tsx';
import { Record } from './record.tsx';
import { WhyView } from './why.tsx';
import { t } from './words.ts';

interface ExplainedProps {
  readonly explanation: Explanation;
  readonly voice: Voice;
  readonly points: boolean;
}

/** What each side needs or why it ended so, and how it went. */
export function Explained({ explanation, voice, points }: ExplainedProps) {
  const { why, needs, due, lines, book } = explanation;
  return (
    <>
      {why === null ? <Needs needs={needs} due={due} voice={voice} /> : null}
      {why === null ? null : <WhyView why={why} voice={voice} />}
      <Record lines={lines} voice={voice} points={points} />
      <p class="soft">{t('by-book', { name: book.name })}</p>
    </>
  );
}
