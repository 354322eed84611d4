import type { ImportPreview, PreviewRow, TournamentView } from '@threecount/tournament';
import type { Api } from '../api/api.ts';
import { type CommandSpec, type Context, writeJson } from '../command.ts';
import { Fault } from '../fault.ts';
import { readInput, writeOutput } from '../files.ts';
import type { Io } from '../io.ts';
import { newCommandId } from '../random.ts';
import { counted } from '../text/counted.ts';
import { table } from '../text/table.ts';
import { tournamentOrNone } from '../tournament.ts';

interface Imported {
  readonly tournamentId: string | null;
  readonly preview: ImportPreview;
}

interface ListBody {
  readonly fileName: string;
  readonly content: string;
  readonly mapping?: Readonly<Record<string, string>>;
}

const baseName = (file: string): string => file.split(/[\\/]/).at(-1) ?? file;

async function mappingFrom(io: Io, file: string): Promise<Readonly<Record<string, string>>> {
  const text = (await readInput(io, file)).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault(
      `${file} is not JSON. A mapping is an object: {"a header of the list": "field"}.`,
    );
  }
  const isMapping =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((field) => typeof field === 'string');
  if (!isMapping) throw new Fault(`${file} is no mapping: an object of texts is expected.`);
  return value as Readonly<Record<string, string>>;
}

async function listBody({ args, io }: Context, file: string): Promise<ListBody> {
  const content = (await readInput(io, file)).toString('base64');
  const mapping = args.text('mapping');
  const body = { fileName: baseName(file), content };
  return mapping === undefined ? body : { ...body, mapping: await mappingFrom(io, mapping) };
}

/** Refuses what an import into a tournament that is there cannot change. */
function mustFit({ args }: Context, { rulebook, name }: TournamentView): void {
  const wanted = args.text('rulebook');
  if (wanted !== undefined && wanted !== rulebook.id) {
    throw new Fault(
      `"${name}" is held under ${rulebook.id}; its rulebook cannot be changed to ${wanted}.`,
    );
  }
}

async function intoOne(
  context: Context,
  api: Api,
  tournament: TournamentView,
  body: ListBody,
): Promise<Imported> {
  mustFit(context, tournament);
  const { tournamentId } = tournament;
  const base = `/tournaments/${tournamentId}`;
  if (context.args.flag('dry-run')) {
    const preview = await api.post<ImportPreview>(`${base}/import-preview`, { json: body });
    return { tournamentId, preview };
  }
  const date = context.args.text('date');
  if (date !== undefined && date !== tournament.date) {
    const stream = { kind: 'tournament', id: tournamentId };
    const action = { type: 'set-date', date };
    await api.post(`${base}/actions`, { json: { commandId: newCommandId(), stream, action } });
  }
  const json = { ...body, commandId: newCommandId() };
  return { tournamentId, preview: await api.post<ImportPreview>(`${base}/import`, { json }) };
}

function intoNew({ args }: Context, api: Api, body: ListBody): Promise<Imported> {
  const given = (option: 'name' | 'date' | 'rulebook') => {
    const value = args.text(option);
    return value === undefined ? {} : { [option]: value };
  };
  if (args.text('name')?.trim() === '') throw new Fault('--name is empty.');
  const json = {
    ...body,
    ...given('name'),
    ...given('date'),
    ...given('rulebook'),
    commandId: newCommandId(),
    dryRun: args.flag('dry-run'),
  };
  return api.post<Imported>('/imports', { json });
}

/** `--name` means a new tournament; else the one that is named, the only one, or the first of an empty folder. */
async function target(context: Context, api: Api): Promise<TournamentView | null> {
  const { args } = context;
  if (args.text('name') === undefined) return tournamentOrNone(context, api);
  if (args.text('tournament') !== undefined) {
    throw new Fault('--name makes a new tournament: it does not go with --tournament.');
  }
  return null;
}

const noteworthy = ({ fate, notes }: PreviewRow, isDry: boolean): boolean =>
  isDry || fate === 'refused' || fate === 'not-drawn' || fate === 'merged' || notes.length > 0;

function report({ io, args }: Context, { tournamentId, preview }: Imported): void {
  const isDry = args.flag('dry-run');
  const { file, counts } = preview;
  const rows = preview.rows.filter((row) => noteworthy(row, isDry));
  io.out(
    table(
      ['row', 'name', 'division', 'fate', 'column', 'reason'],
      rows.map(({ row, name, division, fate, column, reason, notes }) => {
        return [
          String(row),
          name,
          division,
          fate,
          column ?? '',
          [reason ?? '', ...notes].join(' '),
        ];
      }),
      ['right'],
    ),
  );
  if (rows.length > 0) io.out('\n');
  for (const note of preview.notes) io.out(`${note}\n`);
  const kinds = Object.entries(counts).filter(([, count]) => count > 0);
  const sum = kinds.map(([kind, count]) => `${count} ${kind}`).join(', ');
  const done = isDry ? 'Nothing was imported (--dry-run)' : `Tournament ${tournamentId}`;
  io.out(`${counted(file.rows, 'row')}: ${sum === '' ? 'none' : sum}. ${done}.\n`);
}

async function writeTemplate({ args, io, api }: Context): Promise<number> {
  const template = await (await api()).bytes('/import-template');
  const [file] = args.files;
  if (file === undefined) io.out(template.toString('utf8'));
  else await writeOutput(io, file, template);
  return 0;
}

function checkDivisions(choice: string | undefined): void {
  if (choice === undefined || choice === 'file') return;
  if (choice === 'rulebook') {
    throw new Fault(
      '--divisions rulebook follows in a later version; divisions are taken as the file gives them.',
    );
  }
  throw new Fault(`--divisions ${choice} is not known. Valid: file, rulebook.`);
}

function checkDate(date: string | undefined): void {
  if (date === undefined) return;
  const instant = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  // A day that a month has not is moved into the next month.
  if (!Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)) return;
  throw new Fault(`--date ${date} is no date: give year, month and day, such as 2026-05-31.`);
}

async function run(context: Context): Promise<number> {
  const { args, io, api } = context;
  checkDivisions(args.text('divisions'));
  if (args.flag('template')) return writeTemplate(context);
  const [file] = args.files;
  if (file === undefined) throw new Fault('FILE is missing.');
  checkDate(args.text('date'));
  const body = await listBody(context, file);
  const opened = await api();
  const tournament = await target(context, opened);
  const imported =
    tournament === null
      ? await intoNew(context, opened, body)
      : await intoOne(context, opened, tournament, body);
  const [problem] = imported.preview.problems;
  if (problem !== undefined) throw new Fault(`${file}: ${problem}`);
  if (args.flag('json')) writeJson(io, imported);
  else report(context, imported);
  return 0;
}

export const importCommand: CommandSpec = {
  name: 'import',
  summary: 'read an entry list (CSV or XLSX); each row is accounted for',
  files: { name: 'FILE', min: 0, max: 1 },
  options: {
    'dry-run': { type: 'boolean', help: 'say what would be done with each row, and do nothing' },
    name: { type: 'string', value: 'NAME', help: 'make a new tournament of this name' },
    date: {
      type: 'string',
      value: 'DATE',
      help: 'its date, YYYY-MM-DD; without one, ages are provisional',
    },
    rulebook: { type: 'string', value: 'ID', help: 'the rulebook of a new tournament (five)' },
    divisions: { type: 'string', value: 'file|rulebook', help: 'where divisions come from (file)' },
    mapping: { type: 'string', value: 'FILE', help: 'JSON: our field by header of the list' },
    template: { type: 'boolean', help: 'write an empty list of ours to FILE, or to the screen' },
  },
  notes: [
    'Without --name the list goes into the only tournament; an empty folder gets a new one, called after the file.',
    'Refused rows do not make the command fail: they are listed, and counted in the JSON. It fails (2) where',
    'nothing of the list can be used.',
  ],
  run,
};
