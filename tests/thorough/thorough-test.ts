import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '#server/commands/calls/command-line.ts';
import { readThoroughCall, type ThoroughCall, WrongThoroughCallError } from './read-thorough-call.ts';
import { type PartResults, runParts } from './run-parts.ts';

/* npm run test:thorough [-- part …] [--seed N] [--anew] [--list]: ends with 1 when a part failed. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const stored = join(root, 'test-results/thorough.json');
const limitMs = 30 * 60_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const call = readCall();
if (call?.list) {
  for (const { name, what } of call.parts) say(`${name.padEnd(10)} ${what}`);
} else if (call !== undefined) {
  const sources = stateOfSources(root);
  const results = await runParts(call.parts, {
    seed: call.seed,
    isSeedChosen: call.isSeedChosen,
    known: call.anew ? {} : readResults(sources),
    limitMs,
    program: (command) => [process.execPath, join(root, 'with-node-24.js'), ...command],
    say,
    store: (known) => {
      mkdirSync(dirname(stored), { recursive: true });
      writeFileSync(stored, JSON.stringify({ sources, results: known }));
    },
  });
  say(`\n${'part'.padEnd(10)} ${'seed'.padEnd(11)} ${'seconds'.padEnd(8)} result`);
  for (const [name, { seed, seconds, result }] of Object.entries(results)) {
    say(`${name.padEnd(10)} ${String(seed).padEnd(11)} ${String(seconds).padEnd(8)} ${result}`);
  }
  if (Object.values(results).some(({ result }) => result !== 'passed')) process.exitCode = 1;
}

function readCall(): ThoroughCall | undefined {
  try {
    return readThoroughCall(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof WrongThoroughCallError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
    return undefined;
  }
}

/** Returns the stored results of the same sources; none when they are of other sources. */
function readResults(sources: string): PartResults {
  if (!existsSync(stored)) return {};
  const last = JSON.parse(readFileSync(stored, 'utf8')) as { readonly sources: string; readonly results: PartResults };
  return last.sources === sources ? last.results : {};
}

/** Returns a text that is the same as long as no source of a checkout changes: a hash of its commit and of its uncommitted changes. */
function stateOfSources(root: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'));
  for (const file of git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean)) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
