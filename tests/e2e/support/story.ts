import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { Hall } from './hall.ts';
import { TestServer } from './server.ts';

export interface Place {
  readonly server: TestServer;
  readonly hall: Hall;
}

/**
 * A server and a hall for the tests of one file. What fails is photographed.
 * @param how `story`: the tests are steps, and after one that failed the others fail at once
 */
export function openPlace(how: 'story' | 'apart'): Place {
  let server: TestServer | null = null;
  let hall: Hall | null = null;
  let failed: string | null = null;
  beforeAll(async () => {
    // Where one of them fails the other is known all the same, and is closed at the end.
    const opening = Hall.opened().then((opened) => {
      hall = opened;
    });
    const starting = TestServer.started().then((started) => {
      server = started;
    });
    const ends = await Promise.allSettled([opening, starting]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  });
  beforeEach(() => {
    if (how === 'story' && failed !== null) throw new Error(`An earlier step failed: ${failed}`);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || (how === 'story' && failed !== null)) return;
    failed = task.name;
    await hall?.photograph(task.name);
  });
  afterAll(async () => {
    await hall?.close();
    await server?.remove();
  });
  return {
    get server() {
      if (server === null) throw new Error('The server has not started yet.');
      return server;
    },
    get hall() {
      if (hall === null) throw new Error('The browser has not started yet.');
      return hall;
    },
  };
}
