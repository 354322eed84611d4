import type { FixedRules, LiveTable } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { LiveViews } from './live-views.ts';
import type { Answer } from './transport.ts';

const live = (version: number, rulesKey: string | null = 'k1'): LiveTable =>
  ({
    mat: { matId: 'm1', name: 'Mat 1' },
    queue: [],
    match: rulesKey === null ? null : { version, rulesKey },
  }) as unknown as LiveTable;

const rules = (name: string): Answer<FixedRules> => ({
  kind: 'ok',
  value: { setup: { name }, screen: {} } as unknown as FixedRules,
});

describe('live views of a table', () => {
  it('become whole with the rules, which are asked for once', async () => {
    const asked: string[] = [];
    const views = new LiveViews(async (key) => {
      asked.push(key);
      return rules(key);
    });
    for (const version of [1, 2, 3]) {
      const view = await views.whole(live(version));
      expect(view?.match).toEqual({ version, setup: { name: 'k1' }, screen: {} });
    }
    expect(asked).toEqual(['k1']);
    await views.whole(live(4, 'k2'));
    expect(asked).toEqual(['k1', 'k2']);
  });

  it('need nothing between matches', async () => {
    const views = new LiveViews(async () => {
      throw new Error('asked');
    });
    expect((await views.whole(live(1, null)))?.match).toBeNull();
  });

  it('give way to a newer one that came while the rules were asked for', async () => {
    let answer: (value: Answer<FixedRules>) => void = () => undefined;
    const views = new LiveViews(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const older = views.whole(live(1));
    const between = views.whole(live(2, null));
    answer(rules('k1'));
    expect(await older).toBeNull();
    expect((await between)?.match).toBeNull();
  });

  it('are left out where the rules cannot be had, and the next one asks again', async () => {
    const answers: Answer<FixedRules>[] = [
      { kind: 'no', status: 0, trouble: { code: 'no-network', message: '' } },
      rules('k1'),
    ];
    const views = new LiveViews(async () => answers.shift() ?? rules('late'));
    const first = live(1);
    expect(await views.whole(first)).toBeNull();
    expect(views.isNewest(first)).toBe(true);
    expect((await views.whole(live(2)))?.match?.version).toBe(2);
  });
});
