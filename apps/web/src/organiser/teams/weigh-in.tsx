import type { GuideItem } from '@threecount/rulebooks';
import type { TeamView } from '@threecount/tournament';
import { useRef, useState } from 'preact/hooks';
import { matchesQuery } from '../../parts/find-text.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { SumLine, Verdict } from '../../parts/teams/check-result.tsx';
import { useTeams } from '../../parts/teams/use-teams.ts';
import { t } from '../../parts/teams/words.ts';
import { dayText } from '../../parts/time.ts';
import { useFetched } from '../../parts/use-fetched.ts';
import { type DivisionProps, teamName } from './props.ts';
import { isOtherDay } from './weigh-day.ts';
import { WeighLine } from './weigh-line.tsx';

interface Guide {
  readonly items: readonly GuideItem[];
}

/** What the book wants to be sure of before a weight counts; each is to be ticked. */
function useGates(rulebook: string, event: string): readonly GuideItem[] {
  const query = `kind=gate&who=weigh-in&moment=weigh-in&event=${encodeURIComponent(event)}`;
  const path = `/api/rulebooks/${encodeURIComponent(rulebook)}/guide?${query}`;
  const fetched = useFetched<Guide>(path);
  if (fetched.kind !== 'there') return [];
  return fetched.value.items.filter((item) => item.kind === 'gate' && item.blocks === 'weigh-in');
}

/** The scale on the day: one weight after the other, each by Enter; the team's sum beside it. */
export function WeighIn({ desk, event, division }: DivisionProps) {
  const { fetched, again } = useTeams(desk.tournamentId, division.divisionId);
  const gates = useGates(desk.view.rulebook.id, event.event);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [query, setQuery] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  if (fetched.kind !== 'there') return <p>{t('loading')}</p>;
  const missing = gates.filter(({ id }) => !ticked.includes(id)).map(({ label }) => label);
  const people = fetched.value.flatMap(({ view: { members, substitutes } }) => [
    ...members,
    ...substitutes,
  ]);
  const done = people.filter(({ weighed }) => weighed).length;
  const next = (from: HTMLElement): void => {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input.kg') ?? [])];
    const after = fields[fields.findIndex((field) => field.isSameNode(from)) + 1];
    if (after === undefined) from.blur();
    else {
      after.focus();
      after.select();
    }
  };
  return (
    <div class="card weigh-in">
      {desk.view.date !== null && isOtherDay(desk.view, Date.now()) ? (
        <p class="notice">{t('weigh.other-day', { date: dayText(desk.view.date) })}</p>
      ) : null}
      {gates.length === 0 ? null : (
        <fieldset class="gates">
          <legend>{t('weigh.gates')}</legend>
          {gates.map(({ id, label }) => (
            <label key={id} class="check">
              <input
                type="checkbox"
                checked={ticked.includes(id)}
                onChange={() =>
                  setTicked(
                    ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id],
                  )
                }
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div class="row-form">
        <SearchField label={t('weigh.find')} query={query} onQuery={setQuery} />
        <label class="check">
          <input
            type="checkbox"
            checked={onlyOpen}
            onChange={(changed) => setOnlyOpen(changed.currentTarget.checked)}
          />
          <span>{t('weigh.only-open')}</span>
        </label>
      </div>
      <p role="status">{t('weigh.done', { done, all: people.length })}</p>
      <div ref={list} class="weigh-teams">
        {fetched.value.map(({ view }) => (
          <WeighTeam
            key={view.team.entryId}
            tournamentId={desk.tournamentId}
            division={division.name}
            view={view}
            isShown={(name, weighed) =>
              matchesQuery(query, name, teamName(view)) && !(onlyOpen && weighed)
            }
            missing={missing}
            onNext={next}
            onDone={again}
          />
        ))}
      </div>
    </div>
  );
}

interface TeamProps {
  readonly tournamentId: string;
  /** The name of its division. */
  readonly division: string;
  readonly view: TeamView;
  readonly isShown: (name: string, weighed: boolean) => boolean;
  /** What is still to be ticked. */
  readonly missing: readonly string[];
  readonly onNext: (from: HTMLElement) => void;
  readonly onDone: () => void;
}

function WeighTeam({ tournamentId, division, view, isShown, missing, onNext, onDone }: TeamProps) {
  const shown = [...view.members, ...view.substitutes].filter(({ name, weighed }) =>
    isShown(name, weighed),
  );
  if (shown.length === 0) return null;
  const name = teamName(view);
  return (
    <section aria-label={`${name}, ${division}`}>
      <header>
        <h3>{name}</h3>
        <Verdict check={view.check} />
        {view.check === null ? null : <SumLine check={view.check} />}
      </header>
      {shown.map((member) => (
        <WeighLine
          key={member.personId}
          tournamentId={tournamentId}
          entryId={view.team.entryId}
          member={member}
          missing={missing}
          onNext={onNext}
          onDone={onDone}
        />
      ))}
    </section>
  );
}
