import type { MatchCard } from '@threecount/tournament';

/** Whether a table can take a match as it stands: nobody is held back, and no team is missing anything. */
export const isTakeable = ({ standing, team }: Pick<MatchCard, 'standing' | 'team'>): boolean =>
  standing === 'ready' && (team?.unfit ?? []).length === 0;

/** Whether what stands against a match can be overruled; an order that is not in cannot. */
export const mayOverrule = ({ team }: Pick<MatchCard, 'team'>): boolean =>
  (team?.unfit ?? []).every(({ is }) => is !== 'order-missing');
