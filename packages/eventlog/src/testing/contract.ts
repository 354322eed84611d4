import { describe } from 'vitest';
import { describeAppend } from './contract-append.ts';
import { describePeople } from './contract-people.ts';
import { describeRead } from './contract-read.ts';
import type { MakeStore } from './opened-store.ts';

export { match, sampleEnvelope, samplePerson } from './samples.ts';

/** What every `TournamentStore` must do. `make` gives a new, empty one for each test. */
export function describeTournamentStore(name: string, make: MakeStore): void {
  describe(`tournament store: ${name}`, () => {
    describeAppend(make);
    describeRead(make);
    describePeople(make);
  });
}
