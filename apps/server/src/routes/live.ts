import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/api-error.ts';
import { guard } from '../http/guard.ts';
import { type Route, route } from '../http/route.ts';
import { ofTournament } from '../inputs/common.ts';
import { parseTopic, type Topic, topicForms, topicText } from '../live/topics.ts';
import { sessionOf } from './found.ts';

/** Topics that one stream may follow. */
const maxTopics = 100;

function topicsOf(text: string): readonly Topic[] {
  const place = 'query.topics';
  const texts = text.split(',').filter((part) => part !== '');
  if (texts.length === 0 || texts.length > maxTopics) {
    const message = `Name between 1 and ${maxTopics} topics.`;
    throw new ApiError(400, 'bad-input', message, { place, valid: topicForms });
  }
  return texts.map((part) => {
    const topic = parseTopic(part);
    if (topic !== null) return topic;
    const message = `"${part}" is no topic.`;
    throw new ApiError(400, 'bad-input', message, { place, valid: topicForms });
  });
}

/** The live stream: everybody may open one, and follow a table only who may see that table. */
export const liveRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/live',
    need: 'viewer',
    params: ofTournament,
    query: z.object({ topics: z.string().max(8_000) }),
    handle({ params, query, who, request, reply }) {
      const { tournamentId } = sessionOf(deps, params);
      const topics = topicsOf(query.topics);
      for (const topic of topics) {
        if (topic.kind === 'table') guard('table', who, { t: tournamentId, m: topic.id });
      }
      const { raw } = reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        // Proxies must not gather the frames.
        'x-accel-buffering': 'no',
      });
      raw.write('retry: 1000\n\n');
      request.raw.socket.setNoDelay(true);
      deps.hub.open(tournamentId, raw, {
        topics: topics.map(topicText),
        trusted: who.organiser !== null,
      });
      return undefined;
    },
  }),
];
