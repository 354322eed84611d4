import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
const ids = ['five', 'classic', 'bjj-advantage', 'grappling-x'];
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'),
);

describe('the engine', () => {
  it('is looked at whole', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files).toContain(join('engine', 'decide.ts'));
  });

  it.each(files)('%s names no rulebook and cites no clause', (name) => {
    const text = readFileSync(join(source, name), 'utf8');
    for (const id of ids) expect(text).not.toMatch(new RegExp(`['"\`]${id}['"\`]`));
    expect(text).not.toMatch(/\b(FIVE|CLS|ADV|GX)-[A-Z]+-?\d/);
  });

  it.each(files)('%s does not ask which rulebook it is', (name) => {
    const text = readFileSync(join(source, name), 'utf8');
    expect(text).not.toMatch(/book\.id\s*[!=]==?|book\.name\s*[!=]==?/);
  });
});
