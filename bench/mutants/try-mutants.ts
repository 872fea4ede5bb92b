import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '#domain/chance/random.ts';
import { say } from '#server/commands/calls/command-line.ts';
import { describeMutant, type Mutant, mutantsOfSource, mutated } from './mutants-of-source.ts';

/*
 * node with-node-24.js bench/mutants/try-mutants.ts --checkout DIR --list FILE [--from DIR] [--seed N] [--known FILE]
 *
 * Changes one place after another in a checkout of its own, which has its packages, and looks whether its tests notice. The mutants are chosen
 * from the sources of `--from` and written to FILE with what became of them; where FILE is there already, those that were not tried yet are.
 * `--known` names the FILE of another checkout: only the mutants that it missed are tried, to see whether this one catches them.
 */
interface Tried {
  readonly mutant: Mutant;
  readonly by: 'related' | 'browser';
  /** The first failure, or `missed`; absent before it was tried. */
  outcome?: string;
  seconds?: number;
}

const { values } = parseArgs({
  options: {
    checkout: { type: 'string', default: '' },
    list: { type: 'string', default: '' },
    from: { type: 'string' },
    known: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const { checkout, list } = values;
const limitMs = 15 * 60_000;
const tried = readList();
for (const each of tried) {
  if (each.outcome !== undefined) continue;
  const path = join(checkout, each.mutant.file);
  const source = readFileSync(path, 'utf8');
  const began = performance.now();
  writeFileSync(path, mutated(source, each.mutant));
  try {
    each.outcome = tryOut(each);
  } finally {
    writeFileSync(path, source);
  }
  each.seconds = Math.round((performance.now() - began) / 1_000);
  writeFileSync(list, JSON.stringify(tried, null, 1));
  say(`${each.by} ${describeMutant(each.mutant, source)}\n  ${each.outcome} (${each.seconds} s)`);
}
say(`${tried.filter(({ outcome }) => outcome !== 'missed').length} of ${tried.length} caught`);

function readList(): Tried[] {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as Tried[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (values.known !== undefined) {
    const known = JSON.parse(readFileSync(values.known, 'utf8')) as Tried[];
    return known.filter(({ outcome }) => outcome === 'missed').map(({ mutant, by }) => ({ mutant, by }));
  }
  const from = values.from ?? checkout;
  const seed = Number(values.seed);
  const related = chooseMutants(from, '{domain,data,jobs}/**/*', 20, seed);
  const browser = chooseMutants(from, '{app/{components,document,elements,islands,pages,shell,ui},server}/**/*', 10, seed);
  return [
    ...related.map((mutant) => ({ mutant, by: 'related' as const })),
    ...browser.map((mutant) => ({ mutant, by: 'browser' as const })),
  ];
}

/** Returns so many mutants of the sources that a glob finds in a checkout, at most one of a file; the same at every call with a seed. */
function chooseMutants(root: string, glob: string, count: number, seed: number): Mutant[] {
  const files = globSync(glob, { cwd: root })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|d)\.tsx?$|-plugin\.ts$/.test(file))
    .sort();
  const all = files.flatMap((file) => mutantsOfSource(file, readFileSync(join(root, file), 'utf8')));
  const random = createRandom(seed);
  const chosen = new Map<string, Mutant>();
  while (chosen.size < count && all.length > 0) {
    const [mutant] = all.splice(Math.floor(random.uniform() * all.length), 1) as [Mutant];
    if (!chosen.has(mutant.file)) chosen.set(mutant.file, mutant);
  }
  return [...chosen.values()];
}

/** Returns the first failure that the tests of a checkout find, or `missed`. */
function tryOut({ mutant, by }: Tried): string {
  const words = by === 'related' ? ['related', '--run', '--project', '!browser', mutant.file] : ['run', '--project', 'browser'];
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ['with-node-24.js', 'vitest', ...words, '--bail', '1', '--passWithNoTests', '--reporter=default'],
    { cwd: checkout, encoding: 'utf8', timeout: limitMs, killSignal: 'SIGTERM', maxBuffer: 1e9, env: { ...process.env, NO_COLOR: '1' } },
  );
  if (status === 0) return 'missed';
  // Such as an endless loop; on a busy machine it may be none.
  if (signal !== null) return `not over after ${limitMs / 60_000} minutes`;
  const failures = `${stdout}\n${stderr}`.split('\n').filter((line) => /^ *FAIL |Error: /.test(line));
  return `caught: ${
    failures
      .slice(0, 2)
      .map((line) => line.trim().slice(0, 160))
      .join(' · ') || `ended with ${status}`
  }`;
}
