import { compareIds } from '../order.ts';
import { progressOf } from '../progress/memo.ts';
import { isOver } from '../progress/types.ts';
import type { TournamentState } from '../types/state.ts';
import type { MatchCard, ScheduleView } from '../types/views.ts';
import { divisionsInOrder } from './division.ts';
import { cardMaker } from './match-card.ts';
import type { People } from './people.ts';

/**
 * The matches that are still to be fought, by their planned times.
 * @param now epoch ms.
 */
export function scheduleView(state: TournamentState, people: People, now: number): ScheduleView {
  const card = cardMaker(state, people, now);
  const matches = divisionsInOrder(state).flatMap((division) =>
    progressOf(state, division)
      .matches.filter(({ number, phase }) => number > 0 && !isOver(phase) && phase !== 'open')
      .map((match) => card({ division, now: match })),
  );
  return {
    tournament: {
      tournamentId: state.tournamentId,
      name: state.name,
      date: state.date,
      timeZone: state.timeZone,
    },
    matches: matches.toSorted(bySoonest),
  };
}

function bySoonest(a: MatchCard, b: MatchCard): number {
  if (a.planned === null || b.planned === null) {
    return Number(a.planned === null) - Number(b.planned === null);
  }
  return a.planned - b.planned || compareIds(a.matName ?? '', b.matName ?? '');
}
