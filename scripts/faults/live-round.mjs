import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf } from '../lib/random.mjs';
import {
  acknowledgedIn,
  byCommand,
  checkAcknowledged,
  checkEnd,
  checkInFlight,
  checkMatches,
  checkResent,
  checkScores,
  logOf,
} from './checks.mjs';
import { Organiser } from './organiser.mjs';
import { mats } from './prepare.mjs';
import { playRound } from './round.mjs';
import { launch, must, start } from './server.mjs';
import { Table } from './table.mjs';

/** Writes that a match takes, about: a moment to die is chosen by it. */
const writesPerMatch = 8;

/** Nothing was written for so long, and the tournament is not over: it will not be. Milliseconds. */
const standstillMs = 30_000;

/** Tables on all mats and an organiser, who play until the tournament is over or the server is gone. */
function staff(server, t, name, seed) {
  let moved = performance.now();
  const isOver = async () => {
    if (performance.now() - moved > standstillMs) throw new Error('No table can go on.');
    const request = server.client('watch');
    const { counts } = await must(request, 'GET', `/tournaments/${t}`);
    return counts.done === counts.matches;
  };
  const tables = mats.map((matId, index) => {
    const device = `${name}-${matId}`;
    const random = randomOf(seed + index);
    const request = server.client(device);
    return new Table({ request, tournamentId: t, matId, name: device, random });
  });
  const request = server.client('organiser');
  const organiser = new Organiser({ request, tournamentId: t, name: `${name}-organiser` });
  return {
    async play(acknowledged) {
      let over = false;
      const work = organiser.work(() => over);
      const wrote = () => {
        moved = performance.now();
        acknowledged();
      };
      const ends = await Promise.allSettled(tables.map((it) => it.play(isOver, wrote)));
      over = true;
      await work;
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
      return ends.every(({ value }) => value);
    },
    diary: () => [...tables.flatMap((it) => it.diary), ...organiser.diary],
  };
}

/** Plays and kills the server once so many writes were answered, or when all is played. */
async function playUntilDeath(server, people, writes, delayMs) {
  let left = writes;
  let death = null;
  await people.play(() => {
    left -= 1;
    if (left <= 0) death ??= sleep(delayMs).then(() => server.kill());
  });
  death ??= server.kill();
  await death;
}

/** Starts a server where one has died; now and then that one dies while it starts, too. */
async function restart(folder, random) {
  const again = random.chance(25);
  if (again) {
    const unlucky = launch(folder);
    await sleep(random.below(700));
    await unlucky.kill();
  }
  const before = performance.now();
  const server = await start(folder);
  return { server, again, ms: Math.round(performance.now() - before) };
}

async function checkRestarted(server, t, diary, faults) {
  const request = server.client('check');
  const log = await logOf(request, t);
  const stored = byCommand(log, faults);
  checkAcknowledged(diary, stored, faults);
  const underWay = checkInFlight(diary, stored, faults);
  checkMatches(diary, log, faults);
  await checkScores(request, t, mats, log, faults);
  const after = await checkResent(request, t, diary, stored, faults);
  await checkScores(request, t, mats, after, faults);
  return underWay;
}

/** Everything that was ever answered is there in the end. */
async function finish(server, t, seed, diary, faults) {
  const people = staff(server, t, 'second', seed);
  if (!(await people.play(() => undefined))) throw new Error('The server went away by itself.');
  const request = server.client('check');
  const stored = byCommand(await logOf(request, t), faults);
  checkAcknowledged([...diary, ...people.diary()], stored, faults);
  return checkEnd(request, t, faults);
}

/**
 * One round of live matches: played on several mats at once, the server killed at a random moment, started again on
 * what it left, compared with everything that was answered, and played to the end.
 */
export const liveRound = (round) => playRound(round, playLive);

async function playLive({ first, keep, folder, t, random, seed, faults }) {
  const { counts } = await must(first.client('check'), 'GET', `/tournaments/${t}`);
  const people = staff(first, t, 'first', seed);
  const writes = 1 + random.below(counts.matches * writesPerMatch);
  await playUntilDeath(first, people, writes, random.below(8));
  const diary = people.diary();
  const { server, again, ms } = await restart(folder, random);
  const came = await checkRestarted(keep(server), t, diary, faults);
  const acknowledged = diary.flatMap(acknowledgedIn).length;
  const underWay = diary.filter(({ answer }) => answer === null).length;
  const end = await finish(server, t, seed + 1000, diary, faults);
  const died = again ? ', died again while starting' : '';
  return {
    acknowledged,
    text: `killed after ${acknowledged} acknowledged, ${underWay} under way (${came} stored)${died}, up again in ${ms} ms, ${end.envelopes} envelopes at the end`,
  };
}
