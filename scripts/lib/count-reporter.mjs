import { writeFileSync } from 'node:fs';

/** A vitest reporter that writes the counts of the whole run to the file THREECOUNT_COUNTS names. */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors, reason) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      // A file that could not be loaded, or whose hooks failed, has tests that never ran.
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'failed' : state] += 1;
      }
    }
    counts.failed += unhandledErrors.length;
    if (reason !== 'passed' && counts.failed === 0) counts.failed = 1;
    writeFileSync(process.env.THREECOUNT_COUNTS, JSON.stringify(counts));
  }
}
