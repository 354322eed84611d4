import { z } from 'zod';

/** A list in a book: never changed in place. */
export const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();

/** The clause a value rests on, and its standing; spread into every cited object. */
export const cited = {
  clause: z.string().min(1),
  standing: z.enum(['printed', 'reconstructed', 'default']),
};

/** The same as a type. */
export interface Cite {
  readonly clause: string;
  readonly standing: 'printed' | 'reconstructed' | 'default';
}
