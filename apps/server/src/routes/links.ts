import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { ofMat, ofTeam } from '../inputs/common.ts';
import { teamAt } from '../teams/team-at.ts';
import { sessionWithMat } from './found.ts';

/** The link of a team's coach: made (the old one ends) and withdrawn. */
const teamLinks = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/teams/:e/link',
    need: 'organiser',
    params: ofTeam,
    async handle({ params: { t, e }, request }) {
      teamAt(deps, { t, e });
      const key = await deps.auth.newTeamLink({ tournamentId: t, entryId: e });
      const base = `${request.protocol}://${request.host}`;
      const page = `/team/${encodeURIComponent(e)}?t=${encodeURIComponent(t)}#${key}`;
      return { url: base + page, key };
    },
  }),
  route({
    method: 'DELETE',
    path: '/tournaments/:t/teams/:e/link',
    need: 'organiser',
    params: ofTeam,
    async handle({ params: { t, e } }) {
      teamAt(deps, { t, e });
      await deps.auth.withdrawTeamLink({ tournamentId: t, entryId: e });
      return { withdrawn: true };
    },
  }),
];

/** The link of a mat's table: made (the old one ends) and withdrawn; that of a team's coach likewise. */
export const linkRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/mats/:m/link',
    need: 'organiser',
    params: ofMat,
    async handle({ params: { t, m }, request }) {
      sessionWithMat(deps, { t, m });
      const key = await deps.auth.newTableLink({ tournamentId: t, matId: m });
      deps.hub.drop(t, `table:${m}`);
      const base = `${request.protocol}://${request.host}`;
      const page = `/table/${encodeURIComponent(m)}?t=${encodeURIComponent(t)}#${key}`;
      return { url: base + page, key };
    },
  }),
  route({
    method: 'DELETE',
    path: '/tournaments/:t/mats/:m/link',
    need: 'organiser',
    params: ofMat,
    async handle({ params: { t, m } }) {
      sessionWithMat(deps, { t, m });
      await deps.auth.withdrawTableLink({ tournamentId: t, matId: m });
      deps.hub.drop(t, `table:${m}`);
      return { withdrawn: true };
    },
  }),
  ...teamLinks(deps),
];
