import { isDeepStrictEqual } from 'node:util';
import { pointsOf, replayed, taken } from './acts.mjs';
import { must } from './server.mjs';

/** The log as it stands, through the export. */
export async function logOf(request, t) {
  const text = await must(request, 'GET', `/tournaments/${t}/export`);
  const lines = text.split('\n').filter(Boolean);
  return lines.flatMap((line) => JSON.parse(line).envelope ?? []);
}

/** The stored envelope of each command; faults where positions have gaps or a command stands twice. */
export function byCommand(log, faults) {
  const found = new Map();
  for (const [index, envelope] of log.entries()) {
    if (envelope.position !== index + 1) faults.push(`position ${index + 1} is missing`);
    if (found.has(envelope.commandId)) faults.push(`${envelope.commandId} stands twice in the log`);
    found.set(envelope.commandId, envelope);
  }
  return found;
}

/** Ids that a diary's entry says are stored. */
export function acknowledgedIn({ verb, body, answer }) {
  if (answer?.status !== 200) return [];
  return verb === 'actions' ? answer.body.accepted : [body.commandId];
}

const idsOf = ({ verb, body }) =>
  verb === 'actions' ? body.actions.map(({ commandId }) => commandId) : [body.commandId];

/** Everything that was answered is in the log, where and as it was answered. */
export function checkAcknowledged(diary, stored, faults) {
  for (const entry of diary) {
    for (const id of acknowledgedIn(entry)) {
      const envelope = stored.get(id);
      if (envelope === undefined) {
        faults.push(`${id} (${entry.verb}) was acknowledged and is lost`);
      } else if (entry.verb === 'organise') {
        const { position, version } = entry.answer.body;
        if (envelope.position !== position || envelope.version !== version) {
          faults.push(`${id} was acknowledged at ${position} and stands at ${envelope.position}`);
        }
      }
    }
    checkSent(entry, stored, faults);
  }
}

/** An act stands in the log as it was sent. */
function checkSent({ verb, body }, stored, faults) {
  if (verb !== 'actions') return;
  for (const { commandId, action } of body.actions) {
    const there = stored.get(commandId)?.action.action;
    if (there !== undefined && !isDeepStrictEqual(there, action)) {
      faults.push(`${commandId} was sent as ${action.do} and stands as ${there.do}`);
    }
  }
}

/** What was under way is whole or absent. @returns how many of them are there */
export function checkInFlight(diary, stored, faults) {
  let there = 0;
  for (const entry of diary.filter(({ answer }) => answer === null)) {
    const present = idsOf(entry).map((id) => stored.has(id));
    if (present.includes(true)) there += 1;
    if (entry.verb !== 'actions' || !present.includes(true)) continue;
    const state = replayed(entry.setup, entry.before);
    const acts = entry.body.actions.map(({ action }) => action);
    if (!isDeepStrictEqual(present, taken(state, acts, state.lastAt))) {
      faults.push(`of ${idsOf(entry).join(', ')} only a part is stored: ${present.join(', ')}`);
    }
  }
  return there;
}

/** The acts of each match as the log has them, in order. */
function actsByMatch(log) {
  const found = new Map();
  for (const { stream, events } of log) {
    for (const event of events) {
      if (event.type !== 'MatchActed') continue;
      found.set(stream.id, [...(found.get(stream.id) ?? []), event.action]);
    }
  }
  return found;
}

/** For each match: the acts of the last answer are the first ones of the log, and only what was under way follows. */
export function checkMatches(diary, log, faults) {
  const acts = actsByMatch(log);
  const last = new Map();
  for (const { verb, answer } of diary) {
    const match = verb === 'actions' ? answer?.body.view?.match : answer?.body?.match;
    if (answer?.status === 200 && match) last.set(match.card.matchId, match.actions);
  }
  const unanswered = diary.filter(({ verb, answer }) => verb === 'actions' && answer === null);
  for (const [matchId, seen] of last) {
    const there = acts.get(matchId) ?? [];
    if (!isDeepStrictEqual(there.slice(0, seen.length), seen)) {
      faults.push(`${matchId}: the acts of the log are not those that were acknowledged`);
    }
    const open = unanswered.filter(({ body }) => body.matchId === matchId);
    const most = open.reduce((sum, { body }) => sum + body.actions.length, 0);
    if (there.length > seen.length + most) faults.push(`${matchId} has acts that nobody sent`);
  }
}

/** The score that each mat shows is the engine's replay of the acts in the log. */
export async function checkScores(request, t, mats, log, faults) {
  const acts = actsByMatch(log);
  for (const matId of mats) {
    const base = `/tournaments/${t}/mats/${matId}`;
    const { match } = await must(request, 'GET', `${base}/table`);
    if (match === null) continue;
    const { matchId } = match.card;
    const expected = pointsOf(replayed(match.setup, acts.get(matchId) ?? []));
    const { match: card, view } = await must(request, 'GET', `${base}/scoreboard`);
    const shown = view && { red: view.red.points, blue: view.blue.points };
    if (shown !== null && card?.matchId === matchId && !isDeepStrictEqual(shown, expected)) {
      faults.push(`${matchId} shows ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`);
    }
  }
}

const maySucceed = ({ answer }) => answer === null || answer.status === 200;

/** What a sender that had its answer or none sends again: refused acts are not. */
function againOf({ verb, body, answer }) {
  if (verb !== 'actions' || answer === null) return body;
  const { accepted } = answer.body;
  return { ...body, actions: body.actions.filter(({ commandId }) => accepted.includes(commandId)) };
}

/**
 * Sends everything again that may have been stored before the server went. Nothing is doubled: the log grows at most by
 * what was under way and had not come through.
 * @returns the log afterwards
 */
export async function checkResent(request, t, diary, stored, faults) {
  for (const entry of diary.filter(maySucceed)) {
    const { status, body, text } = await request('POST', entry.place, againOf(entry));
    if (entry.answer === null) continue;
    if (status !== 200) {
      faults.push(`${entry.verb} sent again was answered ${status}: ${text}`);
      continue;
    }
    const accepted = acknowledgedIn({ ...entry, answer: { status, body } });
    const missing = acknowledgedIn(entry).filter((id) => !accepted.includes(id));
    if (missing.length > 0) faults.push(`${missing.join(', ')} sent again was not recognised`);
  }
  const underWay = new Set(diary.filter(({ answer }) => answer === null).flatMap(idsOf));
  const log = await logOf(request, t);
  for (const id of byCommand(log, faults).keys()) {
    if (!stored.has(id) && !underWay.has(id)) faults.push(`${id} came from nowhere`);
  }
  return log;
}

/** The log agrees with what follows from its actions, and nothing is left to do. */
export async function checkEnd(request, t, faults) {
  const verified = await must(request, 'POST', `/tournaments/${t}/verify`, {});
  if (!verified.ok) faults.push(`verify: ${JSON.stringify(verified.differences.slice(0, 3))}`);
  const divisions = await must(request, 'GET', `/tournaments/${t}/divisions`);
  const open = divisions.filter(({ standing }) => standing !== 'complete' && standing !== 'empty');
  if (open.length > 0) faults.push(`not complete: ${open.map(({ name }) => name).join(', ')}`);
  return { envelopes: verified.envelopes, divisions: divisions.length };
}
