import { existsSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { bookless, browser, mayImport, pure } from './layers.mjs';
import { readModule } from './modules.mjs';

const foldersOf = (place) =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];

/** Our parts below a root: name and source folder. */
function partsOf(root) {
  return ['packages', 'apps'].flatMap((kind) =>
    foldersOf(path.join(root, kind)).map(({ name }) => ({
      name,
      source: path.join(root, kind, name, 'src'),
    })),
  );
}

const sourcesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => path.join(folder, file))
        .sort()
    : [];

/** Tests, and the suites and builders in a folder `testing`, may use what tests need. */
const isTest = (file) => /\.test\.tsx?$/.test(file) || file.split(path.sep).includes('testing');

/** The ids of the rulebooks: the folders of books, and the ids that are spoken for. */
function bookIds(root) {
  const books = path.join(root, 'packages', 'rulebooks', 'src', 'books');
  const present = foldersOf(books).map(({ name }) => name);
  return new Set([...present, 'five', 'classic', 'bjj-advantage', 'grappling-x']);
}

/** Tests may enter another package by its suites and builders as well: `@threecount/x/testing`. */
function ownPartFault(part, name, test) {
  const [, other, ...deeper] = name.split('/');
  const entered = deeper.join('/');
  if (entered !== '' && !(test && entered === 'testing'))
    return `imports ${name}: only @threecount/${other} itself, by its index`;
  if (other === part) return `imports itself by name: use a relative path`;
  if ((mayImport[part] ?? []).includes(other)) return null;
  return `imports ${name}: ${part} may use ${mayImport[part]?.join(', ') || 'none of our packages'}`;
}

function foreignFault(part, name, test) {
  if (test) return null;
  const builtin = isBuiltin(name);
  if (builtin && browser.includes(part)) return `imports ${name}: ${part} runs in a browser`;
  const allowed = pure[part];
  if (!allowed) return null;
  if (builtin) return `imports ${name}: ${part} is pure`;
  const wanted = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  return allowed.includes(wanted) ? null : `imports ${name}: ${part} may not depend on it`;
}

function importFault(part, file, name) {
  if (name === null) return 'imports a module whose name is computed';
  if (name.startsWith('@threecount/')) return ownPartFault(part.name, name, isTest(file));
  if (!name.startsWith('.')) return foreignFault(part.name, name, isTest(file));
  const target = path.resolve(path.dirname(file), name);
  const inside = target.startsWith(part.source + path.sep);
  return inside ? null : `imports ${name}, which is outside ${part.name}/src`;
}

function* faultsOfFile(part, file, books) {
  const { imports, texts } = readModule(file);
  for (const { name, line } of imports) {
    const fault = importFault(part, file, name);
    if (fault) yield { line, fault };
  }
  if (!bookless.includes(part.name) || isTest(file)) return;
  for (const { text, line } of texts) {
    if (books.has(text)) yield { line, fault: `names the rulebook '${text}': ask for a property` };
  }
}

/**
 * Checks the ladder of imports over all sources below a root.
 * @returns how many modules were read, and the faults as `file:line sentence`
 */
export function checkBoundaries(root) {
  const books = bookIds(root);
  const faults = [];
  let modules = 0;
  for (const part of partsOf(root)) {
    if (!(part.name in mayImport)) faults.push(`${part.name} has no place on the ladder`);
    for (const file of sourcesOf(part.source)) {
      modules += 1;
      const shown = path.relative(root, file).split(path.sep).join('/');
      for (const { line, fault } of faultsOfFile(part, file, books)) {
        faults.push(`${shown}:${line} ${fault}`);
      }
    }
  }
  return { modules, faults };
}
