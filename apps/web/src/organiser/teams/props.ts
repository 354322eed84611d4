import type { TeamEventView, TeamView } from '@threecount/tournament';
import type { Desk } from '../desk.ts';

export interface DivisionProps {
  readonly desk: Desk;
  readonly event: TeamEventView;
  readonly division: TeamEventView['divisions'][number];
}

export interface TeamProps {
  readonly desk: Desk;
  readonly event: TeamEventView;
  readonly divisionId: string;
  readonly view: TeamView;
  readonly onDone: () => void;
}

export const teamName = ({ team }: TeamView): string =>
  `${team.givenName} ${team.familyName}`.trim();
