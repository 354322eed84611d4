import type { CompetitorView, DivisionView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { t as shared } from '../../parts/words.ts';
import { fullName } from '../../ui/words.ts';
import { act } from '../act.ts';
import { type PlaceGroup, placesOf, pressed } from './places.ts';
import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  readonly view: DivisionView;
}

/** The places of a draw nobody has seen yet: two change them by dragging, or by choosing one and then the other. */
export function PlacesForm({ tournamentId, view }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const { busy, error, run } = useCommand();
  const groups = placesOf(view);
  const people = new Map(groups.flatMap((group) => group.people.map((one) => [one.entryId, one])));
  const nameOf = (entryId: string): string => {
    const one = people.get(entryId);
    return one === undefined ? '' : fullName(one);
  };
  const letGo = (): void => {
    if (chosen !== null) setNews(t('places.let-go'));
    setChosen(null);
  };
  const swap = async (a: string, b: string): Promise<void> => {
    setChosen(null);
    const stream = { kind: 'division', id: view.summary.divisionId } as const;
    const done = await run(() => act(tournamentId, stream, { type: 'swap-places', a, b }));
    setNews(done ? t('places.done', { a: nameOf(a), b: nameOf(b) }) : '');
  };
  const press = (entryId: string): void => {
    const next = pressed(chosen, entryId);
    if (next.kind === 'let-go') letGo();
    else if (next.kind === 'swap') void swap(next.a, next.b);
    else {
      setChosen(entryId);
      setNews(t('places.chosen', { name: nameOf(entryId) }));
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go wherever the focus is inside
    <div class="places" onKeyDown={(event) => (event.key === 'Escape' ? letGo() : walk(event))}>
      <p class="soft">{t('places.text')}</p>
      <p role="status" class="news">
        {news}
      </p>
      <Problem error={error} />
      <ol class="place-groups">
        {groups.map((group, index) => (
          <li key={`${group.of.kind} ${index}`}>
            <small>{groupWords(group)}</small>
            {/* By its place, so that the focus stays where it is when two change. */}
            {group.people.map((one, at) => (
              <Place
                key={`place ${at + 1}`}
                one={one}
                isChosen={chosen === one.entryId}
                busy={busy}
                onPress={() => press(one.entryId)}
                onDrop={(other) =>
                  other !== one.entryId && people.has(other) && void swap(other, one.entryId)
                }
              />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Up and down go from place to place. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.place')];
  const at = places.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  places[at + step]?.focus();
}

function groupWords({ of, people }: PlaceGroup): string {
  if (of.kind === 'pool') return t('places.pool', { pool: of.number });
  if (of.number > 0) return t('places.match', { number: of.number });
  return people.length === 1 ? t('places.bye') : '';
}

interface PlaceProps {
  readonly one: CompetitorView;
  readonly isChosen: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
  readonly onDrop: (entryId: string) => void;
}

/** What is dragged is an entry of this draw; other things that are dropped are no entry. */
const dragged = 'text/plain';

function Place({ one, isChosen, busy, onPress, onDrop }: PlaceProps) {
  const facts = [one.club, one.seed === null ? '' : shared('seed', { seed: one.seed })];
  return (
    <button
      type="button"
      class="place"
      draggable
      aria-pressed={isChosen}
      aria-disabled={busy}
      onClick={() => (busy ? undefined : onPress())}
      onDragStart={(event) => event.dataTransfer?.setData(dragged, one.entryId)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer?.getData(dragged) ?? '');
      }}
    >
      <b>{fullName(one)}</b> <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
    </button>
  );
}
