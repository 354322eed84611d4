import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Fit, fitName, type Setting } from './name-fit.ts';

/** Sizes in hundredths of the height. Family names never go below a tenth of it. */
const settings: readonly Setting[] = [
  { size: 14, lines: 1 },
  { size: 14, lines: 2 },
  { size: 10.4, lines: 3 },
];

let pen: CanvasRenderingContext2D | null = null;

/** The width of a line at a font size of 1, in the heavy face of the board. */
function widthOf(line: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return line.length * 0.6;
  pen.font = `800 100px ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`;
  return pen.measureText(line).width / 100;
}

/** A family name, whole, as large as its place allows. */
export function BigName({ name }: { readonly name: string }) {
  const place = useRef<HTMLElement>(null);
  const set = useSignal<Fit>({ lines: [name], size: 10.4, scale: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const width = (place.current?.clientWidth ?? 0) / (innerHeight / 100);
      if (width > 0) set.value = fitName(name, width, settings, widthOf);
    };
    measure();
    addEventListener('resize', measure);
    const watch = new ResizeObserver(measure);
    if (place.current) watch.observe(place.current);
    return () => {
      removeEventListener('resize', measure);
      watch.disconnect();
    };
  }, [name, set]);
  const { lines, size, scale } = set.value;
  return (
    <strong ref={place} class="family" style={{ fontSize: `${size}vh` }}>
      {lines.map((line) => (
        <span key={line} style={{ transform: `scaleX(${scale})` }}>
          {line}
        </span>
      ))}
    </strong>
  );
}
