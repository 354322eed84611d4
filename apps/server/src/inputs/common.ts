import { z } from 'zod';

/** Inputs that several routes have. */

export const commandId = z.string().min(1).max(128);

/** A name that people gave. */
export const name = z.string().trim().min(1).max(200);

export const isoDate = z.iso.date();

export const ofTournament = z.object({ t: z.string().max(64) });

export const ofMat = ofTournament.extend({ m: z.string().max(64) });

export const ofDivision = ofTournament.extend({ d: z.string().max(64) });

/** A team is an entry of a division for teams. */
export const ofTeam = ofTournament.extend({ e: z.string().max(64) });

export const seedText = z.string().trim().min(1).max(200);

export const matchId = z.string().min(1).max(64);

/** Who lifts what stands against something, and why. */
export const overrule = z.object({
  by: z.string().trim().min(1).max(200),
  reason: z.string().trim().min(1).max(500),
});
