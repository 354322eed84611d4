import type { Side } from '@threecount/match';
import type { EntryId, FormatPlan, MatchId } from '../types/entities.ts';
import type { MatchRecord } from '../types/state.ts';
import { TestLog } from './test-log.ts';

/** How a bout of a test ends. */
export type BoutEnd = Side | 'draw' | 'both-warned' | 'barred-red' | 'barred-blue' | 'hurt-red';

/** A division `d1` of teams on mat `m1`: team `e<n>` of the people `p<10n>` to `p<10n+4>`, orders lodged. */
export class TeamLog extends TestLog {
  setUp(
    count: number,
    given: {
      readonly event?: 'single-rank' | 'all-ranks';
      readonly options?: Readonly<Record<string, unknown>>;
      readonly plan?: FormatPlan;
      readonly lodged?: boolean;
    } = {},
  ): this {
    this.create({ rest: 0, options: given.options ?? {} }, 'classic');
    const column = { discipline: 'no-gi', event: given.event ?? 'single-rank' } as const;
    this.must('division', 'd1', {
      type: 'create-division',
      divisionId: 'd1',
      name: 'Blue belts',
      column: { column, standing: 'confirmed', alternatives: [] },
    });
    this.enter('d1', count, { seeded: true });
    for (let n = 1; n <= count; n += 1) {
      this.name(`e${n}`)
        .weigh(`e${n}`)
        .lodge(`e${n}`, given.lodged ?? true);
    }
    if (given.plan !== undefined) this.plan('d1', given.plan);
    this.draw('d1');
    this.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
    this.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
    return this;
  }

  name(entryId: EntryId): this {
    const first = Number(entryId.slice(1)) * 10;
    const members = [0, 1, 2, 3, 4].map((i) => ({
      personId: `p${first + i}`,
      rank: 'blue',
      weightKg: 80,
    }));
    this.must('entry', entryId, { type: 'name-team', members });
    return this;
  }

  /** Everybody weighs what was declared. */
  weigh(entryId: EntryId, date?: string): this {
    for (const { personId } of this.members(entryId)) {
      this.must('entry', entryId, {
        type: 'weigh-member',
        personId,
        weightKg: 80,
        ...(date === undefined ? {} : { date }),
      });
    }
    return this;
  }

  members(entryId: EntryId) {
    return this.state.divisions.get('d1')?.entries.get(entryId)?.lineUp?.members ?? [];
  }

  lodge(entryId: EntryId, isIn = true): this {
    const first = Number(entryId.slice(1)) * 10;
    const order = [0, 1, 2, 3, 4].map((i) => `p${first + i}`);
    if (isIn) this.must('entry', entryId, { type: 'lodge-order', order });
    return this;
  }

  open(matchId: MatchId): this {
    this.must('match', matchId, { type: 'open-match', matId: 'm1' });
    return this;
  }

  record(matchId: MatchId): MatchRecord {
    const record = this.state.divisions.get('d1')?.matches.get(matchId);
    if (record === undefined) throw new Error(`${matchId} was never opened`);
    return record;
  }

  /** Fights the bout on the mat to its end, without confirming it. */
  fight(matchId: MatchId, end: BoutEnd): this {
    this.act(matchId, { do: 'start' });
    this.now += 60_000;
    switch (end) {
      case 'red':
      case 'blue':
        this.act(matchId, { do: 'submission', side: end, by: 'tap' });
        break;
      case 'draw':
        this.now += 10 * 60_000;
        this.act(matchId, { do: 'wait' });
        break;
      case 'both-warned':
        for (let i = 0; i < 3; i += 1) {
          this.act(matchId, { do: 'foul', side: 'both', foul: 'stalling' });
        }
        break;
      case 'barred-red':
      case 'barred-blue': {
        const side = end === 'barred-red' ? 'red' : 'blue';
        this.act(matchId, { do: 'disqualify', side, reason: 'biting', kind: 'disciplinary' });
        break;
      }
      case 'hurt-red':
        this.act(matchId, { do: 'unable', side: 'red', cause: 'accident' });
        break;
    }
    return this;
  }

  /** Fights and confirms one bout after another. */
  bouts(matchId: MatchId, ...ends: readonly BoutEnd[]): this {
    for (const end of ends) {
      this.fight(matchId, end);
      this.must('match', matchId, { type: 'confirm-bout' });
    }
    return this;
  }

  act(matchId: MatchId, action: Parameters<typeof actionOf>[0]): void {
    this.must('match', matchId, actionOf(action, this.now, this.record(matchId).epoch));
  }
}

function actionOf(
  action: Extract<Parameters<TestLog['must']>[2], { type: 'official-action' }>['action'],
  instant: number,
  epoch: number,
) {
  return { type: 'official-action', action, instant, epoch } as const;
}
