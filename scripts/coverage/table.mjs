import { shownAs } from './places.mjs';

/** The state of a row as the tables write it. */
export const states = {
  proven: 'proven',
  open: ['its test fails', 'not proven', 'no rule to take out', 'no case', 'not in the book'],
  here: 'in the book',
};

/**
 * One line of the table.
 * @param found places of the book where the clause stands
 * @param items the guide's items that rest on it
 * @param verdict what taking the rule out came to, for a computed row
 * @param seen whether its official finds it on the page; empty: not one who works at the mat
 */
export function lineOf({ row, found, items, rests, tests, verdict, seen }) {
  const rules = found.filter(({ path }) => path[0] !== 'guide').map(shownAs);
  const places = [...new Set([...rules, ...rests.map((one) => one.at)])];
  const common = { ...row, tests, seen };
  if (row.kind === 'computed')
    return {
      ...common,
      lives: places.length === 0 ? '' : `engine rule: ${few(places)}`,
      state: verdict.how === undefined ? verdict.state : `${verdict.state} (${verdict.how})`,
    };
  const shown = items.map((item) => `${item.kind} \`${item.id}\``);
  const rule = places.length === 0 ? [] : [`engine rule: ${few(places)}`];
  return {
    ...common,
    lives: [...shown, ...rule].join('; '),
    state: items.length > 0 ? states.here : 'not in the book',
  };
}

const few = (places) => {
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  return `${places
    .slice(0, 3)
    .map((place) => `\`${place}\``)
    .join(', ')}${more}`;
};

const stateOf = (line) => line.state.replace(/ \(.*/, '');

/** Rows by kind and state: what the summary and the last lines of the script say. */
export function figures(lines) {
  const kinds = [...new Set(lines.map((line) => line.kind))].sort();
  return kinds.map((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    const done = own.filter((line) => [states.proven, states.here].includes(stateOf(line)));
    const gaps = states.open
      .map((state) => [state, own.filter((line) => stateOf(line) === state).map((line) => line.id)])
      .filter(([, ids]) => ids.length > 0);
    return { kind, rows: own.length, done: done.length, gaps };
  });
}

/** Rows whose official works at the mat, and how many of them are seen there. */
export function seenFigures(lines) {
  const own = lines.filter((line) => line.seen !== '');
  const missing = own.filter((line) => line.seen === 'no').map((line) => line.id);
  return { rows: own.length, done: own.length - missing.length, missing };
}

const cells = (list) => `| ${list.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** The whole file of a book. */
export function tableText(id, lines) {
  const summary = figures(lines).map(({ kind, rows, done, gaps }) =>
    cells([
      kind,
      String(rows),
      String(done),
      gaps.map(([state, ids]) => `${state}: ${ids.join(', ')}`).join('; '),
    ]),
  );
  const rows = lines.map(({ id: clause, kind, topic, who, lives, tests, state, seen }) =>
    cells([clause, kind, topic, who, lives, tests.join(', '), state, seen]),
  );
  const { rows: atMat, done, missing } = seenFigures(lines);
  return `${[
    `# Coverage of ${id}`,
    '',
    'Written by `npm run coverage:rulebooks` from the book and its tests; not edited by hand.',
    '',
    'A computed row is *proven* where its rule was taken out of the data (in brackets: how) and a test that cites the row',
    'came to another outcome. *No rule to take out*: no value of the book says it, the engine does. A row of another kind',
    'is *in the book* where the guide has an item for it. Rows of the referee, the scorekeeper and the timekeeper are',
    '*seen* where the page for officials shows them in a division, and shows them no more without their data.',
    '',
    cells(['kind', 'rows', 'proven or in the book', 'gaps']),
    cells(['---', '---:', '---:', '---']),
    ...summary,
    '',
    `Seen at the mat: ${done} of ${atMat}${missing.length === 0 ? '' : `; not: ${missing.join(', ')}`}`,
    '',
    cells(['clause', 'kind', 'topic', 'official', 'lives in', 'cited by', 'state', 'seen']),
    cells(['---', '---', '---', '---', '---', '---', '---', '---']),
    ...rows,
  ].join('\n')}\n`;
}
