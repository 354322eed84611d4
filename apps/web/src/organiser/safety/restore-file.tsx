import { deviceName } from '@threecount/client';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { ApiError } from '../../ui/api.ts';
import { navigate } from '../../ui/router.ts';
import { pagePath } from '../place.ts';
import { t } from '../words.ts';

interface Answer {
  readonly tournamentId: string;
  readonly code: string;
  readonly message: string;
  readonly place: string;
}

/** Sends an exported file as it is. @throws ApiError */
async function restore(file: File, replace: boolean): Promise<string> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-threecount-device': deviceName(),
  };
  const path = `/api/restore${replace ? '?replace=true' : ''}`;
  const response = await fetch(path, { method: 'POST', headers, body: file }).catch(() => null);
  if (response === null) {
    throw new ApiError(0, { code: 'no-network', message: t('no-network') });
  }
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer.tournamentId;
}

/** Takes a tournament in from a file that was exported, here or on another machine. */
export function RestoreFile() {
  const [file, setFile] = useState<File | null>(null);
  const command = useCommand();
  const there = command.error?.code === 'already-there';
  const send = (replace: boolean) =>
    command.run(async () => {
      if (file === null) return;
      navigate(pagePath(await restore(file, replace), 'overview'));
    });
  return (
    <div class="column-form">
      <p class="soft">{t('restore.text')}</p>
      <label class="field">
        <span>{t('restore.file')}</span>
        <input
          type="file"
          onChange={(event) => {
            command.clear();
            setFile(event.currentTarget.files?.[0] ?? null);
          }}
        />
      </label>
      <Problem error={command.error} />
      {there ? <p>{t('restore.replace-text')}</p> : null}
      <p class="actions">
        <button
          type="button"
          class="button"
          disabled={command.busy || file === null}
          onClick={() => void send(false)}
        >
          {t('restore.button')}
        </button>
        {there ? (
          <button
            type="button"
            class="button"
            disabled={command.busy || file === null}
            onClick={() => void send(true)}
          >
            {t('restore.replace')}
          </button>
        ) : null}
      </p>
    </div>
  );
}
