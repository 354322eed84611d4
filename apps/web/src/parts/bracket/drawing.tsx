import type { RoundView } from '@threecount/tournament';
import { useMemo } from 'preact/hooks';
import { roundWords } from '../../ui/words.ts';
import { BracketBox } from './box.tsx';
import type { BracketForm, PageOf } from './form.ts';
import { type BracketLayout, layOutBracket } from './layout.ts';
import { type BracketSizes, bracketSizes } from './measures.ts';
import { textWidth } from './text-width.ts';

interface Props {
  readonly rounds: readonly RoundView[];
  readonly label: string;
  readonly form: BracketForm;
  /** For the picture, CSS pixels. */
  readonly room: number;
  readonly marked: ReadonlySet<string> | undefined;
  readonly pageOf: PageOf;
}

/** One picture, or the same matches as lists. */
export function Drawing({ rounds, label, form, room, marked, pageOf }: Props) {
  const [sizes, layout] = useMemo(() => {
    const measured = bracketSizes(rounds, room, textWidth);
    return [measured, layOutBracket(rounds, measured)] as const;
  }, [rounds, room]);
  const lists = (at: BracketSizes | null) => (
    <Rounds layout={layout} sizes={at} marked={marked} pageOf={pageOf} />
  );
  if (form === 'list') return <div class="rounds as-list">{lists(null)}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section class="bracket-scroll" aria-label={label} tabIndex={0}>
      <div
        class={sizes.lines === 2 ? 'rounds as-picture two-lines' : 'rounds as-picture'}
        style={{ width: `${layout.width}px`, height: `${layout.height}px` }}
      >
        <svg width={layout.width} height={layout.height} aria-hidden="true">
          <path d={layout.lines.join('')} />
        </svg>
        {lists(sizes)}
      </div>
    </section>
  );
}

interface RoundsProps {
  readonly layout: BracketLayout;
  /** Null: no picture. */
  readonly sizes: BracketSizes | null;
  readonly marked: ReadonlySet<string> | undefined;
  readonly pageOf: PageOf;
}

function Rounds({ layout, sizes, marked, pageOf }: RoundsProps) {
  const at = (x: number, y: number) =>
    sizes === null ? {} : { left: `${x}px`, top: `${y}px`, width: `${sizes.boxWidth}px` };
  return layout.rounds.map((round) => (
    <section key={roundWords(round.round)} class="round">
      <h3 style={at(round.x, round.y)}>{roundWords(round.round)}</h3>
      <ol>
        {round.matches.map((box) => (
          <li key={box.match.matchId} style={at(box.x, box.y)}>
            <BracketBox match={box.match} marked={marked} href={pageOf(box.match)} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
