import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

function* nodesOf(value) {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item);
  } else if (value !== null && typeof value === 'object') {
    if (typeof value.type === 'string') yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';

/** The node that names the imported module, for every way to import one. */
function sourceOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source ?? node.argument?.literal ?? node.argument;
    case 'TSExternalModuleReference':
      return node.expression;
    case 'CallExpression':
      return node.callee.name === 'require' ? node.arguments[0] : undefined;
    default:
      return undefined;
  }
}

/**
 * What a source file imports and which texts stand in it in quotes, with line numbers.
 * @throws where the file is not TypeScript
 */
export function readModule(file) {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const lineAt = (position) => text.slice(0, position).split('\n').length;
  const imports = [];
  const texts = [];
  for (const node of nodesOf(program)) {
    const source = sourceOf(node);
    if (source) {
      imports.push({ name: isText(source) ? source.value : null, line: lineAt(node.start) });
    }
    if (isText(node)) texts.push({ text: node.value, line: lineAt(node.start) });
    if (node.type === 'TemplateElement') {
      texts.push({ text: node.value.cooked, line: lineAt(node.start) });
    }
  }
  return { imports, texts };
}
