import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveHub } from './hub.ts';

/** A socket that keeps what is written to it. */
class FakeSocket extends EventEmitter {
  readonly topics: string[] = [];
  readonly writableLength = 0;
  write(frame: string): boolean {
    if (frame.startsWith('data: ')) this.topics.push(JSON.parse(frame.slice(6)).topic);
    return true;
  }
  end(): void {
    this.emit('close');
  }
}

let now: number;
let hub: LiveHub;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  hub = new LiveHub({ snapshot: () => JSON.stringify(now), refreshMs: 5_000 });
});

afterEach(() => {
  hub.stop();
  vi.useRealTimers();
});

const followed = ['mats', 'teams:d1', 'scoreboard:m1', 'divisions', 'division:d1'];
const followedBy = (): FakeSocket => {
  const socket = new FakeSocket();
  hub.open('t1', socket as unknown as ServerResponse, { topics: followed, trusted: false });
  socket.topics.length = 0;
  return socket;
};

test('what time alone changes is sent again: mats, scoreboards, and teams whose orders close', () => {
  const socket = followedBy();
  now = 1;
  vi.advanceTimersByTime(5_200);
  expect(socket.topics.toSorted()).toEqual(['mats', 'scoreboard:m1', 'teams:d1']);
});

test('nothing is sent where time changed nothing', () => {
  const socket = followedBy();
  vi.advanceTimersByTime(20_000);
  expect(socket.topics).toEqual([]);
});
