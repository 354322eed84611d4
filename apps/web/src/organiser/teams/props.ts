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
  /** As a screen shows it that others can see. */
  readonly view: TeamView;
  /** With its order, also where that is sealed. */
  readonly lodged: TeamView;
  readonly onDone: () => void;
}

export const teamName = ({ team }: TeamView): string =>
  `${team.givenName} ${team.familyName}`.trim();
