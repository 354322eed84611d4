import { expect, it } from 'vitest';
import { Hold } from './hold.ts';

function held() {
  let now = 0;
  let tick = () => {};
  let scored = 0;
  const hold = new Hold({
    now: () => now,
    every: (_ms, run) => {
      tick = run;
      return () => {
        tick = () => {};
      };
    },
  });
  const score = () => {
    scored += 1;
  };
  hold.begin('red mount', 3_000, score);
  const pass = (ms: number) => {
    now += ms;
    tick();
  };
  return { hold, pass, begin: () => hold.begin('red mount', 3_000, score), scored: () => scored };
}

it('is an ordinary press when it is let go at once', () => {
  const { hold, pass } = held();
  pass(120);
  expect(hold.shown.value).toBeNull();
  expect(hold.end('red mount')).toBe(true);
  expect(hold.isSpent('red mount')).toBe(false);
});

it('counts one, two, three, and scores at three, once', () => {
  const { hold, pass, scored } = held();
  const seen: (number | undefined)[] = [];
  for (let step = 0; step < 5; step += 1) {
    pass(500);
    seen.push(hold.shown.value?.count);
  }
  expect(seen).toEqual([0, 1, 1, 2, 2]);
  expect(scored()).toBe(0);
  pass(500);
  pass(500);
  expect(scored()).toBe(1);
  expect(hold.end('red mount')).toBe(false);
  expect(hold.isSpent('red mount')).toBe(true);
});

it('says nothing when it is let go before three, and the click of letting go neither', () => {
  const { hold, pass, scored, begin } = held();
  pass(2_900);
  expect(hold.end('red mount')).toBe(false);
  pass(1_000);
  expect(scored()).toBe(0);
  expect(hold.isSpent('red mount')).toBe(true);
  begin();
  expect(hold.isSpent('red mount')).toBe(false);
});
