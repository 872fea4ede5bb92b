import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilerErrors } from './factories/compiler-errors.ts';
import { isThorough } from './factories/how-many.ts';
import { removeFolder } from './factories/remove-folder.ts';
import { plantSport } from './planted-sport/plant-sport.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The names at the root of the checkout that hold no sources. */
const leftOut = new Set(['.git', 'build', 'node_modules', 'test-results']);
/** A copy of the sources with ice hockey in them. */
let copy: string;

/** Runs a program of the packages in the copy; returns its output. */
async function inCopy(program: string, ...options: readonly string[]): Promise<string> {
  const run = spawn(process.execPath, [join(root, 'node_modules', program), ...options], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [written, complained] = await Promise.all([text(run.stdout), text(run.stderr)]);
  return written + complained;
}

it('ice hockey can be planted: its lines still have their places in the lists', () => {
  expect([...plantSport().keys()].filter((file) => file.startsWith('sports/ice-hockey/')).length).toBeGreaterThan(5);
});

/* A busy machine takes a minute for what takes ten seconds by itself. */
if (isThorough)
  describe.concurrent('ice hockey, planted', { timeout: 180_000 }, () => {
    beforeAll(async () => {
      copy = await mkdtemp(join(tmpdir(), 'tipledger-sport-'));
      await cp(root, copy, { recursive: true, filter: (path) => !leftOut.has(relative(root, path)) });
      await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
      for (const [file, source] of plantSport()) {
        await mkdir(dirname(join(copy, file)), { recursive: true });
        await writeFile(join(copy, file), source);
      }
    });
    afterAll(() => removeFolder(copy));

    it('with its own files and its lines in the lists turns no file red', async () => {
      expect(await compilerErrors(new Map(), () => true, copy)).toEqual([]);
    });

    it('has a match that is forecast, tipped, listed, priced on a slip, shown on pages of its own, alerted of, settled by sixty minutes, and in the record', async () => {
      // Its statements are on no list, which another reporter would find.
      const ofPages = ['--reporter=default', '--project', 'pages'];
      const written = await inCopy('vitest/vitest.mjs', 'run', ...ofPages, 'tests/life-of-a-hockey-match.test.ts');
      expect(written).toContain('Tests  7 passed (7)');
    });
  });
