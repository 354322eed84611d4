export type PointsReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'bad' };

/** Groups of three behind a first group: `1.250`, `12 500`, `1'250,5`. */
const GROUPED = /^(\d{1,3})((?:[.,' \u2019]\d{3})+)(?:[.,](\d{1,2}))?$/;
const PLAIN = /^(\d{1,9})(?:[.,](\d{1,4}))?$/;

/** Reads points of a ranking; 0 is none. Three figures behind one sign are thousands: no ranking counts so finely. */
export const readPoints = (cell: string): PointsReading => {
  const text = cell.replace(/\s*(points?|pts?|pkt|punkte|puntos|pontos|punti)\.?$/i, '').trim();
  if (text === '' || /^[-–.?/]+$/.test(text)) return { kind: 'none' };
  const grouped = GROUPED.exec(text);
  const plain = PLAIN.exec(text);
  const [whole, rest] =
    grouped !== null
      ? [`${grouped[1]}${(grouped[2] ?? '').replace(/\D/g, '')}`, grouped[3]]
      : [plain?.[1], plain?.[2]];
  if (whole === undefined) return { kind: 'bad' };
  const points = Number(`${whole}.${rest ?? '0'}`);
  return points === 0 ? { kind: 'none' } : { kind: 'points', points };
};
