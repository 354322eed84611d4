import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { fiveOf, organise, teamTournament } from '../testing/tournament.ts';

let server: TestServer;
let t: string;
let last = 0;

beforeEach(async () => {
  server = await testServer();
  t = await teamTournament(server);
});

afterEach(() => server.remove());

const send = (path: string, body: object) => {
  last += 1;
  const sent = { commandId: `c${last}`, ...body };
  return server.send('POST', `/api/tournaments/${t}/${path}`, sent);
};
const enter = (name: string, body: object = {}) =>
  send('teams', { divisionId: 'd1', name, club: `${name} Club`, ...body });
const teams = async (d = 'd1', as: 'owner' | 'nobody' = 'owner') =>
  (await server.send('GET', `/api/tournaments/${t}/divisions/${d}/teams`, undefined, as)).body;

/** Code, place and valid choices of a refusal. */
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.code,
  body.place,
];

describe('a team by hand', () => {
  test('is entered by name and club, alone or with its people; sent twice it is one', async () => {
    const first = await enter('Harbour', { commandId: 'harbour' });
    expect(first.body).toEqual({ entryId: 'e1', divisionId: 'd1' });
    expect((await enter('Harbour', { commandId: 'harbour' })).body).toEqual(first.body);
    const whole = await enter('Mill', { members: fiveOf('Quill') });
    expect(whole.body.entryId).toBe('e2');
    const [harbour, mill] = await teams();
    expect(harbour).toMatchObject({
      team: { familyName: 'Harbour', club: 'Harbour Club' },
      check: null,
    });
    expect(mill.check).toMatchObject({ team: 'Mill', legal: true, limit: { sum: 400 } });
    expect(mill.members[4]).toMatchObject({ name: 'Edda Quill', rank: 'blue', weighed: false });
    const { body } = await server.send('POST', `/api/tournaments/${t}/verify`, {});
    expect(body.ok).toBe(true);
  });

  test('has a name of its own in its event, and may be in another event too', async () => {
    await enter('Harbour');
    const again = await enter(' harbour', { club: 'Other' });
    expect(refusal(again)).toEqual([409, 'team-twice', 'body.name']);
    expect(again.body.message).toBe('A team Harbour is entered in Blue belts already.');
    const other = await enter('Harbour', { divisionId: 'd2' });
    expect(other.body.entryId).toBe('e2');
    const [[one], [two]] = [await teams('d1'), await teams('d2')];
    expect(one.team.personId).not.toBe(two.team.personId);
  });

  test('is of a division for teams', async () => {
    expect((await enter('Harbour', { divisionId: 'd9' })).status).toBe(404);
    expect((await enter('', {})).body.place).toBe('body.name');
  });
});

describe('the people of a team', () => {
  const name = (e: string, members: object[]) => send(`teams/${e}/members`, { members });

  test('are people of the tournament: known ones by name and club, or by id', async () => {
    await enter('Harbour', { members: fiveOf('Quill') });
    const [{ members }] = await teams();
    await enter('Mill', { divisionId: 'd2', club: 'Harbour Club' });
    const [ada] = members;
    const typed = [{ name: '  ada  QUILL ', rank: 'blue' }, { personId: members[1].personId }];
    await name('e2', [...typed, { name: 'Ada Quill', club: 'Elsewhere', namesake: true }]);
    const [mill] = await teams('d2');
    const [first, second, third] = mill.members.map((one: { personId: string }) => one.personId);
    expect([first, second]).toEqual([ada.personId, members[1].personId]);
    expect(third).not.toBe(first);
  });

  test('are refused at the field: somebody twice, in another team, an unknown belt, no weight of a person', async () => {
    await enter('Harbour', { members: fiveOf('Quill') });
    await enter('Mill');
    const people = fiveOf('Stone');
    const [one, two, ...rest] = people;
    const tried = async (members: object[]) => refusal(await name('e2', members));
    expect(await tried([one ?? {}, ...people.slice(0, 4)])).toEqual([
      409,
      'same-person',
      'body.members.1.name',
    ]);
    const [{ members }] = await teams();
    const taken = { personId: members[2].personId, rank: 'blue' };
    expect(await tried([one ?? {}, taken])).toEqual([
      409,
      'in-another-team',
      'body.members.1.name',
    ]);
    const pink = await name('e2', [one ?? {}, { ...two, rank: 'pink' }, ...rest]);
    expect(refusal(pink)).toEqual([409, 'rank-unknown', 'body.members.1.rank']);
    expect(pink.body.valid).toEqual(['white', 'blue', 'purple', 'brown', 'black']);
    for (const weightKg of [0, 900]) {
      expect(await tried([{ ...one, weightKg }])).toEqual([
        409,
        'weight-impossible',
        'body.members.0.weightKg',
      ]);
    }
    expect(await tried([{ name: ' ' }])).toEqual([409, 'no-name', 'body.members.0.name']);
    expect(await tried([{ personId: 'p99' }])).toEqual([
      409,
      'unknown-person',
      'body.members.0.name',
    ]);
    // A team has a record as a person has one.
    expect(await tried([{ personId: 'p1' }])).toEqual([
      409,
      'unknown-person',
      'body.members.0.name',
    ]);
    expect((await teams())[1].members).toEqual([]);
  });

  test('of the name of somebody in another team are asked about, whatever their club', async () => {
    await enter('Harbour', { members: fiveOf('Quill') });
    await enter('Mill');
    const refused = await name('e2', [{ name: 'Ada Quill', club: 'Mill Club' }]);
    expect(refusal(refused)).toEqual([409, 'same-name', 'body.members.0.name']);
    expect(refused.body.message).toContain('the team Harbour');
    const said = await name('e2', [{ name: 'Ada Quill', club: 'Mill Club', namesake: true }]);
    expect(said.status).toBe(200);
  });

  test('may have substitutes where the option allows them', async () => {
    await organise(server, t, 'tournament', t, {
      type: 'set-settings',
      settings: { options: { substitutes: 1 } },
    });
    const bench = { name: 'Fay Quill', rank: 'blue', weightKg: 70, substitute: true };
    await enter('Harbour', { members: [...fiveOf('Quill'), bench] });
    const [{ members, substitutes }] = await teams();
    expect(members).toHaveLength(5);
    expect(substitutes).toMatchObject([{ name: 'Fay Quill', weightKg: 70 }]);
    await enter('Mill');
    const taken = await name('e2', [{ personId: substitutes[0].personId, rank: 'blue' }]);
    expect(refusal(taken)).toEqual([409, 'in-another-team', 'body.members.0.name']);
    const two = [...fiveOf('Stone'), bench, { ...bench, name: 'Gro Stone' }];
    const many = await name(
      'e2',
      two.map((one) => ({ ...one, namesake: true })),
    );
    expect([many.status, many.body.code]).toEqual([409, 'too-many-substitutes']);
  });

  test('may be named anew, and nobody is lost or made twice', async () => {
    await enter('Harbour', { members: fiveOf('Quill') });
    const before = (await teams())[0].members;
    await name('e1', [...fiveOf('Quill').slice(0, 4), { name: 'Fay Quill', rank: 'blue' }]);
    const after = (await teams())[0].members;
    const ids = (members: { personId: string }[]) => members.map(({ personId }) => personId);
    expect(ids(after).slice(0, 4)).toEqual(ids(before).slice(0, 4));
    expect(after[4].name).toBe('Fay Quill');
    expect(ids(before)).not.toContain(after[4].personId);
  });
});

describe('orders', () => {
  const lodge = async (e: string, d = 'd1') => {
    const all: { team: { entryId: string }; members: { personId: string }[] }[] = await teams(d);
    const members = all.find(({ team }) => team.entryId === e)?.members ?? [];
    const order = members.map(({ personId }) => personId).reverse();
    await organise(server, t, 'entry', e, { type: 'lodge-order', order });
    return order;
  };

  test('are sealed for everybody but the organiser, who can look as the public does', async () => {
    await enter('Harbour', { members: fiveOf('Quill') });
    await enter('Mill', { members: fiveOf('Stone') });
    await send('draw', { seedText: 'x' });
    const order = await lodge('e1');
    expect((await teams())[0].members.map((one: { personId: string }) => one.personId)).toEqual(
      order,
    );
    const path = `/api/tournaments/${t}/divisions/d1/teams`;
    const shown = await server.send('GET', `${path}?as=public`);
    expect(shown.body[0]).toMatchObject({ order: 'sealed', check: { members: [] } });
    expect((await teams('d1', 'nobody'))[0].order).toBe('sealed');
    await lodge('e2');
    expect((await teams('d1', 'nobody'))[0]).toMatchObject({ order: 'shown' });
  });
});
