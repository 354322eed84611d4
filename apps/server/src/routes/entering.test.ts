import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { newTournament, organise } from '../testing/tournament.ts';

let server: TestServer;
let t: string;

beforeEach(async () => {
  server = await testServer();
  t = await newTournament(server, 4);
});

afterEach(() => server.remove());

const typed = {
  commandId: 'late',
  divisionId: 'd1',
  givenName: 'Wanda',
  familyName: 'Walkin',
  club: 'Harbour Mats',
  born: '1999-02-03',
  seed: 2,
  weightKg: 68.4,
};

const enter = (body: object) => server.send('POST', `/api/tournaments/${t}/entries`, body);
const entries = async () => (await server.send('GET', `/api/tournaments/${t}/entries`)).body;

describe('an entry by hand', () => {
  test('is there with its person; sent twice it is one', async () => {
    const first = await enter(typed);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      entryId: 'e5',
      personId: 'p5',
      divisionId: 'd1',
      notes: ['Weight 68.4 kg is over the class limit of 60 kg.'],
    });
    expect((await enter(typed)).body).toEqual(first.body);
    const all = await entries();
    expect(all).toHaveLength(5);
    expect(all.at(-1)).toMatchObject({ familyName: 'Walkin', club: 'Harbour Mats', seed: 2 });
    const { body } = await server.send('POST', `/api/tournaments/${t}/verify`, {});
    expect(body.ok).toBe(true);
  });

  test('of somebody who is there is of the same person, and refused in the same division', async () => {
    const [one] = await entries();
    const { givenName, familyName, club } = one;
    const again = { commandId: 'again', divisionId: 'd1', givenName, familyName, club };
    expect(await enter(again)).toMatchObject({ status: 409, body: { code: 'already-entered' } });
    await server.send('POST', `/api/tournaments/${t}/actions`, {
      commandId: 'open',
      stream: { kind: 'division', id: 'd2' },
      action: {
        type: 'create-division',
        divisionId: 'd2',
        name: 'Open',
        column: { column: { discipline: 'no-gi' }, standing: 'guessed', alternatives: [] },
      },
    });
    const other = await enter({ ...again, commandId: 'other', divisionId: 'd2' });
    expect(other.body).toMatchObject({ personId: one.personId, divisionId: 'd2' });
  });

  test('is refused with the reason once the division is drawn, and leaves nobody behind', async () => {
    await server.send('POST', `/api/tournaments/${t}/draw`, { commandId: 'draw', seedText: 'x' });
    const { status, body } = await enter(typed);
    expect([status, body.code]).toEqual([409, 'division-drawn']);
    expect(body.message).toMatch(/is drawn/);
    expect(await entries()).toHaveLength(4);
  });

  test('comes late into a place that is open, entered and placed in one go', async () => {
    await server.send('POST', `/api/tournaments/${t}/draw`, { commandId: 'draw', seedText: 'x' });
    const bye = { kind: 'bye', matchId: 'd1-1', side: 'blue' };
    const none = await enter({ ...typed, place: bye });
    expect([none.status, none.body.code]).toEqual([409, 'place-taken']);
    expect(await entries()).toHaveLength(4);
    const view = async () => (await server.send('GET', `/api/tournaments/${t}/divisions/d1`)).body;
    const { entryId } = (await view()).rounds[0].matches[0].red.competitor;
    await organise(server, t, 'entry', entryId, { type: 'withdraw-entry', reason: 'hurt' });
    const [place] = (await view()).latePlaces;
    const made = await enter({ ...typed, commandId: 'placed', place });
    expect(made.status).toBe(200);
    expect((await enter({ ...typed, commandId: 'placed', place })).body).toEqual(made.body);
    expect((await view()).rounds[0].matches[0].red.competitor).toMatchObject({
      entryId: made.body.entryId,
      familyName: 'Walkin',
    });
  });

  test('is made, and what speaks against it by the book is told', async () => {
    await organise(server, t, 'tournament', t, { type: 'set-date', date: '2026-05-10' });
    const column = { discipline: 'gi', ageGroup: 'adults-30', gender: 'male', rank: 'blue' };
    await organise(server, t, 'division', 'd2', {
      type: 'create-division',
      divisionId: 'd2',
      name: 'Late men',
      column: { column, standing: 'confirmed', alternatives: [] },
    });
    const man = { ...typed, commandId: 'man', divisionId: 'd2', gender: 'male' };
    const { status, body } = await enter({ ...man, born: '1980-05-05', rank: 'purple belt' });
    expect([status, body.notes]).toEqual([
      200,
      [
        'Age 46 belongs in Adults 40+, not in Adults 30+. (FIVE-DIV-08)',
        'With a purple belt the level is Purple, not Blue. (FIVE-GIL-09)',
      ],
    ]);
    const other = { ...man, commandId: 'other', givenName: 'Otto', born: '1994-01-01', months: 61 };
    expect((await enter(other)).body.notes).toEqual([
      'With 61 months of training the level is Expert 1 (Brown), not Blue. (FIVE-GIL-11)',
    ]);
  });

  test('needs a name and a division that is there', async () => {
    expect((await enter({ ...typed, familyName: ' ' })).body.place).toBe('body.familyName');
    expect((await enter({ ...typed, divisionId: 'd9' })).status).toBe(404);
    expect((await enter({ ...typed, weightKg: 4 })).body.place).toBe('body.weightKg');
  });
});
