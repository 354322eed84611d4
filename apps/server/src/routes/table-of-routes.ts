import type { Deps } from '../deps.ts';
import type { Route } from '../http/route.ts';
import { backupRoutes } from './backups.ts';
import { bookOptionRoutes } from './book-options.ts';
import { coachingRoutes } from './coaching.ts';
import { correctingRoutes } from './correcting.ts';
import { drawingRoutes } from './drawing.ts';
import { enteringRoutes } from './entering.ts';
import { healthRoutes } from './health.ts';
import { importingRoutes } from './importing.ts';
import { linkRoutes } from './links.ts';
import { liveRoutes } from './live.ts';
import { matchPageRoutes } from './match-page.ts';
import { movingRoutes } from './moving.ts';
import { organisingRoutes } from './organising.ts';
import { resultRoutes } from './results.ts';
import { rulebookRoutes } from './rulebooks.ts';
import { scheduleRoutes } from './schedule.ts';
import { showMatchRoutes } from './show-match.ts';
import { signInRoutes } from './sign-in.ts';
import { simulatingRoutes } from './simulating.ts';
import { tableRoutes } from './table.ts';
import { teamEventRoutes } from './team-events.ts';
import { teamRoutes } from './teams.ts';
import { teamsListRoutes } from './teams-list.ts';
import { verifyingRoutes } from './verifying.ts';
import { viewingRoutes } from './viewing.ts';

/** Every route of the server, each with the role that it needs. There are no others. */
export const tableOfRoutes = (deps: Deps): readonly Route[] => [
  ...healthRoutes(deps),
  ...signInRoutes(deps),
  ...viewingRoutes(deps),
  ...matchPageRoutes(deps),
  ...resultRoutes(deps),
  ...rulebookRoutes(),
  ...scheduleRoutes(deps),
  ...liveRoutes(deps),
  ...organisingRoutes(deps),
  ...bookOptionRoutes(deps),
  ...importingRoutes(deps),
  ...enteringRoutes(deps),
  ...showMatchRoutes(deps),
  ...teamEventRoutes(deps),
  ...teamRoutes(deps),
  ...teamsListRoutes(deps),
  ...coachingRoutes(deps),
  ...drawingRoutes(deps),
  ...correctingRoutes(deps),
  ...linkRoutes(deps),
  ...tableRoutes(deps),
  ...simulatingRoutes(deps),
  ...verifyingRoutes(deps),
  ...movingRoutes(deps),
  ...backupRoutes(deps),
];
