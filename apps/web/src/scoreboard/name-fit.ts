/** How a text is set so that it fits its place: whole, in few lines, as large as can be. */
export interface Fit {
  readonly lines: readonly string[];
  /** Of the place's unit, as given in `sizes`. */
  readonly size: number;
  /** Horizontal scale, at most 1. */
  readonly scale: number;
}

/** One way to set it: a size, and the number of lines that fit the height at this size. */
export interface Setting {
  readonly size: number;
  readonly lines: number;
}

/** A scale that still reads as a normal face. */
const goodScale = 0.75;

/** Splits at spaces and hyphens into at most `count` lines, the longest as short as possible. */
export function balanced(
  text: string,
  count: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const words = text.match(/[^\s-]+-?|-/g) ?? [text];
  return split(words, count, widthOf).lines;
}

interface Split {
  readonly lines: readonly string[];
  readonly widest: number;
}

const joined = (words: readonly string[]): string => words.join(' ').replace(/- /g, '-');

function split(words: readonly string[], count: number, widthOf: (line: string) => number): Split {
  const whole = joined(words);
  let best: Split = { lines: [whole], widest: widthOf(whole) };
  if (count < 2) return best;
  for (let first = 1; first < words.length; first += 1) {
    const line = joined(words.slice(0, first));
    const rest = split(words.slice(first), count - 1, widthOf);
    const widest = Math.max(widthOf(line), rest.widest);
    if (widest < best.widest) best = { lines: [line, ...rest.lines], widest };
  }
  return best;
}

/**
 * Sets a text into a width. The first setting at which it needs no hard squeeze is taken; else the one that needs the least.
 * @param widthOf the width of a line at size 1
 */
export function fitName(
  text: string,
  width: number,
  settings: readonly Setting[],
  widthOf: (line: string) => number,
): Fit {
  const fits = settings.map(({ size, lines: count }): Fit => {
    const lines = balanced(text, count, widthOf);
    const widest = Math.max(...lines.map(widthOf)) * size;
    return { lines, size, scale: widest > width ? width / widest : 1 };
  });
  const good = fits.find(({ scale }) => scale >= goodScale);
  const least = fits.toSorted((a, b) => b.scale - a.scale)[0];
  return good ?? least ?? { lines: [text], size: 1, scale: 1 };
}
