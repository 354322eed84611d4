import { unconfirmedTables } from '@threecount/rulebooks';
import { teamRulesOf } from '../engine/team-rules.ts';
import { compareIds } from '../order.ts';
import { progressOf } from '../progress/memo.ts';
import type { Progress } from '../progress/types.ts';
import { namedFor } from '../schedule/persons.ts';
import type { DivisionState, EntryState, MatState, TournamentState } from '../types/state.ts';
import type { EntryView, ResultsView, TournamentView } from '../types/views.ts';
import { divisionsInOrder, podiumView } from './division.ts';
import { cardMaker } from './match-card.ts';
import { competitorView, type People, personName } from './people.ts';

/** The mats that are there, `Mat 2` before `Mat 10`. */
export function matsInOrder(state: TournamentState): MatState[] {
  return [...state.mats.values()]
    .filter((mat) => !mat.removed)
    .sort((a, b) => compareIds(a.name, b.name) || compareIds(a.matId, b.matId));
}

export function tournamentView(state: TournamentState): TournamentView {
  const { tournamentId, name, date, published, settings, timeZone, sessions, position } = state;
  return {
    tournamentId,
    name,
    date,
    published,
    rulebook: state.rulebook ?? { id: '', name: '', hash: '' },
    hasPoints: hasPoints(state),
    settings,
    timeZone,
    sessions,
    counts: countsOf(state),
    mats: matsInOrder(state).map((mat) => ({ matId: mat.matId, name: mat.name })),
    tables: tablesOf(state),
    position,
  };
}

function hasPoints({ rulebook, books }: TournamentState): boolean {
  const book = rulebook === null ? undefined : books.get(rulebook.hash);
  return book === undefined || book.match.scoring.techniques.length > 0;
}

function countsOf(state: TournamentState): TournamentView['counts'] {
  const people = new Set<string>();
  let teams = 0;
  let entries = 0;
  let matches = 0;
  let done = 0;
  let needRuling = 0;
  for (const division of state.divisions.values()) {
    entries += division.entries.size;
    const ofTeams = teamRulesOf(state, division) !== null;
    if (ofTeams) teams += division.entries.size;
    for (const found of division.entries.values()) {
      for (const id of ofTeams ? namedFor(found) : [found.entry.personId]) people.add(id);
    }
    const progress = progressOf(state, division);
    matches += progress.total;
    done += progress.done;
    needRuling += waiting(division, progress);
  }
  return {
    competitors: people.size,
    teams,
    entries,
    divisions: state.divisions.size,
    matches,
    done,
    needRuling,
  };
}

/** How many matches wait for a ruling: only where something was fought. */
function waiting({ matches }: DivisionState, progress: Progress): number {
  if (matches.size === 0) return 0;
  return progress.matches.filter(({ phase }) => phase === 'needs-ruling').length;
}

function tablesOf(state: TournamentState): TournamentView['tables'] {
  const book = state.rulebook === null ? undefined : state.books.get(state.rulebook.hash);
  if (book === undefined) return [];
  return unconfirmedTables(book).map(({ id, label, clause }) => ({
    id,
    label,
    clause,
    confirmed: state.confirmedTables.includes(id),
  }));
}

/** So many entries are made at once. */
const piece = 500;

/** All entries, by division, then in the order in which they came; some at a time, for there may be very many. */
export function* entryViews(
  state: TournamentState,
  people: People,
): Generator<readonly EntryView[], void, void> {
  for (const division of divisionsInOrder(state)) {
    const { divisionId, name: divisionName } = division;
    const ids = [...division.entries.keys()].sort(compareIds);
    for (let from = 0; from < ids.length; from += piece) {
      yield ids.slice(from, from + piece).map((entryId) => {
        const found = division.entries.get(entryId);
        const entry = found?.entry;
        return {
          ...competitorView(people, division, entryId),
          divisionId,
          divisionName,
          notDrawn: entry?.notDrawn ?? null,
          withdrawn: entry?.withdrawn != null,
          fighters: found === undefined ? [] : fightersOf(people, found),
        };
      });
    }
  }
}

/** By their ids, which say nothing of the order that a coach has handed in. */
const fightersOf = (people: People, entry: EntryState): EntryView['fighters'] =>
  [...namedFor(entry)]
    .sort(compareIds)
    .map((personId) => ({ personId, name: personName(people, personId) }));

/**
 * Podiums and matches of all divisions; matches with a bye are left out.
 * @param now epoch ms, for what is held and when it is expected.
 */
export function resultsView(state: TournamentState, people: People, now: number): ResultsView {
  const card = cardMaker(state, people, now);
  return {
    tournament: {
      name: state.name,
      date: state.date,
      rulebook: state.rulebook?.name ?? '',
      timeZone: state.timeZone,
    },
    divisions: divisionsInOrder(state).map((division) => ({
      divisionId: division.divisionId,
      name: division.name,
      format: division.bracket?.plan.format ?? null,
      podium: podiumView(state, people, division),
      matches: progressOf(state, division)
        .matches.filter((match) => match.number > 0)
        .map((match) => card({ division, now: match })),
    })),
  };
}
