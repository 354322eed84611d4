import type { ChangePreview } from '@threecount/tournament';
import { useEffect, useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { ApiError, api } from '../../ui/api.ts';
import { act, apiOf, type Stream } from '../act.ts';
import { t } from '../later/words.ts';
import './corrections.css';
import { actionOf, type Proposed } from './form.ts';
import { PreviewView } from './preview.tsx';

interface Props {
  readonly tournamentId: string;
  /** The match, or the entry that leaves, is put out or comes back. */
  readonly stream: Stream;
  readonly proposed: Proposed;
  /** What the button says that does it. */
  readonly button?: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The matches in need of a ruling are others than were seen, or somebody else changed the same meanwhile. */
const outdatedCodes = new Set(['preview-outdated', 'bracket-moved-on', 'changed-meanwhile']);

/** What a change would make; only once that is seen it can be done. */
export function PreviewStep({ tournamentId, stream, proposed, button, onBack, onDone }: Props) {
  const [preview, setPreview] = useState<ChangePreview | null>(null);
  const [outdated, setOutdated] = useState(false);
  const asking = useCommand();
  const doing = useCommand();
  const ask = (): Promise<unknown> =>
    asking.run(async () => {
      const body = { id: stream.id, action: proposed };
      const path = `${apiOf(tournamentId)}/change-preview`;
      setPreview(await api<ChangePreview>('POST', path, body));
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is shown
  useEffect(() => void ask(), []);
  const doIt = async ({ needRuling: seen, version }: ChangePreview): Promise<void> => {
    const job = async (): Promise<void> => {
      try {
        await act(tournamentId, stream, actionOf(proposed, seen), version);
      } catch (error) {
        if (!(error instanceof ApiError) || !outdatedCodes.has(error.code)) throw error;
        setOutdated(true);
        await ask();
        return;
      }
      onDone();
    };
    await doing.run(job);
  };
  return (
    <div class="correction-preview">
      {outdated ? (
        <p class="notice" role="alert">
          {t('preview.outdated')}
        </p>
      ) : null}
      <div aria-live="polite">
        {preview === null ? (
          <p class="soft">{asking.busy ? t('preview.loading') : ''}</p>
        ) : (
          <PreviewView preview={preview} />
        )}
      </div>
      <Problem error={asking.error ?? doing.error} />
      <p class="actions">
        {preview === null ? null : (
          <button
            type="button"
            class="button primary"
            disabled={doing.busy || asking.busy}
            onClick={() => void doIt(preview)}
          >
            {button ?? t('preview.do')}
          </button>
        )}
        <button type="button" class="button" onClick={onBack}>
          {t('preview.back')}
        </button>
      </p>
    </div>
  );
}
