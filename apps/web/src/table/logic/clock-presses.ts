import type { MatchAction, MatchView } from '@threecount/match';

/** What one of the clock's buttons does now, and its message key. */
export interface ClockPress {
  readonly label:
    | 'start'
    | 'start-period'
    | 'fight'
    | 'time-stop'
    | 'time-short'
    | 'stop'
    | 'fight-standing';
  /** Null: nothing to press now. */
  readonly action: MatchAction | null;
}

const time: ClockPress = { label: 'time-stop', action: { do: 'time-out', reason: 'referee' } };

/** The large button: starts, stops the clock, lets them fight again. */
export function clockPress({ status, awaiting }: MatchView): ClockPress {
  switch (status) {
    case 'not-started':
      return { label: 'start', action: { do: 'start' } };
    case 'between-periods':
      return { label: 'start-period', action: { do: 'start' } };
    case 'running':
      return time;
    case 'stopped':
    case 'timed-out':
      return { label: 'fight', action: { do: 'resume' } };
    case 'awaiting':
      return awaiting === 'allowance-ruling'
        ? { label: 'fight', action: { do: 'resume' } }
        : { label: 'fight', action: null };
    case 'ended':
      return { label: 'time-stop', action: null };
  }
}

/** STOP while they fight; after a STOP, under which the clock may run on, TIME. */
export function secondPress({ status }: MatchView): ClockPress {
  if (status === 'stopped') return { ...time, label: 'time-short' };
  return { label: 'stop', action: status === 'running' ? { do: 'stop' } : null };
}

/** They fight again, stood up. */
export function standingPress({ status }: MatchView): ClockPress {
  const halted = status === 'stopped' || status === 'timed-out';
  return {
    label: 'fight-standing',
    action: halted ? { do: 'resume', position: 'standing' } : null,
  };
}
