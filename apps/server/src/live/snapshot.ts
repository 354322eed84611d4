import type { Reader } from '../sessions/reader.ts';
import { liveTable } from './live-table.ts';
import { parseTopic, type Topic } from './topics.ts';

function valueFor(reader: Reader, topic: Topic): unknown {
  switch (topic.kind) {
    case 'tournament':
      return reader.tournament();
    case 'mats':
      return reader.mats();
    case 'divisions':
      return reader.divisions();
    case 'division':
      return reader.division(topic.id);
    case 'teams':
      // As everybody may see them: one snapshot is sent to all who follow.
      return reader.teams(topic.id, false);
    case 'scoreboard':
      return reader.scoreboard(topic.id);
    case 'table': {
      const view = reader.table(topic.id);
      return view && liveTable(view);
    }
  }
}

/** The whole of a topic as JSON text; null where there is nothing of that name. */
export function snapshotOf(reader: Reader, text: string): string | null {
  const topic = parseTopic(text);
  const value = topic === null ? null : valueFor(reader, topic);
  return value === null ? null : JSON.stringify(value);
}
