let pen: CanvasRenderingContext2D | null = null;

/** The width of a line in the bold face of a bracket's winner, CSS pixels. */
export function textWidth(line: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return line.length * 8.5;
  pen.font = `800 14px ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`;
  return pen.measureText(line).width;
}
