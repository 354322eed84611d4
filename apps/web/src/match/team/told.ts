import type {
  BoutLine,
  ByTeam,
  DueBout,
  Team,
  TeamExplanationLine,
  TeamMatchView,
} from '@threecount/match';
import type { TeamActView, TeamBoutsView } from '@threecount/tournament';

/** A bout as the page tells it. */
export interface ToldBout {
  /** From 1, by which its page is found. */
  readonly number: number;
  readonly bout: BoutLine;
  /** Real length, milliseconds. */
  readonly elapsedMs: number;
  readonly settling: boolean;
  /** Who had to leave by it. */
  readonly out: readonly Team[];
}

/** One thing of the story, in order. */
export type ToldAct =
  | { readonly is: 'bout'; readonly told: ToldBout }
  | Exclude<TeamActView, { is: 'bout' }>;

const teams: readonly Team[] = ['a', 'b'];

/** The bouts that are over, the one that settled the match last. */
export function toldBouts({ match, elapsedMs }: TeamBoutsView): readonly ToldBout[] {
  const { bouts, suddenDeath } = match;
  const all = suddenDeath === null ? bouts : [...bouts, suddenDeath];
  return all.map((bout, i) => {
    const settling = i >= bouts.length;
    const out = settling ? [] : teams.filter((team) => leaves(match, i, team));
    return { number: i + 1, bout, elapsedMs: elapsedMs[i] ?? 0, settling, out };
  });
}

/** Whether a team's fighter of the bout at `i` (from 0) had to leave by it. */
function leaves({ bouts, line }: TeamMatchView, i: number, team: Team): boolean {
  const bout = bouts[i];
  if (bout === undefined || bout.winner === team) return false;
  const { place } = bout[team];
  const next = bouts[i + 1];
  return next === undefined ? !line[team].includes(place) : next[team].place !== place;
}

/** All that happened, in order. */
export function toldActs(view: TeamBoutsView): readonly ToldAct[] {
  const bouts = toldBouts(view);
  return view.acts.flatMap((act): readonly ToldAct[] => {
    if (act.is !== 'bout') return [act];
    const told = bouts[act.bout - 1];
    return told === undefined ? [] : [{ is: 'bout', told }];
  });
}

/** The bout on the mat, with the number that it has once it is over; null: there is none. */
export function boutOnMat(
  view: Pick<TeamBoutsView, 'onMat' | 'match' | 'settling'>,
): { readonly number: number; readonly due: DueBout; readonly settling: boolean } | null {
  const { onMat, match, settling } = view;
  if (onMat === null || match.up === null) return null;
  return { number: match.bouts.length + 1, due: match.up, settling };
}

/** The line of a story whose first sentence is of a kind: `end`, `await`, `next`. */
export const storyLine = (
  story: readonly TeamExplanationLine[],
  kind: 'end' | 'await' | 'next',
): TeamExplanationLine | undefined => story.find(({ said }) => said[0]?.key.startsWith(`${kind}.`));

/** The names of a bout's two, by side. */
export const namesOf = ({ a, b }: ByTeam<{ readonly name: string }>) => ({
  red: a.name,
  blue: b.name,
});
