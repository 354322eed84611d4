let pen: CanvasRenderingContext2D | null = null;

/** The width of a line in the bold face of a bracket's winner, CSS pixels. */
export function textWidth(line: string): number {
  pen ??= penOfBoxes();
  return pen === null ? line.length * 8.5 : pen.measureText(line).width;
}

function penOfBoxes(): CanvasRenderingContext2D | null {
  const made = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font');
  if (made !== null) made.font = `800 14px ${family}`;
  return made;
}
