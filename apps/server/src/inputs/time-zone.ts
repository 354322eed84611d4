import { z } from 'zod';

/** Whether this machine knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The IANA name of a time zone, `Pacific/Auckland`. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'no time zone of this name is known here');
