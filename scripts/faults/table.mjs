import { setTimeout as sleep } from 'node:timers/promises';
import { nextAct, replayed, statusOf } from './acts.mjs';
import { NoAnswer } from './server.mjs';

/** Acts after which a match is brought to its end. */
const longest = 12;

/**
 * The table of one mat: takes match after match and plays it, and keeps a diary of everything that it sent and of every
 * answer that it got.
 */
export class Table {
  /** `answer` is null for what was under way when the server went. */
  diary = [];
  #request;
  #random;
  #base;
  #name;
  #sent = 0;
  #budget = 0;

  /** @param name of this table in this run: command ids begin with it */
  constructor({ request, tournamentId, matId, name, random }) {
    this.matId = matId;
    this.#request = request;
    this.#random = random;
    this.#base = `/tournaments/${tournamentId}/mats/${matId}/table`;
    this.#name = name;
  }

  /**
   * Plays until nothing is left to do.
   * @param isOver tells whether the tournament is
   * @param acknowledged is called after each write that was answered
   * @returns false where the server went away
   */
  async play(isOver, acknowledged) {
    try {
      let view = (await this.#request('GET', this.#base)).body;
      for (;;) {
        const next = await this.#step(view);
        if (next !== null) {
          view = next;
          acknowledged();
        } else if (await isOver()) return true;
        else await sleep(10);
      }
    } catch (error) {
      if (error instanceof NoAnswer) return false;
      throw error;
    }
  }

  /** The view after one write; null where there is nothing to do now. */
  #step({ match }) {
    if (match === null || match.confirmed) return this.#open();
    const state = replayed(match.setup, match.actions);
    const { matchId } = match.card;
    // Another device opened it, before the server was killed.
    if (match.holder !== this.#name) return this.#send('take-over', { ...this.#id(), matchId });
    if (statusOf(state) === 'ended') return this.#send('confirm', { ...this.#id(), matchId });
    return this.#act(match, state, matchId);
  }

  async #open() {
    this.#budget = 1 + this.#random.below(longest);
    return this.#send('open', this.#id());
  }

  async #act({ screen, epoch, setup, actions }, state, matchId) {
    // Several at once, as after a moment without network.
    const count = this.#random.chance(50) ? 1 : 2 + this.#random.below(3);
    const tired = actions.length >= this.#budget;
    const sent = Array.from({ length: count }, () => ({
      ...this.#id(),
      instant: Date.now(),
      action: nextAct(state, screen, this.#random, tired),
    }));
    return this.#send('actions', { matchId, epoch, actions: sent }, { setup, before: actions });
  }

  async #send(verb, body, more = {}) {
    const entry = { verb, place: `${this.#base}/${verb}`, body, answer: null, ...more };
    this.diary.push(entry);
    const answer = await this.#request('POST', entry.place, body);
    entry.answer = answer;
    if (answer.status === 200) return verb === 'actions' ? answer.body.view : answer.body;
    if (answer.body?.code === 'nothing-ready') return null;
    throw new Error(`${verb} was answered ${answer.status}: ${answer.text}`);
  }

  #id() {
    this.#sent += 1;
    return { commandId: `${this.#name}-${this.#sent}` };
  }
}
