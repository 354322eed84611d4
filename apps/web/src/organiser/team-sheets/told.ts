import type { Command } from '../../parts/commands.ts';
import { refusedPlace, type SheetFault, type SheetPlace } from './form.ts';
import { t } from './words.ts';

/** What is wrong, at its place. */
export interface Told {
  readonly place: SheetPlace;
  readonly text: string;
}

/** The faults of a form in words. */
export const toldOf = (faults: readonly SheetFault[]): readonly Told[] =>
  faults.map(({ place, code, most = 0 }) => ({ place, text: t(`fault.${code}`, { count: most }) }));

/** What the server refused, at its place in the form; of a refusal that has one the command shows nothing more. */
export function refusedOf(command: Command): {
  readonly told: readonly Told[];
  readonly rest: Command;
} {
  const found = command.error === null ? null : refusedPlace(command.error.message);
  if (found === null) return { told: [], rest: command };
  return { told: [found], rest: { ...command, error: null } };
}
