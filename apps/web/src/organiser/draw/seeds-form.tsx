import type { DivisionView, SeedProposal } from '@threecount/tournament';
import { useMemo, useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { api } from '../../ui/api.ts';
import { fullName } from '../../ui/words.ts';
import { act, apiOf } from '../act.ts';
import { NumberField } from './number-field.tsx';
import { bySeed, changedSeeds, typedSeeds, withProposal } from './seeds.ts';
import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  readonly view: DivisionView;
  /** Parts level points. */
  readonly seedText: string;
}

/** The seeds of a division before its draw: by hand, or as the entries' points give them. */
export function SeedsForm({ tournamentId, view, seedText }: Props) {
  const entries = useMemo(
    () => bySeed(view.entries.filter(({ notDrawn, withdrawn }) => notDrawn === null && !withdrawn)),
    [view.entries],
  );
  const [typed, setTyped] = useState(() => typedSeeds(entries));
  const [news, setNews] = useState<readonly string[]>([]);
  const [count, setCount] = useState(Math.min(8, entries.length));
  const { busy, error, run } = useCommand();
  const { divisionId } = view.summary;
  const changed = changedSeeds(entries, typed);
  if (entries.length === 0) return <p class="soft">{t('seeds.none')}</p>;
  const propose = () =>
    run(async () => {
      const query = new URLSearchParams({ count: `${count}`, seedText });
      const path = `${apiOf(tournamentId)}/divisions/${encodeURIComponent(divisionId)}`;
      const proposal = await api<SeedProposal>('GET', `${path}/seeds-by-points?${query}`);
      setTyped(withProposal(entries, proposal));
      setNews(wordsOf(proposal, view));
    });
  const save = async (): Promise<void> => {
    const stream = { kind: 'division', id: divisionId } as const;
    const done = await run(() => act(tournamentId, stream, { type: 'set-seeds', seeds: changed }));
    setNews(done ? [t('seeds.saved')] : []);
  };
  return (
    <section aria-label={t('seeds.title')} class="seeds">
      <h3>{t('seeds.title')}</h3>
      <div class="row-form">
        <NumberField
          label={t('seeds.count')}
          min={1}
          max={entries.length}
          value={count}
          onValue={(value) => value !== null && setCount(value)}
        />
        <button
          type="button"
          class="button"
          disabled={busy || seedText === ''}
          onClick={() => void propose()}
        >
          {t('seeds.by-points')}
        </button>
      </div>
      <p class="soft">{t('seeds.by-points-text')}</p>
      <ul class="seed-list">
        {entries.map((entry) => (
          <li key={entry.entryId}>
            <input
              type="number"
              inputMode="numeric"
              min="1"
              aria-label={t('seeds.of', { name: fullName(entry) })}
              value={typed[entry.entryId] ?? ''}
              onInput={({ currentTarget: { value } }) =>
                setTyped((old) => ({ ...old, [entry.entryId]: value }))
              }
            />
            <span>
              {fullName(entry)} <small>{entry.club}</small>
            </span>
          </li>
        ))}
      </ul>
      <div role="status">
        {news.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
      <Problem error={error} />
      <p class="actions">
        <button
          type="button"
          class="button primary"
          disabled={busy || changed.length === 0}
          onClick={() => void save()}
        >
          {t('seeds.save')}
        </button>
      </p>
    </section>
  );
}

/** Who was parted by lot; or that there was nothing to seed by. */
function wordsOf({ seeds, byLot }: SeedProposal, view: DivisionView): readonly string[] {
  if (seeds.length === 0) return [t('seeds.no-points')];
  const names = new Map(view.entries.map((entry) => [entry.entryId, fullName(entry)]));
  return byLot.map((level) =>
    t('seeds.by-lot', { names: level.map((entryId) => names.get(entryId) ?? '').join(', ') }),
  );
}
