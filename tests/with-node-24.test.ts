import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';

/** A site that writes its pid to `running`, and the number of SIGTERMs that it received to `ended`. It takes 2.5 s to end: longer than the launcher needs to notice that npm is gone. */
const site = `
  import './end-with-launcher.ts';
  import { writeFileSync } from 'node:fs';
  let signals = 0;
  process.on('SIGTERM', () => {
    signals += 1;
    if (signals === 1) setTimeout(() => { writeFileSync('ended', String(signals)); process.exit(); }, 2_500);
  });
  setTimeout(() => process.exit(1), 30_000);
  writeFileSync('running', String(process.pid));
`;

/** A script that starts the site as npm does; the shell waits for it, as that of Debian does. */
const npm = `require('node:child_process').spawnSync('sh', ['-c', '"$NODE" with-node-24.js site.js; exit'], { stdio: 'ignore' })`;

it.skipIf(process.platform === 'win32')('the site ends in good order, asked once, when npm is killed above its shell', async () => {
  const { written, start } = await aFolder();
  const killed = start(['-e', npm], { npm_lifecycle_event: 'start' });
  expect(Number(await written('running'))).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  expect(await written('ended')).toBe('1');
});

it.skipIf(process.platform === 'win32')('the site ends in good order, asked once, when what started it is killed', async () => {
  const { written, start } = await aFolder();
  const killed = start(['with-node-24.js', 'site.js']);
  expect(Number(await written('running'))).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  expect(await written('ended')).toBe('1');
});

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-npm-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['with-node-24.js', 'server/start/end-with-launcher.ts'])
    await copyFile(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(folder, basename(file)));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'site.js'), site);
  return {
    written: (file: string) => vi.waitFor(() => readFile(join(folder, file), 'utf8'), { timeout: 15_000, interval: 50 }),
    start: (words: string[], env: Record<string, string> = {}) =>
      spawn(process.execPath, words, { cwd: folder, env: { ...process.env, NODE: process.execPath, ...env }, stdio: 'ignore' }),
  };
}
