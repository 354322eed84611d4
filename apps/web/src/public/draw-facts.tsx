import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  readonly seedText: string;
}

/** What the draw came from, and all that is needed to repeat it. */
export function DrawFacts({ tournamentId, seedText }: Props) {
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/public-export`;
  return (
    <section class="draw-facts">
      <p class="soft">{t('draw-seed', { seed: seedText })}</p>
      <p class="soft">
        {t('draw-repeat')} <code>{t('draw-command')}</code>
      </p>
      <p class="files">
        <a class="button" href={path} download>
          {t('export')}
        </a>
      </p>
    </section>
  );
}
