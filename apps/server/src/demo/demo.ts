import { findEdition, separationGroups } from '@threecount/tournament';
import type { Deps } from '../deps.ts';
import { commandsOf } from '../entry-lists/commands-of.ts';
import { planFor } from '../entry-lists/plan-for.ts';
import { accepted } from '../sessions/answers.ts';
import type { Command, Sender } from '../sessions/commands.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { playAlong } from '../simulating/play-along.ts';
import { simulate } from '../simulating/simulate.ts';
import { demoList } from './list.ts';
import { TeamWork } from './team-work.ts';

/** Which invented tournament: matches of one against one, or of team against team. */
export type DemoKind = 'matches' | 'team';

const sender: Sender = { actor: { role: 'system', id: 'demo' }, device: 'demo' };
const seedText = 'demo';
/** How long the demo's day has been running when somebody first sees it: of teams, until their semi-finals. */
const runningMs: Readonly<Record<DemoKind, number>> = { matches: 25 * 60_000, team: 165 * 60_000 };
/** How long ago a demo may have stopped and still go on as if nothing had been. */
const freshMs = 10 * 60_000;
const mats = ['m1', 'm2'] as const;

const names: Readonly<Record<DemoKind, string>> = {
  matches: 'Three Rivers Open (demo)',
  team: 'Three Rivers Team Cup (demo)',
};

/** Of teams one mat plays itself; the other one's matches wait for somebody who opens them. */
const playing: Readonly<Record<DemoKind, readonly string[]>> = { matches: mats, team: ['m1'] };

/** Makes the demo's tournament as if it had begun a while ago: entered, drawn, its divisions on two mats. */
async function make(deps: Deps, kind: DemoKind): Promise<TournamentSession> {
  const at = deps.now() - runningMs[kind];
  const commandId = `demo-${at}`;
  const name = names[kind];
  const made = await (kind === 'team'
    ? deps.tournaments.create(
        sender,
        { commandId, name, date: null, rulebook: 'classic', at },
        (tournamentId) => new TeamWork(tournamentId, commandId, at).work,
      )
    : fromList(deps, { commandId, name, at }));
  if (!made.ok) throw new Error(made.message);
  accepted(await made.session.submit(sender, setUp(made.session, commandId, at), 'all'));
  return made.session;
}

/** The people of the demo come in by the same door as everybody else's entry list. */
async function fromList(
  deps: Deps,
  given: { readonly commandId: string; readonly name: string; readonly at: number },
) {
  const book = findEdition('five');
  if (book === null) throw new Error('the demo has no rulebook');
  const list = demoList();
  const into = { ...deps.tournaments.nothing, book: book.content, date: null };
  const plan = await planFor(list, into, deps.now());
  const { commandId, at } = given;
  const made = { ...given, date: null, rulebook: book.id };
  return deps.tournaments.create(sender, made, (tournamentId) => {
    const commands = commandsOf(plan, list, tournamentId, commandId);
    return { commands: commands.map((command) => ({ ...command, at })), people: plan.people };
  });
}

/** Mats, draws, and the divisions shared out between the mats. */
function setUp({ state, people }: TournamentSession, id: string, at: number): readonly Command[] {
  const divisions = [...state.divisions.values()];
  const addMats = mats.map((matId, index): Command => {
    const action = { type: 'add-mat', matId, name: `Mat ${index + 1}` } as const;
    return { commandId: `${id}/${matId}`, stream: { kind: 'mat', id: matId }, action, at };
  });
  const forDivisions = divisions.flatMap(({ divisionId, entries }, index): readonly Command[] => {
    const stream = { kind: 'division', id: divisionId } as const;
    const matId = mats[index % mats.length] ?? mats[0];
    const drawn = [...entries.values()].map(({ entry }) => entry);
    const apart = separationGroups(drawn, people);
    const draw = { type: 'draw-division', seedText, apart } as const;
    const assign = { type: 'assign-division', matId } as const;
    return [
      { commandId: `${id}/${divisionId}/draw`, stream, action: draw, at },
      { commandId: `${id}/${divisionId}/mat`, stream, action: assign, at },
    ];
  });
  return [...addMats, ...forDivisions];
}

const isOver = (deps: Deps, session: TournamentSession): boolean => {
  const { matches, done } = deps.read(session).tournament().counts;
  return done >= matches;
};

/** Tournaments that the demo made; others in its folder are not touched. */
const isOurs = ({ state }: TournamentSession, kind: DemoKind): boolean =>
  kind === 'team'
    ? state.name === names.team
    : state.imports.some(({ file }) => file.name === demoList().file.name);

/**
 * Opens the demo: a small invented tournament that plays itself in real time, until somebody takes a table.
 * One that stopped a while ago is played to its end, and a new one begins.
 * @param signal ends the playing
 */
export async function openDemo(deps: Deps, kind: DemoKind, signal: AbortSignal): Promise<void> {
  const all = deps.tournaments.all();
  const going = all.filter((one) => isOurs(one, kind) && !isOver(deps, one));
  const since = deps.now() - freshMs;
  for (const stale of going.filter(({ state }) => state.lastInstant < since)) {
    await deps.backups.hold(() => simulate(stale, sender, seedText));
  }
  const fresh = going.find(({ state }) => state.lastInstant >= since);
  const { now, failed } = deps;
  const how = { seedText, mats: playing[kind], now, failed, signal };
  await playAlong(fresh ?? (await make(deps, kind)), sender, how);
}
