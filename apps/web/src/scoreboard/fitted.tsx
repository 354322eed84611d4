import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Fit, fitName, type Setting } from './name-fit.ts';

/** Sizes in hundredths of the height: on a board that lies, and on a phone that stands. */
export interface Sizes {
  readonly lying: readonly Setting[];
  readonly standing: readonly Setting[];
}

let pen: CanvasRenderingContext2D | null = null;

/** The width of a line at a font size of 1, in the heavy face of the board. */
function widthOf(line: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return line.length * 0.6;
  pen.font = `800 100px ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`;
  return pen.measureText(line).width / 100;
}

interface FittedProps {
  readonly text: string;
  readonly sizes: Sizes;
  readonly kind: string;
}

/** A text, whole, as large as its place allows. */
export function Fitted({ text, sizes, kind }: FittedProps) {
  const place = useRef<HTMLElement>(null);
  const set = useSignal<Fit>({ lines: [text], size: 10, scale: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const width = (place.current?.clientWidth ?? 0) / (innerHeight / 100);
      const settings = innerWidth > innerHeight ? sizes.lying : sizes.standing;
      if (width > 0) set.value = fitName(text, width, settings, widthOf);
    };
    measure();
    addEventListener('resize', measure);
    const watch = new ResizeObserver(measure);
    if (place.current) watch.observe(place.current);
    return () => {
      removeEventListener('resize', measure);
      watch.disconnect();
    };
  }, [text, sizes, set]);
  const { lines, size, scale } = set.value;
  return (
    <strong ref={place} class={kind} style={{ fontSize: `${size}vh` }}>
      {lines.map((line) => (
        <span key={line} style={{ transform: `scaleX(${scale})` }}>
          {line}
        </span>
      ))}
    </strong>
  );
}
