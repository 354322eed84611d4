import type { Actor, StreamRef } from '@threecount/eventlog';
import type { TournamentAction } from '@threecount/tournament';

/** Something that is to be done, as its sender means it. */
export interface Command {
  /** The sender's own id: the same again is answered with what was stored. */
  readonly commandId: string;
  readonly stream: StreamRef;
  readonly action: TournamentAction;
  /** The version of the stream that the sender saw; left out where the sender does not mind. */
  readonly expectedVersion?: number;
  /** The instant (epoch ms) at which it counts; left out: now. Only the program itself says so (simulate). */
  readonly at?: number;
}

/** Who sends commands, and from which device. */
export interface Sender {
  readonly actor: Actor;
  readonly device: string;
}

/** What became of one command. Accepted ones are on disk. */
export type Done =
  | {
      readonly kind: 'accepted';
      readonly commandId: string;
      readonly position: number;
      /** Version of its stream after it. */
      readonly version: number;
      /** True where it was stored before. */
      readonly repeated: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly commandId: string;
      readonly code: string;
      readonly message: string;
    };

/** `each`: what can be accepted is; `all`: one refusal and nothing is stored. */
export type Batching = 'each' | 'all';
