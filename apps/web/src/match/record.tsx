import { type ExplainedLine, tellLine, type Voice } from '@threecount/match';
import { elapsedText } from '../ui/clock-text.ts';
import { signed } from '../ui/signed.ts';
import { Clauses } from './clauses.tsx';
import { t } from './words.ts';

interface Props {
  readonly lines: readonly ExplainedLine[];
  readonly voice: Voice;
  /** Whether the book has points. */
  readonly points: boolean;
}

/** How the match went, line by line in the order in which the calls count. */
export function Record({ lines, voice, points }: Props) {
  const shown = lines.filter((line) => line.did.kind !== 'waited' || line.changes);
  return (
    <section class="card record">
      <h3>{t('record')}</h3>
      {shown.length === 0 ? <p class="soft">{t('record-empty')}</p> : null}
      <ol>
        {shown.map((line, place) => (
          <Line key={place} line={line} voice={voice} points={points} />
        ))}
      </ol>
    </section>
  );
}

const isGone = ({ remarks }: ExplainedLine): boolean =>
  remarks.some(({ kind }) => kind === 'voided' || kind === 'stranded');

function Line({ line, voice, points }: Omit<Props, 'lines'> & { readonly line: ExplainedLine }) {
  const [first = '', ...rest] = tellLine(line, voice);
  const { red, blue } = line.score;
  return (
    <li class={isGone(line) ? 'gone' : line.changes ? 'changes' : ''}>
      <span class="at num">{elapsedText(line.elapsedMs)}</span>
      <div>
        {line.index === null ? null : <small class="index num">{`#${line.index}`}</small>}{' '}
        <b class="did">{first}</b>
        {rest.length === 0 ? null : ` ${rest.join(' ')}`} <Clauses clauses={line.clauses} />
      </div>
      {line.changes && points ? (
        <span class="score num">
          <span class="hidden-text">{t('score-then')} </span>
          {signed(red.points)}:{signed(blue.points)}
        </span>
      ) : null}
    </li>
  );
}
