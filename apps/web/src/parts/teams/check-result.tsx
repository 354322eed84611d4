import type { CompositionRules, TeamCheck } from '@threecount/match';
import { generalText, type RowsCheck, rowProblem, type TypedRow } from './rows.ts';
import { shareText, sumText, t } from './words.ts';

/** Whether a team may stand. */
export function Verdict({ check }: { readonly check: TeamCheck | null }) {
  if (check === null) return <span class="pill quiet">{t('verdict.nobody')}</span>;
  return check.legal ? (
    <span class="pill ok">{t('verdict.legal')}</span>
  ) : (
    <span class="pill warn">{t('verdict.illegal')}</span>
  );
}

/** The sum against its limit, as words and as a bar. */
export function SumLine({ check }: { readonly check: TeamCheck }) {
  const { limit, members } = check;
  if (limit === null) return null;
  const known = limit.sum ?? members.reduce((all, one) => all + (one.contributes ?? 0), 0);
  const left = limit.most - known;
  return (
    <div class={`sum ${limit.over > 0 ? 'over' : ''}`}>
      <b class="num">{sumText(check)}</b>
      {limit.of === 'weight' && limit.over === 0 && members.length > 0 ? (
        <small>{t('sum.left', { left: shareText('weight', left) })}</small>
      ) : null}
      {limit.of === 'weight' ? (
        <i class="bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (known / limit.most) * 100)}%` }} />
        </i>
      ) : null}
    </div>
  );
}

interface Props {
  readonly checked: RowsCheck;
  readonly rows: readonly TypedRow[];
}

/** What is wrong with the team as a whole, and which single changes would make it legal. */
export function CheckResult({ checked, rows }: Props) {
  const name = (row: number): string => {
    const typed = rows[row]?.name.trim() ?? '';
    return typed === '' ? t('place', { n: row + 1 }) : typed;
  };
  return (
    <>
      {checked.general.length === 0 ? null : (
        <ul class="findings">
          {checked.general.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Changes changes={checked.changes.map(({ row, texts }) => ({ name: name(row), texts }))} />
    </>
  );
}

interface ChangesProps {
  readonly changes: readonly { readonly name: string; readonly texts: readonly string[] }[];
}

/** Single changes, person by person. */
export function Changes({ changes }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <div class="changes">
      <p>{t('changes')}</p>
      <ul>
        {changes.map(({ name, texts }) => (
          <li key={name}>
            <b>{name}</b>: {texts.join(` ${t('or')} `)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What is wrong with a team that the server has checked, in words.
 * @param names of those who stand in it, by their places
 */
export function findingTexts(
  { findings }: Pick<TeamCheck, 'findings'>,
  names: readonly string[],
  rules: CompositionRules | null,
): readonly string[] {
  return findings.map((finding) => {
    const problem = rules === null ? null : rowProblem(rules, finding);
    const who = 'place' in finding ? names[finding.place] : undefined;
    return problem === null || who === undefined
      ? generalText(finding)
      : t('finding-of', { who, text: problem.text });
  });
}
