import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '#domain/chance/random.ts';
import { type Mutant, mutantsOfSource } from './mutants-of-source.ts';

/** Returns so many mutants of the sources that a glob finds in a checkout, at most one of a file; the same at every call with a seed. */
export function chooseMutants(root: string, glob: string, count: number, seed: number): Mutant[] {
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
