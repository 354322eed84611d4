import type { ClubGroup, ClubStandings } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { ClubTable, clubGroupWords } from '../../parts/club-table.tsx';
import { useFetched } from '../../parts/use-fetched.ts';
import { t as shared } from '../../parts/words.ts';
import { apiOf } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { LevelClubs } from './level-clubs.tsx';
import { ClubRulesForm } from './rules-form.tsx';

/** The standings of clubs, how they are made, and the order of those that nothing parts. */
export function ClubsSection({ desk }: { readonly desk: Desk }) {
  const [changes, setChanges] = useState(0);
  const [chosen, setChosen] = useState('');
  const path = `${apiOf(desk.tournamentId)}/standings`;
  const fetched = useFetched<ClubStandings>(path, `${desk.view.counts.done} ${changes}`);
  if (fetched.kind === 'loading') return null;
  if (fetched.kind === 'failed') return <p class="notice">{fetched.error.message}</p>;
  const { groups, rules } = fetched.value;
  const group = groups.find((each) => (each.group ?? '') === chosen) ?? groups[0];
  const again = (): void => setChanges(changes + 1);
  return (
    <section class="card">
      <h2>{shared(`clubs.title-${rules.by}`)}</h2>
      <div class="row-form">
        <GroupChoice groups={groups} chosen={chosen} onChoose={setChosen} />
        <a class="button" href={`${path}?format=csv`} download>
          {t('clubs.csv')}
        </a>
      </div>
      {group === undefined ? null : <ClubTable group={group} />}
      {group === undefined ? null : (
        <LevelClubs tournamentId={desk.tournamentId} group={group} onDone={again} />
      )}
      <details>
        <summary>{t('clubs.rules')}</summary>
        <ClubRulesForm
          key={JSON.stringify(rules)}
          tournamentId={desk.tournamentId}
          rules={rules}
          onDone={again}
        />
      </details>
    </section>
  );
}

interface ChoiceProps {
  readonly groups: readonly ClubGroup[];
  readonly chosen: string;
  readonly onChoose: (group: string) => void;
}

function GroupChoice({ groups, chosen, onChoose }: ChoiceProps) {
  return (
    <label class="field narrow">
      <span>{shared('clubs.group')}</span>
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {groups.map((each) => (
          <option key={each.group ?? ''} value={each.group ?? ''}>
            {clubGroupWords(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
