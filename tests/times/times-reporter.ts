import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';
import { kindOfTest, sourcesOf } from './test-kinds.ts';
import { type RunTimes, summaryOfTimes, tablesOfTimes } from './test-times.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The file that holds the times of the last whole run, as `RunTimes`. */
export const timesFile = join(root, 'test-results/times.json');

/** Prints the slowest files and the sums by kind after a run of Vitest, and writes the times of all files to `timesFile`. */
export default class TimesReporter implements Reporter {
  #startedAt = new Date();

  onTestRunStart(): void {
    this.#startedAt = new Date();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times: RunTimes = {
      startedAt: this.#startedAt.toISOString(),
      wallMs: Date.now() - this.#startedAt.getTime(),
      files: modules.map(timesOf),
    };
    mkdirSync(dirname(timesFile), { recursive: true });
    writeFileSync(timesFile, JSON.stringify(times));
    process.stdout.write(`\n${summaryOfTimes(times)}\n\n${tablesOfTimes(times)}\n\n`);
  }
}

const readSource = sourcesOf(root);

function timesOf(module: TestModule): RunTimes['files'][number] {
  const file = relative(root, module.moduleId);
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file,
    kind: kindOfTest(file, readSource),
    tests: [...module.children.allTests()].length,
    loadingMs: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
    runningMs: duration,
  };
}
