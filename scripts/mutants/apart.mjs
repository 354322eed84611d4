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

const contradict = (way, against) =>
  way.some(([fact, values]) =>
    against.some(
      ([other, others]) => other === fact && !values.some((value) => others.includes(value)),
    ),
  );
