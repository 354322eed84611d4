import type { ScreenRules } from '@threecount/rulebooks';
import { expect, it } from 'vitest';
import { scoreAction, scoreButtons } from './buttons.ts';

const base = { clause: 'X-01', standing: 'printed', outOfBounds: false } as const;
const screen = {
  techniques: [
    {
      ...base,
      code: 'takedown',
      label: 'Takedown',
      points: 2,
      landings: [
        { landing: 'guard', label: 'in the guard', points: 2 },
        { landing: 'mount', label: 'to the mount', points: 4 },
      ],
    },
    { ...base, code: 'sweep', label: 'Sweep', points: 2 },
  ],
} as unknown as ScreenRules;

it('draws one button for each way a technique pays, and no other', () => {
  expect(scoreButtons(screen).map(({ label, points }) => [label, points])).toEqual([
    ['Takedown: in the guard', 2],
    ['Takedown: to the mount', 4],
    ['Sweep', 2],
  ]);
});

it('says the landing only where it matters', () => {
  const [guard, , sweep] = scoreButtons(screen);
  expect(guard && scoreAction(guard, 'red')).toEqual({
    do: 'score',
    side: 'red',
    technique: 'takedown',
    landing: 'guard',
  });
  expect(sweep && scoreAction(sweep, 'blue')).toEqual({
    do: 'score',
    side: 'blue',
    technique: 'sweep',
  });
});
