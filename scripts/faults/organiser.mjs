import { setTimeout as sleep } from 'node:timers/promises';
import { must, NoAnswer } from './server.mjs';

/** Somebody who goes on working at the organiser's page meanwhile; keeps a diary as a table does. */
export class Organiser {
  diary = [];
  #request;
  #tournamentId;
  #name;

  constructor({ request, tournamentId, name }) {
    this.#request = request;
    this.#tournamentId = tournamentId;
    this.#name = name;
  }

  /** Renames the tournament again and again, until `stopped` says so or the server went away. */
  async work(stopped) {
    const t = this.#tournamentId;
    const place = `/tournaments/${t}/actions`;
    try {
      for (let number = 1; !stopped(); number += 1) {
        const action = { type: 'rename-tournament', name: `Lantern Open ${number}` };
        const stream = { kind: 'tournament', id: t };
        const body = { commandId: `${this.#name}-${number}`, stream, action };
        const entry = { verb: 'organise', place, body, answer: null };
        this.diary.push(entry);
        const answer = await must(this.#request, 'POST', place, body);
        entry.answer = { status: 200, body: answer };
        await sleep(15);
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }
}
