// Stands in for vitest while the books are mutated: it collects the tests, and a worker runs each of them many times.

/** Collected tests, in order: file, title, function. */
export const collected = [];
/** What is thrown by a test that says itself that it is skipped. */
let titles = [];
let file = '';

/** Names the file whose tests come next. */
export function begin(name) {
  file = name;
  titles = [];
}

const fill = (title, args) => {
  let next = 0;
  const named = args[0] !== null && typeof args[0] === 'object' ? args[0] : {};
  return String(title)
    .replaceAll(/%[sijdof]/g, () => {
      const value = args[next++];
      return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    })
    .replaceAll(/\$(\w+)/g, (whole, key) =>
      key in named ? String(JSON.stringify(named[key])) : whole,
    );
};

function suite(title, body) {
  titles.push(title);
  body();
  titles.pop();
}

function test(title, body) {
  collected.push({ file, name: [...titles, title].join(' > '), run: body });
}

/** `x.each(rows)(title, body)` as vitest has it. */
const each = (register) => (rows) => (title, body) => {
  for (const row of rows) {
    const args = Array.isArray(row) ? row : [row];
    register(fill(title, args), () => body(...args));
  }
};

const skip = () => undefined;
const skipIf = (register) => (condition) => (condition ? skip : register);

export const describe = Object.assign(suite, { each: each(suite), skipIf: skipIf(suite), skip });
export const it = Object.assign(test, { each: each(test), skipIf: skipIf(test), skip });
export { it as test };

/** The worker puts the real `expect` there before the tests are loaded. */
export const expect = globalThis.threecountExpect;
