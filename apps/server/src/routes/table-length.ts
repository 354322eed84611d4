import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, matchId, ofMat, overrule } from '../inputs/common.ts';
import { accepted } from '../sessions/answers.ts';
import { atMat, mustBeOn } from './at-mat.ts';

const body = overrule.extend({ commandId, matchId, lengthMs: z.int().min(1000).max(7_200_000) });

/** A table gives the match that it has another length than its division. */
export const lengthRoute = (deps: Deps): Route =>
  route({
    method: 'POST',
    path: '/tournaments/:t/mats/:m/table/length',
    need: 'table',
    params: ofMat,
    body,
    async handle({ params, body: { commandId: id, matchId: on, ...given }, who, device }) {
      const { session, sender, view } = atMat(deps, params, who, device);
      if (session.stored(id) !== null) return view();
      mustBeOn(session, params.m, on);
      const stream = { kind: 'match', id: on } as const;
      const action = { type: 'set-match-length', ...given } as const;
      accepted(await session.submit(sender, [{ commandId: id, stream, action }]));
      return view();
    },
  });
