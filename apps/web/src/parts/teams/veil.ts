import type { TeamCheck } from '@threecount/match';
import type { TeamView } from '@threecount/tournament';

type Placed = { readonly place: number };

/**
 * A team whose order is sealed as a screen may show it that others can see: its people by name, with the check in the
 * same order.
 */
export function veiled(view: TeamView): TeamView {
  const order = new Intl.Collator('en', { numeric: true });
  const members = [...view.members].sort(
    (a, b) => order.compare(a.name, b.name) || order.compare(a.personId, b.personId),
  );
  const standing = view.members.filter(({ leftOut }) => !leftOut);
  const shown = members.filter(({ leftOut }) => !leftOut);
  const placeNow = (place: number): number => {
    const member = standing[place];
    return member === undefined ? place : shown.indexOf(member);
  };
  const check = view.check === null ? null : replaced(view.check, placeNow);
  return { ...view, members, check, order: 'sealed' };
}

function replaced(check: TeamCheck, placeNow: (place: number) => number): TeamCheck {
  const moved = <T extends Placed>(one: T): T => ({ ...one, place: placeNow(one.place) });
  const byPlace = <T extends Placed>(all: readonly T[]): readonly T[] =>
    all.map(moved).sort((a, b) => a.place - b.place);
  return {
    ...check,
    members: byPlace(check.members),
    changes: byPlace(check.changes),
    substitutions: byPlace(check.substitutions),
    findings: check.findings.map((finding) => {
      if ('place' in finding) return moved(finding);
      return 'places' in finding ? { ...finding, places: finding.places.map(placeNow) } : finding;
    }),
  };
}
