import type { ClubKind, ClubRules, ClubTie } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { t as shared } from '../../parts/words.ts';
import { actOnTournament } from '../act.ts';
import { t } from '../words.ts';
import { pointsOf } from './points.ts';
import { TieSteps } from './tie-steps.tsx';

const kinds: readonly ClubKind[] = ['club', 'team'];

interface Props {
  readonly tournamentId: string;
  readonly rules: ClubRules;
  readonly onDone: () => void;
}

/** By whose name, with which points, and by which steps clubs are ranked. */
export function ClubRulesForm({ tournamentId, rules, onDone }: Props) {
  const [by, setBy] = useState(rules.by);
  const [points, setPoints] = useState<readonly string[]>(rules.points.map(String));
  const [aloneCounts, setAlone] = useState(rules.aloneCounts);
  const [ties, setTies] = useState<readonly ClubTie[]>(rules.ties);
  const [fault, setFault] = useState(false);
  const command = useCommand();
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const table = pointsOf(points);
    setFault(table === null);
    if (table === null) return;
    const changed = { by, points: table, aloneCounts, ties };
    const action = { type: 'set-club-rules', rules: changed } as const;
    if (await command.run(() => actOnTournament(tournamentId, action))) onDone();
  };
  return (
    <form class="column-form" onSubmit={save}>
      <div class="row-form">
        <label class="field narrow">
          <span>{t('clubs.kind')}</span>
          <select
            value={by}
            onChange={(event) => {
              const kind = kinds.find((each) => each === event.currentTarget.value);
              if (kind !== undefined) setBy(kind);
            }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`clubs.kind-${kind}`)}
              </option>
            ))}
          </select>
        </label>
        {([1, 2, 3] as const).map((place) => (
          <label key={place} class="field tiny">
            <span>{shared(`place.${place}`)}</span>
            <input
              type="number"
              min={0}
              step="any"
              value={points[place - 1]}
              onInput={(event) => {
                const typed = event.currentTarget.value;
                setPoints(points.map((each, i) => (i === place - 1 ? typed : each)));
              }}
            />
          </label>
        ))}
      </div>
      <label class="check">
        <input type="checkbox" checked={aloneCounts} onChange={() => setAlone(!aloneCounts)} />
        {t('clubs.alone')}
      </label>
      <TieSteps ties={ties} onTies={setTies} />
      {fault ? (
        <p class="notice" role="alert">
          {t('clubs.fault')}
        </p>
      ) : null}
      <Problem error={command.error} />
      <button type="submit" class="button primary" disabled={command.busy}>
        {t('save')}
      </button>
    </form>
  );
}
