import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/* `npm test [-- words for Vitest]`: checks the sources, builds the site and runs the tests. Ends with an exit code that is not 0 when anything fails. */

type Step = readonly [name: string, command: string, ...words: string[]];

/** The checks run beside each other; what each printed is shown in this order. */
const checks: readonly Step[] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'biome', 'check', '.'],
  ['unused code and packages', 'knip'],
  ['code and packages that only tests use', 'knip', '--production', '--include', 'files,dependencies,unlisted,exports,types'],
];

const steps: readonly Step[] = [
  ['build', 'node', 'tests/runner/build-site.ts'],
  [
    'tests',
    'vitest',
    'run',
    ...['default', 'tests/times/times-reporter.ts', 'tests/lists/statements-reporter.ts'].map((reporter) => `--reporter=${reporter}`),
    ...process.argv.slice(2),
  ],
];

const checked = checks.map(([, command, ...words]) => {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  return Promise.all([text(child.stdout), text(child.stderr), exitCode(child)]);
});
const faulty: string[] = [];
for (const [at, [name]] of checks.entries()) {
  announce(name);
  const [printed, errors, code] = await (checked[at] as (typeof checked)[number]);
  process.stdout.write(printed);
  process.stderr.write(errors);
  if (code !== 0) faulty.push(name);
}
if (faulty.length > 0) endWith(1, faulty.join(', '));
for (const [name, command, ...words] of steps) {
  announce(name);
  const code = await exitCode(spawn(command, words, { stdio: 'inherit' }));
  if (code !== 0) endWith(code ?? 1, name);
}

function announce(name: string): void {
  process.stdout.write(`\n== ${name}\n`);
}

function endWith(code: number, failed: string): never {
  process.stderr.write(`\n${failed}: failed\n`);
  process.exit(code);
}

function exitCode(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((ended, failed) => {
    child.once('error', failed);
    child.once('exit', ended);
  });
}
