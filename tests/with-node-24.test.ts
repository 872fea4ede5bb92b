import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';

/** Writes down that it runs, and at its end how often it was asked to end; it needs longer for that than npm's death is looked for. */
const site = `
  import './end-with-launcher.ts';
  import { writeFileSync } from 'node:fs';
  let asked = 0;
  process.on('SIGTERM', () => {
    asked += 1;
    if (asked === 1) setTimeout(() => { writeFileSync('ended', String(asked)); process.exit(); }, 2_500);
  });
  setTimeout(() => process.exit(1), 30_000);
  writeFileSync('running', String(process.pid));
`;

/** A script that starts the site as npm does; the shell waits for it, as that of Debian does. */
const npm = `require('node:child_process').spawnSync('sh', ['-c', '"$NODE" with-node-24.js site.js; exit'], { stdio: 'ignore' })`;

it.skipIf(process.platform === 'win32')('the site ends in good order, asked once, when npm is killed above its shell', async () => {
  const { said, start } = await aFolder();
  const killed = start(['-e', npm], { npm_lifecycle_event: 'start' });
  expect(Number(await said('running'))).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  expect(await said('ended')).toBe('1');
});

it.skipIf(process.platform === 'win32')('the site ends in good order, asked once, when what started it is killed', async () => {
  const { said, start } = await aFolder();
  const killed = start(['with-node-24.js', 'site.js']);
  expect(Number(await said('running'))).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  expect(await said('ended')).toBe('1');
});

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-npm-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['with-node-24.js', 'server/start/end-with-launcher.ts'])
    await copyFile(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(folder, basename(file)));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'site.js'), site);
  return {
    said: (file: string) => vi.waitFor(() => readFile(join(folder, file), 'utf8'), { timeout: 15_000, interval: 50 }),
    start: (words: string[], env: Record<string, string> = {}) =>
      spawn(process.execPath, words, { cwd: folder, env: { ...process.env, NODE: process.execPath, ...env }, stdio: 'ignore' }),
  };
}
