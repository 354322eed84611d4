import type {
  DivisionView,
  MatchCard,
  MatSummary,
  Podium,
  SlotView,
  TeamFighterView,
} from '@threecount/tournament';
import type { Person } from './people.ts';

/** Where a followed competitor stands: the first thing that is true. */
export type FollowStatus =
  | {
      readonly kind: 'on-mat';
      readonly match: MatchCard;
      /** How a fighter of a team stands in its match; null: whoever stands there fights it all. */
      readonly fighter: TeamFighterView['standing'] | null;
    }
  | { readonly kind: 'next'; readonly match: MatchCard }
  | { readonly kind: 'not-drawn-yet' }
  | { readonly kind: 'left-out' }
  | { readonly kind: 'done' };

/** The match that a competitor would have next by winning the present one. */
export interface IfWins {
  readonly match: MatchCard;
}

/** A finished match seen from one competitor. */
export interface OwnResult {
  readonly match: MatchCard;
  readonly verdict: 'won' | 'lost' | 'nobody';
  readonly opponent: SlotView;
  readonly own: number;
  readonly other: number;
}

export interface Followed {
  readonly person: Person;
  readonly status: FollowStatus;
  readonly ifWins: IfWins | null;
  readonly results: readonly OwnResult[];
  readonly medals: readonly { readonly divisionName: string; readonly place: 1 | 2 | 3 }[];
}

const finished = new Set(['confirmed', 'decided']);
/** Nobody is finished whose match waits for a ruling. */
const coming = new Set(['ready', 'held', 'waiting', 'needs-ruling']);

/** Gathers what concerns one person out of the mats and the divisions that they are entered in. */
export function followPerson(
  person: Person,
  mats: readonly MatSummary[],
  divisions: readonly DivisionView[],
): Followed {
  const ids = new Set(person.entries.map((entry) => entry.entryId));
  const mine = (match: MatchCard): boolean => sideOf(match, ids) !== null;
  const fresh = new Map(mats.flatMap(({ queue }) => queue.map((match) => [match.matchId, match])));
  // What a mat takes next is told anew whenever its day moves; a division only when its own matches do.
  const all = divisions
    .flatMap((division) => division.rounds.flatMap((round) => round.matches))
    .map((match) => fresh.get(match.matchId) ?? match);
  const own = all.filter(mine);
  const onMat =
    mats.flatMap((mat) => (mat.current === null ? [] : [mat.current])).find(mine) ??
    own.find((match) => match.standing === 'on-mat');
  const next = own.filter((match) => coming.has(match.standing)).sort(bySoonest)[0];
  const results = own.filter((match) => finished.has(match.standing));
  return {
    person,
    status: statusOf(person, onMat, next, divisions),
    ifWins: ifWins(onMat ?? next, all),
    results: results.flatMap((match) => ownResult(match, ids)),
    medals: divisions.flatMap((division) => medalsIn(division, ids)),
  };
}

function statusOf(
  person: Person,
  onMat: MatchCard | undefined,
  next: MatchCard | undefined,
  divisions: readonly DivisionView[],
): FollowStatus {
  if (onMat !== undefined) {
    return { kind: 'on-mat', match: onMat, fighter: fighterIn(onMat, person) };
  }
  if (next !== undefined) return { kind: 'next', match: next };
  if (person.entries.every((entry) => entry.notDrawn !== null || entry.withdrawn)) {
    return { kind: 'left-out' };
  }
  const entered = new Set(person.entries.map((entry) => entry.divisionId));
  const waits = divisions.some(
    ({ summary }) => entered.has(summary.divisionId) && summary.standing === 'not-drawn',
  );
  return waits ? { kind: 'not-drawn-yet' } : { kind: 'done' };
}

function fighterIn({ team }: MatchCard, { key }: Person): TeamFighterView['standing'] | null {
  const fighters = [...(team?.red?.fighters ?? []), ...(team?.blue?.fighters ?? [])];
  return fighters.find(({ personId }) => personId === key)?.standing ?? null;
}

/** The side on which one of `ids` stands; null: on neither. */
export function sideOf(match: MatchCard, ids: ReadonlySet<string>): 'red' | 'blue' | null {
  const holds = (slot: SlotView): boolean =>
    slot.kind === 'competitor' && ids.has(slot.competitor.entryId);
  if (holds(match.red)) return 'red';
  return holds(match.blue) ? 'blue' : null;
}

function bySoonest(a: MatchCard, b: MatchCard): number {
  const at = (match: MatchCard): number => match.planned ?? Number.POSITIVE_INFINITY;
  return at(a) === at(b) ? a.number - b.number : at(a) - at(b);
}

function ifWins(now: MatchCard | undefined, all: readonly MatchCard[]): IfWins | null {
  if (now === undefined) return null;
  const leads = (slot: SlotView): boolean =>
    slot.kind === 'winner-of' && slot.matchId === now.matchId;
  const match = all.find((each) => leads(each.red) || leads(each.blue));
  return match === undefined ? null : { match };
}

function ownResult(match: MatchCard, ids: ReadonlySet<string>): readonly OwnResult[] {
  const side = sideOf(match, ids);
  const { result } = match;
  if (side === null || result === null || result.method === 'bye') return [];
  const other = side === 'red' ? 'blue' : 'red';
  const verdict = result.winner === null ? 'nobody' : result.winner === side ? 'won' : 'lost';
  return [
    {
      match,
      verdict,
      opponent: match[other],
      own: result.points[side],
      other: result.points[other],
    },
  ];
}

function medalsIn(
  division: DivisionView,
  ids: ReadonlySet<string>,
): readonly { readonly divisionName: string; readonly place: 1 | 2 | 3 }[] {
  const podium: Podium = division.podium;
  if (podium.kind !== 'places') return [];
  return podium.places
    .filter((place) => ids.has(place.competitor.entryId))
    .map((place) => ({ divisionName: division.summary.name, place: place.place }));
}

/** Who stands on the other side of a match from this person. */
export function opponentOf(match: MatchCard, person: Person): SlotView {
  const ids = new Set(person.entries.map((entry) => entry.entryId));
  return sideOf(match, ids) === 'red' ? match.blue : match.red;
}
