import { csvCells } from '@threecount/server';
import {
  type CheckedBracket,
  checkRecordedBrackets,
  readRecordedBrackets,
  readRecordedPlaces,
} from '@threecount/tournament';
import type { Context } from '../command.ts';
import { Fault } from '../fault.ts';
import { readInput } from '../files.ts';
import { counted } from '../text/counted.ts';

type Rebuilt = Extract<CheckedBracket, { readonly kind: 'rebuilt' }>;

const differs: Readonly<Record<string, string>> = {
  differ: 'first, second or third are others than recorded',
  level: 'our tie-breaks part nobody',
  'same-onward': 'as recorded where the tie-breaks go on down the list, not where they begin again',
  unknown: 'somebody of the podium has no recorded place in this group; the others have theirs',
};

/** @returns whether every bracket of the file was rebuilt to its recorded podium. @throws Fault */
export async function checkBrackets({ args, io }: Context, file: string): Promise<boolean> {
  const read = readRecordedBrackets(csvCells(await readInput(io, file)));
  if (!read.ok) throw new Fault(`${file}: ${read.message}.`);
  const checked = checkRecordedBrackets(read.brackets, await placesIn({ args, io }));
  if (args.flag('json')) io.out(`${JSON.stringify({ file, brackets: checked })}\n`);
  else io.out(`${[`${file}:`, ...linesOf(checked)].join('\n')}\n\n`);
  return checked.every(
    (one) => one.kind === 'rebuilt' && one.places !== 'differ' && one.places !== 'level',
  );
}

async function placesIn({ args, io }: Pick<Context, 'args' | 'io'>) {
  const file = args.text('places');
  if (file === undefined) return null;
  const read = readRecordedPlaces(csvCells(await readInput(io, file)));
  if (!read.ok) throw new Fault(`${file}: ${read.message}.`);
  return read.places;
}

function linesOf(checked: readonly CheckedBracket[]): string[] {
  const rebuilt = checked.filter((one): one is Rebuilt => one.kind === 'rebuilt');
  const formats = new Map<string, number>();
  for (const { format } of rebuilt) formats.set(format, (formats.get(format) ?? 0) + 1);
  const compared = rebuilt.filter(({ places }) => places !== null && places !== 'unknown');
  const same = compared.filter(({ places }) => places === 'same');
  return [
    `${counted(checked.length, 'bracket')}, ${rebuilt.length} rebuilt from their recorded winners`,
    ...[...formats].map(([format, count]) => `  ${format}: ${count}`),
    ...(compared.length === 0 ? [] : [`podium as recorded: ${same.length} of ${compared.length}`]),
    ...checked.flatMap(notesOn),
  ];
}

function notesOn(one: CheckedBracket): string[] {
  const at = `row ${one.row}: `;
  if (one.kind === 'not-rebuilt') return [`${at}not rebuilt: ${one.reason}`];
  const { byesAsDrawn, over, format, places } = one;
  const notes: string[] = [];
  if (!byesAsDrawn) notes.push('its byes stand where people left after the draw');
  if (format === 'single-elimination' && over > 0) {
    notes.push(`its repechage is none of ours; ${counted(over, 'match', 'matches')} left out`);
  }
  const word = differs[places ?? ''];
  if (word !== undefined) notes.push(word);
  return notes.map((note) => at + note);
}
