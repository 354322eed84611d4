import type { StreamRef } from '@threecount/eventlog';
import { parseTopic } from './topics.ts';

/** Division of a match by its id (`d3-7` is of `d3`). */
const divisionOf = (matchId: string): string => matchId.slice(0, matchId.lastIndexOf('-'));

/**
 * Which of the followed topics a change may touch, and which of them must leave at once: the
 * scoreboards and tables of the mats whose match it was.
 * A match changes its own division, those whose planned times it moves, and the mats (their queues); anything else may
 * change all.
 */
export function affects(
  streams: readonly StreamRef[],
  matIds: ReadonlySet<string>,
  moved: readonly string[],
  followed: ReadonlySet<string>,
): { topics: ReadonlySet<string>; urgent: ReadonlySet<string> } {
  const onlyMatches = streams.every(({ kind }) => kind === 'match');
  const divisions = new Set([...streams.map(({ id }) => divisionOf(id)), ...moved]);
  const topics = new Set<string>();
  const urgent = new Set<string>();
  for (const text of followed) {
    const topic = parseTopic(text);
    if (topic === null) continue;
    const ofDivision = topic.kind === 'division' || topic.kind === 'teams';
    if (ofDivision && onlyMatches && !divisions.has(topic.id)) continue;
    topics.add(text);
    const ofMat = topic.kind === 'scoreboard' || topic.kind === 'table';
    if (ofMat && matIds.has(topic.id)) urgent.add(text);
  }
  return { topics, urgent };
}
