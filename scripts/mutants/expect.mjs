import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** vitest's own `expect`, without its runner. */
export async function realExpect() {
  const vitest = createRequire(createRequire(import.meta.url).resolve('vitest/package.json'));
  const load = (name) => import(pathToFileURL(vitest.resolve(name)).href);
  const parts = await load('@vitest/expect');
  const chai = parts.chai ?? (await load('chai'));
  chai.use(parts.JestExtend);
  chai.use(parts.JestChaiExpect);
  chai.use(parts.JestAsymmetricMatchers);
  const expect = (value, message) => chai.expect(value, message);
  Object.assign(expect, chai.expect);
  parts.setState({ assertionCalls: 0 }, expect);
  parts.setState({ assertionCalls: 0 }, chai.expect);
  return expect;
}
