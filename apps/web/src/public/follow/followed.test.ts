import type { DivisionView, EntryView, MatchCard, MatSummary } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import {
  card,
  competitor,
  divisionView,
  matSummary,
  round,
  who,
  winnerOf,
} from '../../parts/testing.ts';
import { followPerson } from './followed.ts';
import { findPeople, peopleOf } from './people.ts';

function entry(entryId: string, over: Partial<EntryView> = {}): EntryView {
  return {
    ...competitor(entryId),
    divisionId: 'd1',
    divisionName: 'Adults -70 kg',
    notDrawn: null,
    withdrawn: false,
    fighters: [],
    ...over,
  };
}

const [anna] = peopleOf([entry('e1')]);
if (anna === undefined) throw new Error('one entry makes one person');

const mat = (current: MatchCard | null, queue: readonly MatchCard[] = []): MatSummary =>
  matSummary({
    current:
      current === null
        ? null
        : {
            ...current,
            live: {
              status: 'running',
              points: { red: 0, blue: 0 },
              fouls: { red: 0, blue: 0 },
              clock: { period: 'r', remainingMs: 1, elapsedMs: 0, running: true, at: 0 },
              startedAt: 0,
            },
          },
    queue,
  });

const semi = card('a', { red: who('e1'), blue: who('e2') });
const final = card('f', { red: winnerOf('a', 1), blue: winnerOf('b', 2), standing: 'waiting' });
const drawn = (matches: readonly MatchCard[], last = final): DivisionView =>
  divisionView([round('semi-final', matches), round('final', [last])]);

describe('followPerson', () => {
  it('says first that somebody is on the mat, and what a win would bring', () => {
    const now = { ...semi, standing: 'on-mat' as const };
    const followed = followPerson(anna, [mat(now)], [drawn([now])]);
    expect(followed.status.kind).toBe('on-mat');
    expect(followed.ifWins?.match.matchId).toBe('f');
  });

  it('is not finished while a match waits for a ruling', () => {
    const disputed = { ...semi, standing: 'needs-ruling' as const };
    const followed = followPerson(anna, [mat(null)], [drawn([disputed])]);
    expect(followed.status).toMatchObject({ kind: 'next', match: { matchId: 'a' } });
  });

  it('takes the time of a coming match from its mat, which knows better than its division', () => {
    const moved = { ...semi, planned: 300 };
    const followed = followPerson(anna, [mat(null, [moved])], [drawn([{ ...semi, planned: 100 }])]);
    expect(followed.status).toEqual({ kind: 'next', match: moved });
  });

  it('else names the soonest coming match', () => {
    const late = { ...semi, matchId: 'z', number: 9, planned: 200 };
    const soon = { ...semi, planned: 100 };
    const followed = followPerson(anna, [mat(null)], [drawn([late, soon])]);
    expect(followed.status).toEqual({ kind: 'next', match: soon });
  });

  it('lists results from the side of the one followed, byes aside', () => {
    const lost = {
      ...semi,
      standing: 'confirmed' as const,
      result: {
        winner: 'blue' as const,
        method: 'points' as const,
        points: { red: 2, blue: 5 },
        elapsedMs: 300_000,
        paper: false,
      },
    };
    const bye = { ...lost, matchId: 'y', result: { ...lost.result, method: 'bye' as const } };
    const followed = followPerson(anna, [], [drawn([lost, bye])]);
    expect(followed.status.kind).toBe('done');
    expect(followed.results).toHaveLength(1);
    expect(followed.results[0]).toMatchObject({ verdict: 'lost', own: 2, other: 5 });
  });

  it('tells not drawn yet from left out', () => {
    const bare = divisionView([], { standing: 'not-drawn' });
    expect(followPerson(anna, [], [bare]).status.kind).toBe('not-drawn-yet');
    const [out] = peopleOf([entry('e1', { notDrawn: 'not-approved' })]);
    expect(out && followPerson(out, [], [bare]).status.kind).toBe('left-out');
  });

  it('shows medals', () => {
    const view = divisionView([], {}, [{ place: 2, competitor: competitor('e1') }]);
    expect(followPerson(anna, [], [view]).medals).toEqual([
      { divisionName: 'Adults -70 kg', place: 2 },
    ]);
  });
});

describe('who fights for a team', () => {
  const fighters = [
    { personId: 'p-ada', name: 'Ada Quill' },
    { personId: 'p-bea', name: 'Bea Stone' },
  ];
  const people = peopleOf([
    entry('e1', { givenName: '', familyName: 'Harbour Bears', fighters }),
    entry('e7', { personId: 'p-bea', givenName: 'Bea', familyName: 'Stone', divisionId: 'd2' }),
  ]);
  const found = (query: string) => findPeople(people, query, 9).map(({ name }) => name);
  const ada = people.find(({ key }) => key === 'p-ada');
  it('is found by name, and by the team', () => {
    expect(found('quill')).toEqual(['Ada Quill']);
    expect(found('bears')).toEqual(['Harbour Bears', 'Ada Quill', 'Bea Stone']);
  });
  it('has the entry of the team and those of their own', () => {
    const bea = people.find(({ key }) => key === 'p-bea');
    expect(bea?.entries.map(({ entryId }) => entryId)).toEqual(['e1', 'e7']);
    expect(bea?.teams.map(({ entryId }) => entryId)).toEqual(['e1']);
  });
  it('is followed to the matches of the team, and told from it while it is on the mat', () => {
    const fighter = (personId: string, standing: 'on' | 'out') => ({
      ...{ personId, name: '', rank: null, place: 0, standing, won: 0, warnings: 0 },
    });
    const line = { fighters: [fighter('p-ada', 'out'), fighter('p-bea', 'on')], left: 1 };
    const team = { red: line, blue: null, bouts: 1 };
    const now = { ...semi, standing: 'on-mat' as const, team };
    const status = ada && followPerson(ada, [mat(now)], [drawn([now])]).status;
    expect(status).toMatchObject({ kind: 'on-mat', fighter: 'out' });
    const soon = ada && followPerson(ada, [mat(null)], [drawn([semi])]).status;
    expect(soon).toEqual({ kind: 'next', match: semi });
  });
});

describe('findPeople', () => {
  const people = peopleOf([
    entry('e1', { personId: 'p1', familyName: 'Łukasik', givenName: 'Ewa', club: 'Harbour' }),
    entry('e9', { personId: 'p1', familyName: 'Łukasik', givenName: 'Ewa', divisionName: 'Open' }),
    entry('e2', { familyName: 'Berg', givenName: 'Anna', club: 'Lukas Gym' }),
  ]);
  it('parts two people of one name and club', () => {
    const twins = peopleOf([entry('e1'), entry('e2', competitor('e1', { personId: 'p-e2' }))]);
    expect(twins.map(({ key }) => key)).toEqual(['p-e1', 'p-e2']);
  });
  it('makes one person of several entries', () => {
    expect(people).toHaveLength(2);
    expect(people.find((each) => each.name === 'Ewa Łukasik')?.entries).toHaveLength(2);
  });
  it('ignores accents and puts names before clubs', () => {
    expect(findPeople(people, 'lukas', 9).map((each) => each.name)).toEqual([
      'Ewa Łukasik',
      'Anna Berg',
    ]);
  });
  it('finds by several words and by division, and nothing for nothing', () => {
    expect(findPeople(people, 'open ewa', 9)).toHaveLength(1);
    expect(findPeople(people, '  ', 9)).toEqual([]);
    expect(findPeople(people, 'nobody', 9)).toEqual([]);
  });
});
