import { describe, expect, it } from 'vitest';
import { SwitchableClient } from './switchable.ts';
import type { Follower, LiveClient } from './types.ts';

/** Remembers who follows what. */
class ListeningClient implements LiveClient {
  readonly followed = new Map<string, Follower>();

  follow(tournamentId: string, topic: string, follower: Follower): () => void {
    const key = `${tournamentId} ${topic}`;
    this.followed.set(key, follower);
    return () => this.followed.delete(key);
  }
}

function follower() {
  const seen: unknown[] = [];
  return {
    seen,
    onSnapshot: (snapshot: unknown) => void seen.push(snapshot),
    onConnection: () => undefined,
  };
}

describe('SwitchableClient', () => {
  it('takes what is followed along, and what comes later', () => {
    const [worker, alone] = [new ListeningClient(), new ListeningClient()];
    const client = new SwitchableClient(worker);
    const early = follower();
    client.follow('t', 'mats', early);
    const left = client.follow('t', 'divisions', follower());
    left();
    client.switchTo(alone);
    client.follow('t', 'tournament', follower());
    expect([...worker.followed.keys()]).toEqual([]);
    expect([...alone.followed.keys()]).toEqual(['t mats', 't tournament']);
    alone.followed.get('t mats')?.onSnapshot('news');
    expect(early.seen).toEqual(['news']);
  });

  it('is left by whoever followed before the switch, and only once', () => {
    const [worker, alone] = [new ListeningClient(), new ListeningClient()];
    const client = new SwitchableClient(worker);
    const leave = client.follow('t', 'mats', follower());
    client.switchTo(alone);
    client.switchTo(alone);
    leave();
    leave();
    expect(alone.followed.size).toBe(0);
  });
});
