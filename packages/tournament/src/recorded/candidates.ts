import type { FormatPlan } from '../types/entities.ts';
import { arranged } from './arrange.ts';
import { leavesOf } from './leaves.ts';
import type { No, RecordedBracket } from './types.ts';

/** One way in which a recorded bracket may have been fought. */
export interface Candidate {
  readonly plan: FormatPlan;
  /** In the order of the draw; null: the place of somebody who left before the first match. */
  readonly order: readonly (string | null)[];
  readonly byesAsDrawn: boolean;
}

/** The formats of ours that a recorded bracket may be, the nearest first. Refused: it is like none of them. */
export function candidatesFor(
  bracket: RecordedBracket,
): { readonly ok: true; readonly candidates: readonly Candidate[] } | No {
  const kinds = new Set(bracket.matches.map(({ stage }) => stage.kind));
  if (kinds.has('numbered')) return kinds.size === 1 ? everyoneMet(bracket) : no(unlike);
  const found = leavesOf(bracket);
  if (!found.ok) return found;
  const { order, byesAsDrawn } = arranged(found.leaves);
  const names = order.filter((name) => name !== null);
  if (new Set(names).size !== names.length) return no('two people of the bracket have one name');
  const plans: readonly FormatPlan[] = kinds.has('repechage')
    ? [
        { format: 'repechage', from: 'all' },
        { format: 'single-elimination', thirdPlace: 'none' },
      ]
    : [
        {
          format: 'single-elimination',
          thirdPlace: kinds.has('third-place') ? 'fought' : 'shared',
        },
      ];
  return { ok: true, candidates: plans.map((plan) => ({ plan, order, byesAsDrawn })) };
}

const no = (message: string): No => ({ ok: false, message });
const unlike = 'it is like no format of ours';

function everyoneMet({
  matches,
}: RecordedBracket): { ok: true; candidates: readonly Candidate[] } | No {
  const names = matches.flatMap((match) => [match.names.red, match.names.blue]);
  const order = [...new Set(names.filter((name) => name !== null))];
  const count = order.length;
  const due = matches[0]?.stage.kind === 'numbered' ? matches[0].stage.of : 0;
  const of = (...plans: readonly FormatPlan[]) => ({
    ok: true as const,
    candidates: plans.map((plan) => ({ plan, order, byesAsDrawn: true })),
  });
  if (count === 2 && due === 3) return of({ format: 'best-of-three' });
  if (count < 3 || due !== (count * (count - 1)) / 2) return no(unlike);
  const robin = { format: 'round-robin', thirdPlace: 'shared' } as const;
  return count === 3 ? of(robin, { format: 'bracket-of-three', rematch: 'fought' }) : of(robin);
}
