import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolder } from './factories/remove-folder.ts';
import { plantSport } from './planted-sport/plant-sport.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The names at the root of the checkout under which no sources stand. */
const leftOut = new Set(['.git', 'build', 'node_modules', 'test-results']);
/** A copy of the sources with ice hockey in them. */
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'tipledger-sport-'));
  await cp(root, copy, { recursive: true, filter: (path) => !leftOut.has(relative(root, path)) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, text] of plantSport()) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), text);
  }
});
afterAll(() => removeFolder(copy));

/** Runs a program of the packages in the copy; returns what it wrote. */
function inCopy(program: string, ...options: readonly string[]): string {
  const run = spawnSync(process.execPath, [join(root, 'node_modules', program), ...options], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return `${run.stdout}${run.stderr}`;
}

it('ice hockey, with its own files and its lines in the lists, turns no other file red', () => {
  expect(inCopy('typescript/bin/tsc', '--noEmit')).toBe('');
  // A busy machine takes half a minute for what takes ten seconds by itself.
}, 180_000);

it('a match of ice hockey is forecast, tipped, listed, priced on a slip, told, settled by sixty minutes, and in the record', () => {
  const written = inCopy('vitest/vitest.mjs', 'run', '--project', 'floors', 'jobs/court/life-of-a-hockey-tip.test.ts');
  expect(written).toContain('Tests  3 passed (3)');
}, 180_000);
