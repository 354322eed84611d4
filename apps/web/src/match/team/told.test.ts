import type { BoutLine, Team, TeamExplanationLine, TeamMatchView } from '@threecount/match';
import type { TeamActView, TeamBoutsView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { boutOnMat, storyLine, toldActs, toldBouts } from './told.ts';

const fought = (a: number, b: number, winner: Team | null) =>
  ({ a: { place: a, name: `A${a}` }, b: { place: b, name: `B${b}` }, winner }) as BoutLine;

interface Given {
  readonly bouts: readonly BoutLine[];
  readonly line?: TeamMatchView['line'];
  readonly suddenDeath?: BoutLine;
  readonly acts?: readonly TeamActView[];
}

function view({ bouts, line = { a: [], b: [] }, suddenDeath, acts = [] }: Given): TeamBoutsView {
  const match = { bouts, line, suddenDeath: suddenDeath ?? null, up: null };
  const elapsedMs = bouts.map((_, i) => (i + 1) * 1000);
  return {
    match,
    elapsedMs: suddenDeath === undefined ? elapsedMs : [...elapsedMs, 77_000],
    acts,
    onMat: null,
    settling: false,
  } as unknown as TeamBoutsView;
}

describe('the bouts of a team match as they are told', () => {
  it('the loser of a bout is out by it; after a draw whoever does not go on', () => {
    const bouts = [fought(0, 0, 'a'), fought(0, 1, 'b'), fought(1, 1, null), fought(2, 2, null)];
    const out = toldBouts(view({ bouts, line: { a: [], b: [2] } })).map((told) => told.out);
    expect(out).toEqual([['b'], ['a'], ['a', 'b'], ['a']]);
  });

  it('a winner who is withdrawn before the next bout is not out by the one that was won', () => {
    const bouts = [fought(0, 0, 'a'), fought(1, 1, 'a')];
    expect(toldBouts(view({ bouts }))[0]?.out).toEqual(['b']);
  });

  it('the bout that settles it comes last, with its length, and puts nobody out', () => {
    const told = toldBouts(view({ bouts: [fought(0, 0, null)], suddenDeath: fought(3, 2, 'b') }));
    expect(told[1]).toMatchObject({ number: 2, settling: true, elapsedMs: 77_000, out: [] });
  });

  it('between the bouts stands what happened there, in order', () => {
    const acts: TeamActView[] = [
      { is: 'bout', bout: 1, settling: false },
      { is: 'withdraw', team: 'a', name: 'A1', by: '' },
      { is: 'bout', bout: 2, settling: false },
    ];
    const told = toldActs(view({ bouts: [fought(0, 0, 'a'), fought(2, 1, 'a')], acts }));
    expect(told.map((act) => (act.is === 'bout' ? act.told.number : act.is))).toEqual([
      1,
      'withdraw',
      2,
    ]);
  });
});

describe('the bout on the mat', () => {
  const up = { a: { name: 'A1' }, b: { name: 'B1' } };

  it('has the number that follows those that are over', () => {
    const { match } = view({ bouts: [fought(0, 0, 'a')] });
    const now = { match: { ...match, up }, onMat: { a: 0, b: 1 }, settling: false } as never;
    expect(boutOnMat(now)).toMatchObject({ number: 2, due: up, settling: false });
  });

  it('is none while picks are awaited, or at the end', () => {
    expect(boutOnMat(view({ bouts: [] }))).toBeNull();
  });
});

it('a line of the story is found by what it is about', () => {
  const line = (key: string) => ({ said: [{ key, values: {} }], clauses: [] }) as never;
  const story: TeamExplanationLine[] = ['bout.won', 'step.won', 'end.override', 'next.order'].map(
    line,
  );
  expect(storyLine(story, 'end')).toBe(story[2]);
  expect(storyLine(story, 'next')).toBe(story[3]);
  expect(storyLine(story, 'await')).toBeUndefined();
});
