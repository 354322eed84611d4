/**
 * Whether two conditions of a book can never hold together, whatever the match: one fact would have to have two values.
 * Of two neighbours in a list of which the first that holds counts, either may then come first.
 */
export const areApart = (one, other) =>
  waysOf(one).every((way) => waysOf(other).every((against) => contradict(way, against)));

/**
 * The ways in which a condition may hold, each as what it asks of single facts: `[fact, values]`. What is not asked in
 * that form is left out, so that a way asks rather too little.
 */
function waysOf(condition) {
  if (condition.any) return condition.any.flatMap(waysOf);
  if (condition.all)
    return condition.all
      .map(waysOf)
      .reduce((ways, more) => ways.flatMap((way) => more.map((asks) => [...way, ...asks])), [[]]);
  if (condition.eq) return [[[condition.eq[0], [condition.eq[1]]]]];
  if (condition.in) return [[condition.in]];
  return [[]];
}

/**
 * Whether two steps to an outcome never both come to something: a question that is put only while neither side has
 * points, and a comparison of points, which then decides nothing.
 */
export const excludeEachOther = (one, other) =>
  (asksWithoutPoints(one) && comparesPoints(other)) ||
  (asksWithoutPoints(other) && comparesPoints(one));

const asksWithoutPoints = ({ step, when }) => step === 'ask' && when === 'no-points';
const comparesPoints = ({ step, of }) => step === 'more' && of === 'points';

/**
 * Whether a cell in a table of techniques can mean nothing: no column decides on the row, since the text itself forbids
 * it or the referee judges each time, or the row only holds where the column does not.
 */
export const isIdleCell = (row, column) =>
  row.locked === true ||
  row.judged === true ||
  (row.when !== undefined && areApart(row.when, column.when));

const contradict = (way, against) =>
  way.some(([fact, values]) =>
    against.some(
      ([other, others]) => other === fact && !values.some((value) => others.includes(value)),
    ),
  );
