import type { ScreenRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { endingAction, endings, isNoShow } from './endings.ts';

const one = [{ code: 'x', label: 'X', clause: 'X-01', standing: 'printed' as const }];
const screen = (noContest: boolean) =>
  ({
    stoppages: one,
    unable: one,
    forfeits: one,
    disqualifications: [],
    knows: { noContest, coinToss: false, stalling: true },
  }) as unknown as ScreenRules;

describe('endings', () => {
  it('lists what the book has and nothing else', () => {
    expect(endings(screen(false)).map(({ kind }) => kind)).toEqual([
      'stoppage',
      'unable',
      'forfeit',
    ]);
    expect(endings(screen(true)).map(({ kind }) => kind)).toContain('no-contest');
  });

  it('leaves who did not come to a bout of a team match to the dialog about fighters', () => {
    const forfeits = ['no-show', 'refusal'].map((code) => ({ ...one[0], code }));
    const book = { ...screen(false), forfeits } as unknown as ScreenRules;
    const codes = (ofTeams: boolean) =>
      endings(book, ofTeams)
        .find(({ kind }) => kind === 'forfeit')
        ?.reasons.map(({ code }) => code);
    expect(codes(false)).toEqual(['no-show', 'refusal']);
    expect(codes(true)).toEqual(['refusal']);
  });
});

describe('endingAction', () => {
  const base = { side: null, reason: '', byDoctor: false, technical: null } as const;

  it('waits until side and reason are there', () => {
    expect(endingAction({ ...base, kind: 'forfeit' })).toBeNull();
    expect(endingAction({ ...base, kind: 'forfeit', side: 'red' })).toBeNull();
    expect(endingAction({ ...base, kind: 'forfeit', reason: 'request' })).toBeNull();
    expect(endingAction({ ...base, kind: 'forfeit', side: 'both', reason: 'request' })).toBeNull();
  });

  it('makes the action', () => {
    expect(endingAction({ ...base, kind: 'unable', side: 'both', reason: 'accident' })).toEqual({
      do: 'unable',
      side: 'both',
      cause: 'accident',
    });
    expect(
      endingAction({ ...base, kind: 'stoppage', side: 'red', reason: 'danger', byDoctor: true }),
    ).toEqual({ do: 'stoppage', side: 'red', by: 'doctor', reason: 'danger' });
    expect(endingAction({ ...base, kind: 'disqualify', side: 'blue', reason: 'biting' })).toEqual({
      do: 'disqualify',
      side: 'blue',
      reason: 'biting',
    });
    const kind = { kind: 'disqualify', side: 'blue', reason: 'biting', technical: false } as const;
    expect(endingAction({ ...base, ...kind })).toMatchObject({ kind: 'disciplinary' });
    expect(endingAction({ ...base, kind: 'no-contest', reason: ' power cut ' })).toEqual({
      do: 'no-contest',
      reason: 'power cut',
    });
  });
});

describe('isNoShow', () => {
  const choice = {
    kind: 'forfeit',
    side: 'red',
    reason: 'no-show',
    byDoctor: false,
    technical: null,
  } as const;

  it('is a forfeit of who did not come and nothing else', () => {
    expect(isNoShow(choice)).toBe(true);
    expect(isNoShow({ ...choice, reason: 'request' })).toBe(false);
    expect(isNoShow({ ...choice, kind: 'disqualify' })).toBe(false);
  });
});
