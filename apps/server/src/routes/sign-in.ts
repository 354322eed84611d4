import { z } from 'zod';
import { holdsTeam, roleOf } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';

const password = z.string().min(1).max(200);
const secret = z.string().min(1).max(200);
const id = z.string().min(1).max(64);

async function sessionView(deps: Deps, who: Parameters<typeof roleOf>[0]) {
  return {
    role: roleOf(who),
    tables: who.tables,
    teams: who.teams,
    setupNeeded: await deps.auth.setupNeeded(),
    time: deps.now(),
  };
}

const passwordRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/setup',
    need: 'viewer',
    limited: true,
    body: z.object({ token: secret, password }),
    async handle({ body, request, reply, who }) {
      const session = await deps.auth.setUp(body.token, body.password);
      deps.cookies.signIn(request, reply, session);
      return sessionView(deps, { ...who, organiser: 'password' });
    },
  }),
  route({
    method: 'POST',
    path: '/session',
    need: 'viewer',
    limited: true,
    body: z.object({ password }),
    async handle({ body, request, reply, who }) {
      const session = await deps.auth.signIn(body.password);
      deps.cookies.signIn(request, reply, session);
      return sessionView(deps, { ...who, organiser: 'password' });
    },
  }),
  route({
    method: 'DELETE',
    path: '/session',
    need: 'viewer',
    async handle({ request, reply, who }) {
      const { session } = deps.cookies.read(request);
      if (session !== null) await deps.auth.signOut(session);
      deps.cookies.signOut(reply);
      return sessionView(deps, { ...who, organiser: null });
    },
  }),
];

/** A new one-time link, for an owner who has lost the password, or another device. */
const setupLink = (deps: Deps): Route =>
  route({
    method: 'POST',
    path: '/setup-link',
    need: 'organiser',
    async handle({ request }) {
      const token = await deps.auth.newSetupToken();
      return { url: `${request.protocol}://${request.host}/setup#${token}`, token };
    },
  });

/** The exchange of a coach's link for a cookie. */
const teamSession = (deps: Deps): Route =>
  route({
    method: 'POST',
    path: '/team-session',
    need: 'viewer',
    body: z.object({ tournamentId: id, entryId: id, key: secret }),
    async handle({ body: { key, ...grant }, request, reply, who }) {
      const coach = await deps.auth.openTeam(grant, key);
      deps.cookies.addTeam(request, reply, coach);
      const others = who.teams.filter((team) => !holdsTeam({ ...who, teams: [team] }, grant));
      return sessionView(deps, { ...who, teams: [grant, ...others] });
    },
  });

/** Signing in and out, the one-time link, and the exchange of a table's or a coach's link for a cookie. */
export const signInRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/session',
    need: 'viewer',
    handle: ({ who }) => sessionView(deps, who),
  }),
  ...passwordRoutes(deps),
  setupLink(deps),
  teamSession(deps),
  route({
    method: 'POST',
    path: '/table-session',
    need: 'viewer',
    body: z.object({ tournamentId: id, matId: id, key: secret }),
    async handle({ body: { key, ...grant }, request, reply, who }) {
      const table = await deps.auth.openTable(grant, key);
      deps.cookies.addTable(request, reply, table);
      const others = who.tables.filter(
        ({ tournamentId, matId }) => tournamentId !== grant.tournamentId || matId !== grant.matId,
      );
      return sessionView(deps, { ...who, tables: [grant, ...others] });
    },
  }),
];
