import type { CorrectionPreview } from '@threecount/tournament';
import { useEffect, useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { ApiError, api } from '../../ui/api.ts';
import { act, apiOf } from '../act.ts';
import { t } from '../later/words.ts';
import type { MatchActionProps } from '../results/paper.tsx';
import type { Proposed } from './form.ts';
import { PreviewView } from './preview.tsx';

interface Props extends MatchActionProps {
  readonly proposed: Proposed;
  readonly onBack: () => void;
}

/** What a correction would make; only once that is seen it can be done. */
export function PreviewStep({ tournamentId, match, proposed, onBack, onDone }: Props) {
  const [preview, setPreview] = useState<CorrectionPreview | null>(null);
  const [outdated, setOutdated] = useState(false);
  const asking = useCommand();
  const doing = useCommand();
  const ask = (): Promise<unknown> =>
    asking.run(async () => {
      const path = `${apiOf(tournamentId)}/matches/${encodeURIComponent(match.matchId)}`;
      const body = { action: proposed };
      setPreview(await api<CorrectionPreview>('POST', `${path}/correction-preview`, body));
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is shown
  useEffect(() => void ask(), []);
  const doIt = async (seen: readonly string[]): Promise<void> => {
    const stream = { kind: 'match', id: match.matchId } as const;
    const job = async (): Promise<void> => {
      try {
        await act(tournamentId, stream, { ...proposed, seen });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'preview-outdated') throw error;
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
            onClick={() => void doIt(preview.needRuling)}
          >
            {t('preview.do')}
          </button>
        )}
        <button type="button" class="button" onClick={onBack}>
          {t('preview.back')}
        </button>
      </p>
    </div>
  );
}
