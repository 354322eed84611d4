import { useSignal } from '@preact/signals';
import { serverClock } from '@threecount/client';
import type { ScoreboardView } from '@threecount/tournament';
import { useEffect } from 'preact/hooks';
import { remainingText } from '../ui/clock-text.ts';
import { ticking } from '../ui/ticking.ts';
import { clockReading } from './clock.ts';

const tickMs = 100;

function useNow(): number {
  const now = useSignal(0);
  useEffect(() => {
    const clock = serverClock();
    return ticking(tickMs, () => {
      now.value = clock.now();
    });
  }, [now]);
  return now.value;
}

export interface BoardProps {
  readonly board: ScoreboardView;
  readonly blind: boolean;
}

/** The clock of the match or bout on the mat. */
export function Clock({ board, blind }: BoardProps) {
  const now = useNow();
  const { view, startedAt, rules } = board;
  const length = rules?.periods[0]?.lengthMs ?? null;
  const before = length === null ? '–:––' : remainingText(length);
  const reading = view
    ? clockReading({
        clock: view.clock,
        startedAt,
        now,
        periods: rules?.periods ?? [],
        blind,
      })
    : before;
  const still = view !== null && !view.clock.running;
  return (
    <div class={`time num ${still ? 'still' : ''} ${blind ? 'blind' : ''}`} role="timer">
      {reading}
    </div>
  );
}
