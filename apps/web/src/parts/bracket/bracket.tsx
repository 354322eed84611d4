import type { DivisionView, RoundView } from '@threecount/tournament';
import { useMemo, useRef } from 'preact/hooks';
import { t as shared } from '../words.ts';
import './bracket.css';
import { Drawing } from './drawing.tsx';
import { type BracketDrawing, drawingsOf } from './drawings.ts';
import type { BracketForm, PageOf } from './form.ts';
import { PartPicker, usePart } from './part-picker.tsx';
import { fits, paperLimits, sectionsOf } from './sections.ts';
import { useRoom } from './use-room.ts';

interface Props {
  readonly view: DivisionView;
  readonly form: BracketForm;
  readonly marked?: ReadonlySet<string>;
  /** The page of a match, where there is something to tell. */
  readonly pageOf?: PageOf;
}

/** Border and padding of the picture at both sides, CSS pixels. */
const aroundPicture = 26;
/** A larger bracket is shown part by part: quick to read, and quick to draw. */
const screenLimits = { rows: 32, columns: 14 };

/**
 * The drawings of an elimination bracket. Each is one ordered list a round, for whoever listens and for paper; the
 * picture is the same list, each match put in its place, with the lines drawn behind.
 */
export function Bracket({ view, form, marked, pageOf = () => null }: Props) {
  const place = useRef<HTMLElement>(null);
  const room = useRoom(place) - aroundPicture;
  const drawings = useMemo(() => drawingsOf(view.rounds), [view.rounds]);
  if (drawings.length === 0) return null;
  return (
    <section class="bracket" ref={place}>
      {drawings.map((drawing) => (
        <OneDrawing
          key={drawing.part}
          drawing={drawing}
          title={drawings.length === 1 ? null : shared(`part.${drawing.part}`)}
          name={shared('bracket-of', { name: view.summary.name })}
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
  readonly drawing: BracketDrawing;
  /** Where there are several. */
  readonly title: string | null;
  readonly name: string;
  readonly form: BracketForm;
  readonly room: number;
  readonly marked: ReadonlySet<string> | undefined;
  readonly pageOf: PageOf;
}

function OneDrawing({ drawing, title, name, marked, ...how }: DrawingProps) {
  const sections = useMemo(() => partsOf(drawing.rounds), [drawing.rounds]);
  const part = usePart(sections, marked);
  const label = title === null ? name : `${name}: ${title}`;
  const rounds = part.shown === 'all' ? drawing.rounds : (sections[part.shown] ?? []);
  return (
    <>
      {title === null ? null : <h3 class="drawing">{title}</h3>}
      {sections.length === 1 ? null : <PartPicker sections={sections} part={part} label={label} />}
      <Drawing rounds={rounds} label={label} marked={marked} {...how} />
    </>
  );
}

const partsOf = (rounds: readonly RoundView[]): readonly (readonly RoundView[])[] =>
  fits(rounds, screenLimits) ? [rounds] : sectionsOf(rounds, paperLimits);
