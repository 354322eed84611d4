/**
 * Whether two conditions of a book can never hold together, whatever the match: one fact would have to have two values.
 * Of two neighbours in a list of which the first that holds counts, either may then come first.
 */
export const areApart = (one, other) =>
  waysOf(one).every((way) => waysOf(other).every((against) => contradict(way, against)));

/**
 * Whether of a list of which the first that holds counts, two can never both be asked: wherever both would hold, one of
 * those before them holds already.
 */
export const isSettledBefore = (before, one, other) =>
  waysOf({ all: [one, other] }).every((way) =>
    before.some((condition) => waysWhole(condition).some((asked) => isWithin(way, asked))),
  );

/** Whether whatever meets a way meets all that is asked. */
const isWithin = (way, asked) =>
  asked.every(([fact, values]) =>
    way.some(([known, some]) => known === fact && some.every((value) => values.includes(value))),
  );

/** The ways that are all that a condition asks; none where part of it is asked in another form. */
const waysWhole = (condition) => (isPlain(condition) ? waysOf(condition) : []);

const isPlain = (condition) =>
  (condition.all ?? condition.any)?.every(isPlain) ?? (condition.eq ?? condition.in) !== undefined;

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

/**
 * Whether a ladder that counts all its fouls together may as well count them by group: all that lead to it are of one
 * group.
 */
export function isOneGroup({ fouls }, ladder) {
  const leads = (cost) => cost?.does === 'ladder' && cost.ladder === ladder;
  const groups = fouls
    .filter(({ plain, malicious, submission, injury, inPeriods }) =>
      [plain, malicious, submission, injury, inPeriods?.plain].some(leads),
    )
    .map(({ group }) => group);
  return new Set(groups).size < 2;
}

const contradict = (way, against) =>
  way.some(([fact, values]) =>
    against.some(
      ([other, others]) => other === fact && !values.some((value) => others.includes(value)),
    ),
  );
