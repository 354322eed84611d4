import type { EntryView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { act } from '../act.ts';
import { t } from '../later/words.ts';
import { Fold } from './fold.tsx';
import type { LatePlace } from './late-choice.ts';
import { LatePlaceField } from './late-place.tsx';

interface Props {
  readonly tournamentId: string;
  readonly entry: EntryView;
  readonly onDone: () => void;
}

/** Somebody who was entered after the draw comes into the bracket. */
export function PlaceLate({ tournamentId, entry, onDone }: Props) {
  const [place, setPlace] = useState<LatePlace | null>(null);
  const command = useCommand();
  const { entryId, divisionId } = entry;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (place === null) return;
    const stream = { kind: 'division', id: divisionId } as const;
    const action = { type: 'place-late-entry', entryId, place } as const;
    if (await command.run(() => act(tournamentId, stream, action))) onDone();
  };
  return (
    <Fold title={t('late.title')} open>
      <form class="column-form" onSubmit={save}>
        <p>{t('late.text')}</p>
        <LatePlaceField
          tournamentId={tournamentId}
          divisionId={divisionId}
          chosen={place}
          onChoose={setPlace}
          version={command.error === null ? 0 : 1}
        />
        <Problem error={command.error} />
        <p class="actions">
          <button type="submit" class="button primary" disabled={command.busy || place === null}>
            {t('late.put')}
          </button>
        </p>
      </form>
    </Fold>
  );
}
