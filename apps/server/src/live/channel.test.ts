import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Channel } from './channel.ts';

/** A socket that can be told how full it is. */
class FakeSocket extends EventEmitter {
  readonly frames: unknown[] = [];
  writableLength = 0;
  ended = false;
  write(frame: string): boolean {
    if (frame.startsWith('data: ')) this.frames.push(JSON.parse(frame.slice(6)));
    else this.frames.push(frame);
    return this.writableLength === 0;
  }
  end(): void {
    this.ended = true;
    this.emit('close');
  }
  get raw(): ServerResponse {
    return this as unknown as ServerResponse;
  }
}

let values: Record<string, unknown>;
let computed: string[];
let channel: Channel;
const open = (socket: ServerResponse, topics: readonly string[]) =>
  channel.open(socket, { topics, trusted: false });
const none = new Set<string>();
const frame = (topic: string, snapshot: unknown) => ({ topic, snapshot });

beforeEach(() => {
  vi.useFakeTimers();
  values = { mats: 1, divisions: 1, 'scoreboard:m1': 'before' };
  computed = [];
  const snapshotOf = (topic: string) => {
    computed.push(topic);
    return topic in values ? JSON.stringify(values[topic]) : null;
  };
  channel = new Channel(snapshotOf, 100);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a follower gets the whole of its topics at once, and no other', () => {
  const socket = new FakeSocket();
  open(socket.raw, ['mats', 'nothing']);
  expect(socket.frames).toEqual([frame('mats', 1)]);
});

test('many changes within the gathering time become one frame, worked out once for all', () => {
  const sockets = [new FakeSocket(), new FakeSocket()];
  for (const socket of sockets) open(socket.raw, ['mats']);
  computed.length = 0;
  for (let value = 2; value < 9; value += 1) {
    values['mats'] = value;
    channel.changed(['mats'], none);
  }
  vi.advanceTimersByTime(99);
  expect(sockets[0]?.frames).toEqual([frame('mats', 1)]);
  vi.advanceTimersByTime(1);
  expect(computed).toEqual(['mats']);
  for (const socket of sockets) expect(socket.frames).toEqual([frame('mats', 1), frame('mats', 8)]);
});

test('urgent topics do not wait', () => {
  const socket = new FakeSocket();
  open(socket.raw, ['scoreboard:m1', 'mats']);
  values = { 'scoreboard:m1': 'after', mats: 2 };
  channel.changed(['scoreboard:m1', 'mats'], new Set(['scoreboard:m1']));
  vi.advanceTimersByTime(0);
  expect(socket.frames.slice(2)).toEqual([frame('scoreboard:m1', 'after')]);
});

test('what is the same as before is not sent again', () => {
  const socket = new FakeSocket();
  open(socket.raw, ['mats']);
  channel.changed(['mats'], none);
  vi.advanceTimersByTime(100);
  expect(socket.frames).toHaveLength(1);
});

test('that only a clock went on is no change by itself, but goes out with the next one', () => {
  const socket = new FakeSocket();
  const clock = (at: number, points: number) => ({ clock: { running: true, at }, points });
  values = { mats: clock(1, 0) };
  open(socket.raw, ['mats']);
  values = { mats: clock(2, 0) };
  channel.timePassed(['mats']);
  expect(socket.frames).toHaveLength(1);
  values = { mats: clock(3, 2) };
  channel.timePassed(['mats']);
  expect(socket.frames.at(-1)).toEqual(frame('mats', clock(3, 2)));
});

test('somebody who joins sees the present and disturbs nobody', () => {
  const first = new FakeSocket();
  const second = new FakeSocket();
  values = { mats: { clock: { at: 1 }, points: 0 } };
  open(first.raw, ['mats']);
  vi.advanceTimersByTime(2_000);
  values = { mats: { clock: { at: 2 }, points: 0 } };
  open(second.raw, ['mats']);
  expect(second.frames).toEqual([frame('mats', values['mats'])]);
  expect(first.frames).toHaveLength(1);
});

test('a crowd that joins at once is served from one snapshot', () => {
  for (let joined = 0; joined < 50; joined += 1) open(new FakeSocket().raw, ['mats']);
  expect(computed).toEqual(['mats']);
});

test('who joins while a change waits gets the change', () => {
  const socket = new FakeSocket();
  open(new FakeSocket().raw, ['mats']);
  values['mats'] = 2;
  channel.changed(['mats'], none);
  open(socket.raw, ['mats']);
  expect(socket.frames).toEqual([frame('mats', 2)]);
});

test('a slow reader skips frames and gets the newest of each topic when it has drained', () => {
  const socket = new FakeSocket();
  const follower = open(socket.raw, ['mats', 'divisions']);
  socket.writableLength = 65 * 1024;
  for (const value of [2, 3, 4]) {
    values = { mats: value, divisions: value * 10 };
    channel.changed(['mats', 'divisions'], none);
    vi.advanceTimersByTime(100);
  }
  expect(socket.frames).toHaveLength(2);
  expect(follower.behind).toBe(2);
  socket.writableLength = 0;
  socket.emit('drain');
  expect(socket.frames.slice(2)).toEqual([frame('mats', 4), frame('divisions', 40)]);
  expect(follower.behind).toBe(0);
});

test('a closed stream is forgotten', () => {
  const socket = new FakeSocket();
  open(socket.raw, ['mats']);
  socket.emit('close');
  expect(channel.size).toBe(0);
  values['mats'] = 2;
  channel.changed(['mats'], none);
  vi.advanceTimersByTime(100);
  expect(socket.frames).toHaveLength(1);
});

test('streams can be ended by what they follow', () => {
  const sockets = [new FakeSocket(), new FakeSocket()];
  open((sockets[0] as FakeSocket).raw, ['table:m1']);
  open((sockets[1] as FakeSocket).raw, ['mats']);
  channel.drop((follower) => follower.topics.has('table:m1'));
  expect(sockets.map(({ ended }) => ended)).toEqual([true, false]);
});
