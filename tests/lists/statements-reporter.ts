import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { compareStatements, mergeStatements } from './compare-statements.ts';
import { listedOf, type RecordedStatement, readStatements, recordingFile, statementsFolder, writeStatements } from './statement-list.ts';

/**
 * Compares `docs/sql` with the statements that ran. A prepared statement that is not listed fails the run; of others, and of listed ones that did not
 * run, the run only says so: whether a command needs its next statement may depend on chance. With `-u` a run adds what is not listed.
 */
export default class StatementsReporter implements Reporter {
  #vitest: Vitest | undefined;
  #folder = '';

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#folder = mkdtempSync(join(tmpdir(), 'recorded-statements-'));
    process.env[statementsFolder] = this.#folder;
  }

  async onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): Promise<void> {
    const recorded = listedOf(this.#recorded());
    rmSync(this.#folder, { recursive: true, force: true });
    const isWhole = errors.length === 0 && modules.every((module) => module.ok()) && (await this.#isWhole(modules));
    if (isWhole) {
      mkdirSync(dirname(recordingFile), { recursive: true });
      writeFileSync(recordingFile, JSON.stringify(recorded));
    }
    const { added, gone } = compareStatements(readStatements(), recorded, isWhole);
    if (added.length === 0 && gone.length === 0) return;
    if (this.#vitest?.config.snapshotOptions.updateSnapshot === 'all') {
      writeStatements(mergeStatements(readStatements(), recorded, isWhole));
      // A recording from before would take away what this run has added.
      if (!isWhole) rmSync(recordingFile, { force: true });
      process.stdout.write(`\ndocs/sql: ${added.length} statements added, ${gone.length} removed\n`);
      return;
    }
    const again = isWhole ? 'npm run test:statements' : 'this run with -u';
    process.stderr.write(
      `\ndocs/sql is out of date; ${again} brings it up to date\n${describe('ran, not listed', added)}${describe('listed, did not run', gone)}\n`,
    );
    if (added.some(({ name }) => name !== undefined)) process.exitCode = 1;
  }

  #recorded(): RecordedStatement[] {
    return globSync(`${this.#folder}/*.jsonl`).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as RecordedStatement),
    );
  }

  /** True when every test of the floors and the pages was run, none left out by a name. */
  async #isWhole(modules: readonly TestModule[]): Promise<boolean> {
    const projects = ['floors', 'pages'].map((name) => this.#vitest?.projects.find((project) => project.name === name));
    if (this.#vitest?.config.testNamePattern !== undefined) return false;
    const run = new Set(modules.map(({ moduleId }) => moduleId));
    for (const project of projects) {
      if (project === undefined) return false;
      const { testFiles } = await project.globTestFiles();
      if (!testFiles.every((file) => run.has(file))) return false;
    }
    return true;
  }
}

function describe(what: string, statements: readonly RecordedStatement[]): string {
  const lines = statements.map(({ file, name, text }) => `  ${file}: ${name ?? text.replaceAll(/\s+/g, ' ').slice(0, 100)}\n`);
  return statements.length === 0 ? '' : `${what}:\n${lines.join('')}`;
}
