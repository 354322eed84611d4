import type { MedicalHold } from '../types/state.ts';

/** Whether a hold still holds at a moment (epoch ms). */
export const isHeld = ({ until }: MedicalHold, now: number): boolean =>
  until === null || until > now;
