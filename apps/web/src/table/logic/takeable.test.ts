import type { UnfitTeamView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { isTakeable, mayOverrule } from './takeable.ts';

const team = (...unfit: readonly UnfitTeamView[]) => ({ red: null, blue: null, bouts: 0, unfit });
const order: UnfitTeamView = { side: 'red', is: 'order-missing' };
const weight: UnfitTeamView = { side: 'blue', is: 'not-weighed', count: 2, clause: 'CLS-COMP-04' };

describe('a match of the queue', () => {
  it('is taken where it is ready, and nothing stands against its teams', () => {
    expect(isTakeable({ standing: 'ready', team: null })).toBe(true);
    expect(isTakeable({ standing: 'ready', team: team() })).toBe(true);
    expect(isTakeable({ standing: 'ready', team: team(weight) })).toBe(false);
    expect(isTakeable({ standing: 'held', team: null })).toBe(false);
  });

  it('is overruled unless an order is missing', () => {
    expect(mayOverrule({ team: null })).toBe(true);
    expect(mayOverrule({ team: team(weight) })).toBe(true);
    expect(mayOverrule({ team: team(weight, order) })).toBe(false);
  });
});
