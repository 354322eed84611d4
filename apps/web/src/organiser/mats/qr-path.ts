/** A square of dark and light modules. */
export interface Modules {
  readonly size: number;
  /** True where the module is dark. */
  get(x: number, y: number): boolean;
}

/** All dark modules as one path: a bar for each run of a row. */
export function qrPath(modules: Modules): { readonly size: number; readonly path: string } {
  const { size } = modules;
  const bars: string[] = [];
  for (let y = 0; y < size; y += 1) {
    let from = -1;
    for (let x = 0; x <= size; x += 1) {
      const dark = x < size && modules.get(x, y);
      if (dark && from < 0) from = x;
      if (!dark && from >= 0) {
        bars.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
        from = -1;
      }
    }
  }
  return { size, path: bars.join('') };
}
