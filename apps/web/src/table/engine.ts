import type { Engine } from '@threecount/client';
import { apply, initialState, viewMatch } from '@threecount/match';

/** The rules engine, as a table runs it: a state that each taken action replaces. */
export const engine: Engine = {
  begin(setup) {
    let state = initialState(setup);
    return {
      take(action) {
        const applied = apply(state, action);
        if (!applied.ok) return applied.refusal;
        state = applied.state;
        return null;
      },
      preview(action) {
        const applied = apply(state, action);
        return applied.ok ? viewMatch(applied.state, action.at) : applied.refusal;
      },
      view: (at) => viewMatch(state, at),
    };
  },
};
