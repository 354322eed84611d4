import type { Refusal } from '../types.ts';

/** What officials are told where something cannot be taken, by its code. */
const sentences = {
  'match-over': 'The team match is over.',
  'awaiting-ruling': 'The bouts are over and the teams are level: each team has to pick first.',
  'tie-break-not-due': 'No bout is due that settles the team match.',
  'ruling-not-due': 'A bout is due: nobody has to rule.',
  'bout-not-ended': 'The bout before has not ended.',
  'pick-not-allowed': 'This fighter may not be picked.',
  'no-such-place': 'The team has nobody at this place of its order.',
  'already-picked': 'The team has picked already.',
  'winner-needed': 'A bout that settles a team match goes on until somebody has won.',
} as const;

export const refused = (code: keyof typeof sentences): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, message: sentences[code] },
});
