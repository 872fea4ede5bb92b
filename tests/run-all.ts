import { spawn } from 'node:child_process';

/** The steps of `npm test [-- words for Vitest]`, the cheapest first; the first failure ends it. */
const steps: readonly (readonly [name: string, command: string, ...words: string[]])[] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'biome', 'check', '.'],
  ['unused code and packages', 'knip'],
  ['code and packages that only tests use', 'knip', '--production', '--include', 'files,dependencies,unlisted,exports,types'],
  ['build', 'node', 'tests/runner/build-site.ts'],
  [
    'tests',
    'vitest',
    'run',
    ...['default', 'tests/times/times-reporter.ts', 'tests/lists/statements-reporter.ts'].map((reporter) => `--reporter=${reporter}`),
    ...process.argv.slice(2),
  ],
];

for (const [name, command, ...words] of steps) {
  process.stdout.write(`\n== ${name}\n`);
  const code = await run(command, words);
  if (code !== 0) {
    process.stderr.write(`\n${name}: failed\n`);
    process.exit(code ?? 1);
  }
}

function run(command: string, words: readonly string[]): Promise<number | null> {
  return new Promise((ended, failed) => {
    const child = spawn(command, words, { stdio: 'inherit' });
    child.once('error', failed);
    child.once('exit', ended);
  });
}
