import { newId } from '@threecount/client';
import type { ImportPreview } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { api } from '../../ui/api.ts';
import { apiOf } from '../act.ts';
import { ChooseFile } from './choose.tsx';
import { Done } from './done.tsx';
import { type ListFile, readList } from './file.ts';
import type { DateOrder } from './mapping.ts';
import { type NewDetails, NewTournament } from './new-tournament.tsx';
import { PreviewView } from './preview.tsx';
import './import.css';

interface Choices {
  readonly mapping?: Readonly<Record<string, string>>;
  readonly dateOrder?: DateOrder;
}

interface Outcome {
  readonly tournamentId: string;
  readonly preview: ImportPreview;
}

/** From a chosen file over the preview to the import. Null: the list makes a new tournament. */
export function ImportPage({ tournamentId }: { readonly tournamentId: string | null }) {
  const [file, setFile] = useState<ListFile | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [details, setDetails] = useState<NewDetails>({ name: '', date: '', rulebook: 'five' });
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const command = useCommand();

  const look = async (list: ListFile, chosen: Choices): Promise<void> => {
    const next = await previewOf(tournamentId, { ...list, ...chosen }, details);
    setChoices(chosen);
    setPreview(next);
  };
  const choose = (chosen: File): Promise<boolean> =>
    command.run(async () => {
      setPreview(null);
      const list = await readList(chosen);
      setFile(list);
      setDetails((known) => (known.name === '' ? { ...known, name: nameOf(chosen.name) } : known));
      await look(list, {});
    });
  const again = (changed: Choices): Promise<boolean> =>
    command.run(async () => {
      if (file !== null) await look(file, { ...choices, ...changed });
    });
  const take = (): Promise<boolean> =>
    command.run(async () => {
      if (file === null || preview === null) return;
      const body = { ...file, ...choices, mapping: choices.mapping ?? preview.mapping };
      setOutcome(await send(tournamentId, body, details));
    });

  if (outcome !== null) return <Done outcome={outcome} />;
  return (
    <>
      <ChooseFile
        fileName={file?.fileName ?? null}
        busy={command.busy}
        onFile={(chosen) => void choose(chosen)}
      />
      <Problem error={command.error} />
      {preview === null || file === null ? null : (
        <>
          {tournamentId === null ? <NewTournament details={details} onChange={setDetails} /> : null}
          <PreviewView
            preview={preview}
            dateOrder={choices.dateOrder ?? null}
            busy={command.busy}
            onMapping={(mapping) => void again({ mapping })}
            onDateOrder={(dateOrder) => void again({ dateOrder })}
            onImport={() => void take()}
          />
        </>
      )}
    </>
  );
}

/** A preview is no write, but the route of a new tournament wants a command id all the same. */
async function previewOf(
  tournamentId: string | null,
  body: ListFile & Choices,
  details: NewDetails,
): Promise<ImportPreview> {
  if (tournamentId !== null) {
    return api<ImportPreview>('POST', `${apiOf(tournamentId)}/import-preview`, body);
  }
  const { date, rulebook } = details;
  const about = { rulebook, date: date === '' ? null : date, dryRun: true, commandId: newId() };
  const answer = await api<Outcome>('POST', '/api/imports', { ...body, ...about });
  return answer.preview;
}

async function send(
  tournamentId: string | null,
  body: ListFile & Choices,
  details: NewDetails,
): Promise<Outcome> {
  const key = JSON.stringify([
    body.fileName,
    body.content.length,
    body.mapping,
    body.dateOrder,
    details,
  ]);
  if (tournamentId !== null) {
    const path = `${apiOf(tournamentId)}/import`;
    return { tournamentId, preview: await sendCommand<ImportPreview>(path, { ...body }, key) };
  }
  const { name, date, rulebook } = details;
  const called = name.trim() === '' ? {} : { name: name.trim() };
  const about = { ...called, rulebook, date: date === '' ? null : date };
  return sendCommand<Outcome>('/api/imports', { ...body, ...about }, key);
}

function nameOf(fileName: string): string {
  return fileName
    .replace(/\.[a-z0-9]+$/iu, '')
    .replace(/[-_]+/gu, ' ')
    .slice(0, 200);
}
