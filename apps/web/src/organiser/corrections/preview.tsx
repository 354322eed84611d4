import type { ChangePreview, MatchCard } from '@threecount/tournament';
import { PodiumView } from '../../parts/standings.tsx';
import { pairWords, t as shared, stateWords } from '../../parts/words.ts';
import { roundWords } from '../../ui/words.ts';
import { t } from '../later/words.ts';
import { type PreviewedMatch, previewGroups } from './preview-groups.ts';

/** Each later match with what becomes of it, and the podiums before and after. */
export function PreviewView({ preview }: { readonly preview: ChangePreview }) {
  const groups = previewGroups(preview.matches);
  return (
    <>
      <h3>{t('preview.title')}</h3>
      {groups.length === 0 ? <p>{t('preview.nothing')}</p> : null}
      {groups.map(({ effect, matches }) => (
        <section key={effect} class={`effect ${effect}`}>
          <h4>
            {t(`effect.${effect}`)} <small>{t('preview.count', { count: matches.length })}</small>
          </h4>
          <ul class="plain-list">
            {matches.map((match) => (
              <li key={match.before.matchId}>
                <Changed match={match} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h4>{t(preview.podiums.length === 0 ? 'preview.no-podium' : 'preview.podiums')}</h4>
      {preview.podiums.map(({ divisionId, divisionName, before, after }) => (
        <section key={divisionId} class="podium-change">
          <h5>{divisionName}</h5>
          <div>
            <b>{t('preview.before')}</b>
            <PodiumView podium={before} />
          </div>
          <div>
            <b>{t('preview.after')}</b>
            <PodiumView podium={after} />
          </div>
        </section>
      ))}
    </>
  );
}

function Changed({ match: { effect, before, after } }: { readonly match: PreviewedMatch }) {
  const head = [
    shared('match-number', { number: before.number }),
    roundWords(before.round),
    before.divisionName,
  ].join(' · ');
  const [was, is] = [lineOf(before), lineOf(after)];
  return (
    <>
      <small>{head}</small>
      {effect === 'unaffected' || was === is ? (
        <p>{was}</p>
      ) : (
        <>
          <p>
            <small>{t('preview.before')}</small> {was}
          </p>
          <p>
            <small>{t('preview.after')}</small> <b>{is}</b>
          </p>
        </>
      )}
    </>
  );
}

/** Who meets there, and who won. */
function lineOf(card: MatchCard): string {
  const winner = card.result?.winner ?? null;
  const result = card.result === null ? '' : stateWords(card);
  const won = winner === null ? result : `${shared(winner)}, ${result}`;
  return won === '' ? pairWords(card) : `${pairWords(card)} · ${won}`;
}
