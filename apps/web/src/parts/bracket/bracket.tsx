import type { DivisionView, MatchCard, RoundView } from '@threecount/tournament';
import { useRef, useState } from 'preact/hooks';
import { roundWords } from '../../ui/words.ts';
import { t } from '../words.ts';
import './bracket.css';
import { BracketBox } from './box.tsx';
import { drawingsOf } from './drawings.ts';
import { type BracketLayout, layOutBracket } from './layout.ts';
import { type BracketSizes, bracketSizes } from './measures.ts';
import { textWidth } from './text-width.ts';
import { useRoom } from './use-room.ts';

interface Props {
  readonly view: DivisionView;
  readonly marked?: ReadonlySet<string>;
  /** The page of a match, where there is something to tell. */
  readonly pageOf?: PageOf;
}

type PageOf = (match: MatchCard) => string | null;

/** Border and padding of the picture at both sides, CSS pixels. */
const aroundPicture = 26;

/**
 * The drawings of an elimination bracket. Each is one ordered list a round, for whoever listens and for paper; the
 * picture is the same list, each match put in its place, with the lines drawn behind.
 */
export function Bracket({ view, marked, pageOf = () => null }: Props) {
  const [form, setForm] = useState<'picture' | 'list'>('picture');
  const place = useRef<HTMLElement>(null);
  const room = useRoom(place) - aroundPicture;
  const drawings = drawingsOf(view.rounds);
  if (drawings.length === 0) return null;
  return (
    <section class="bracket" ref={place}>
      <fieldset class="switch">
        <legend class="hidden-text">{t('show-as')}</legend>
        {(['picture', 'list'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="bracket-form"
              checked={form === each}
              onChange={() => setForm(each)}
            />
            <span>{t(`as-${each}`)}</span>
          </label>
        ))}
        <button type="button" class="button" onClick={() => print()}>
          {t('print')}
        </button>
      </fieldset>
      {drawings.map((drawing) => (
        <Drawing
          key={drawing.part}
          rounds={drawing.rounds}
          title={drawings.length === 1 ? null : t(`part.${drawing.part}`)}
          name={t('bracket-of', { name: view.summary.name })}
          form={form}
          room={room}
          marked={marked}
          pageOf={pageOf}
        />
      ))}
    </section>
  );
}

interface DrawingProps {
  readonly rounds: readonly RoundView[];
  /** Where there are several. */
  readonly title: string | null;
  readonly name: string;
  readonly form: 'picture' | 'list';
  readonly room: number;
  readonly marked: ReadonlySet<string> | undefined;
  readonly pageOf: PageOf;
}

function Drawing({ rounds: columns, title, name, form, room, marked, pageOf }: DrawingProps) {
  const sizes = bracketSizes(columns, room, textWidth);
  const layout = layOutBracket(columns, sizes);
  const label = title === null ? name : `${name}: ${title}`;
  return (
    <>
      {title === null ? null : <h3 class="drawing">{title}</h3>}
      {form === 'list' ? (
        <div class="rounds as-list">{rounds(layout, marked, pageOf)}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <section class="bracket-scroll" aria-label={label} tabIndex={0}>
          <div
            class={sizes.lines === 2 ? 'rounds as-picture two-lines' : 'rounds as-picture'}
            style={{ width: `${layout.width}px`, height: `${layout.height}px` }}
          >
            <svg width={layout.width} height={layout.height} aria-hidden="true">
              <path d={layout.lines.join('')} />
            </svg>
            {rounds(layout, marked, pageOf, sizes)}
          </div>
        </section>
      )}
    </>
  );
}

function rounds(
  layout: BracketLayout,
  marked: ReadonlySet<string> | undefined,
  pageOf: PageOf,
  sizes: BracketSizes | null = null,
) {
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
