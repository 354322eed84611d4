import type { HandicapWarning } from '@threecount/rulebooks';
import { type CheckTextKey, type CheckTexts, checkEnglish } from './english.ts';
import type { MemberShare, Substitution, TeamChange, TeamCheck, TeamFinding } from './types.ts';

type Values = Readonly<Record<string, string | number>>;

const fill = (texts: CheckTexts, key: CheckTextKey, values: Values = {}): string =>
  texts[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Values of a finding or change as people count: places from one. */
function valuesOf(given: object): Values {
  const pairs = Object.entries(given).map(([key, value]): [string, string | number] => {
    if (key === 'place') return ['n', Number(value) + 1];
    if (key === 'by') return ['name', String(value)];
    if (key === 'atMostKg') return ['kg', Number(value)];
    if (key === 'atMost') return ['score', Number(value)];
    return [key, Array.isArray(value) ? value.join(', ') : (value as string | number)];
  });
  return Object.fromEntries(pairs);
}

/** Why a team may not stand. */
export const tellFinding = (finding: TeamFinding, texts: CheckTexts = checkEnglish): string =>
  fill(
    texts,
    finding.code === 'team-size' && finding.has === 1
      ? 'finding.team-size-one'
      : `finding.${finding.code}`,
    valuesOf(finding),
  );

/** A change that alone would make it legal. */
export const tellChange = (change: TeamChange, texts: CheckTexts = checkEnglish): string =>
  fill(texts, `change.${change.kind}`, valuesOf(change));

export const tellSubstitution = (one: Substitution, texts: CheckTexts = checkEnglish): string =>
  fill(texts, one.legal ? 'substitution.legal' : 'substitution.illegal', valuesOf(one));

/** A doubt about the organiser's table. */
export function tellTableWarning(
  warning: HandicapWarning,
  texts: CheckTexts = checkEnglish,
): string {
  const kg = 'kg' in warning && warning.kg !== null ? String(warning.kg) : null;
  const bound = kg === null ? fill(texts, 'no-bound') : fill(texts, 'kg', { kg });
  const bare = warning.code === 'not-as-expected' || warning.code === 'no-open-band';
  const values = { ...valuesOf(warning), kg: bare && kg !== null ? kg : bound };
  const isThere = warning.code !== 'not-as-expected' || warning.found !== null;
  return fill(texts, isThere ? `table.${warning.code}` : 'table.not-in-it', values);
}

function tellShare(check: TeamCheck, share: MemberShare, texts: CheckTexts): string {
  const { place, name, rank, weightKg, contributes, injured } = share;
  const values = {
    n: place + 1,
    name,
    rank: rank ?? fill(texts, 'no-rank'),
    weight: weightKg === null ? fill(texts, 'no-weight') : fill(texts, 'kg', { kg: weightKg }),
    value: contributes ?? '',
  };
  const key = contributes === null ? 'share.unknown' : `share.${check.limit?.of ?? 'weight'}`;
  const told = fill(texts, key as CheckTextKey, values);
  return injured ? fill(texts, 'share.injured', { share: told }) : told;
}

function tellSum({ limit }: TeamCheck, texts: CheckTexts): readonly string[] {
  if (limit === null) return [];
  const { of, sum, most, over } = limit;
  if (sum === null) return [fill(texts, 'sum.unknown')];
  return [fill(texts, over > 0 ? `sum.${of}-over` : `sum.${of}`, { sum, most, over })];
}

/** The check of a team for people: its sum, what each member brings, what is wrong, what would help. */
export function formatTeamCheck(
  check: TeamCheck,
  texts: CheckTexts = checkEnglish,
): readonly string[] {
  const { findings, changes, substitutions } = check;
  return [
    `${check.team}: ${fill(texts, check.legal ? 'legal' : 'illegal')}`,
    ...check.members.map((share) => `  ${tellShare(check, share, texts)}`),
    ...tellSum(check, texts).map((line) => `  ${line}`),
    ...findings.map((finding) => `  ${tellFinding(finding, texts)} [${finding.clause}]`),
    ...substitutions.map((one) => `  ${tellSubstitution(one, texts)}`),
    ...(changes.length === 0 ? [] : [`  ${fill(texts, 'changes')}`]),
    ...changes.map((change) => `    ${tellChange(change, texts)}`),
  ];
}
