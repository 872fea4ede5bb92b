import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { removeFolder } from '#tests/factories/remove-folder.ts';

/**
 * A site that writes its pid to `running`, and the number of SIGTERMs that it received to `ended`. It takes longer to end than the
 * launcher, if there still is one, needs to check five more times whether npm is gone.
 */
const site = `
  import './end-with-launcher.ts';
  import { readFileSync, renameSync, writeFileSync } from 'node:fs';
  const write = (file, text) => { writeFileSync(file + '-unfinished', text); renameSync(file + '-unfinished', file); };
  const looks = () => readFileSync('looks').length;
  let signals = 0;
  process.on('SIGTERM', () => {
    signals += 1;
    if (signals > 1) return;
    const before = looks();
    setInterval(() => {
      if (process.connected && looks() < before + 5) return;
      write('ended', String(signals));
      process.exit();
    }, 20);
  });
  setTimeout(() => process.exit(1), 120_000);
  write('running', String(process.pid));
`;

/** Makes the launcher check every 20 ms instead of every second, and counts in `looks` how often it checks, or would if it still did. */
const quickLooks = `
  import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
  if (process.argv[1]?.endsWith('with-node-24.js')) {
    const everySoOften = globalThis.setInterval;
    globalThis.setInterval = (look) => everySoOften(look, 20);
    everySoOften(() => appendFileSync('looks', '.'), 20).unref();
    process.on('exit', () => {
      writeFileSync('launcher-ended-unfinished', 'yes');
      renameSync('launcher-ended-unfinished', 'launcher-ended');
    });
  }
`;

/** A script that starts the site as npm does; the shell waits for it, as that of Debian does. */
const npm = `require('node:child_process').spawnSync('sh', ['-c', '"$NODE" with-node-24.js site.js; exit'], { stdio: 'ignore' })`;

const limit = { timeout: 120_000 };

it.skipIf(process.platform === 'win32')('the site ends in good order, asked once, when npm is killed above its shell', limit, async () => {
  const { written, start } = await aFolder();
  const killed = start(['-e', npm], { npm_lifecycle_event: 'start' });
  expect(Number(await written('running'))).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  expect(await written('ended')).toBe('1');
  expect(await written('launcher-ended')).toBe('yes');
});

it.skipIf(process.platform === 'win32')('the site ends in good order, asked once, when what started it is killed', limit, async () => {
  const { written, start } = await aFolder();
  const killed = start(['with-node-24.js', 'site.js']);
  expect(Number(await written('running'))).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  expect(await written('ended')).toBe('1');
});

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-npm-'));
  onTestFinished(() => removeFolder(folder));
  for (const file of ['with-node-24.js', 'server/start/end-with-launcher.ts'])
    await copyFile(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(folder, basename(file)));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'site.js'), site);
  await writeFile(join(folder, 'quick-looks.mjs'), quickLooks);
  await writeFile(join(folder, 'looks'), '');
  return {
    written: (file: string) => vi.waitFor(() => readFile(join(folder, file), 'utf8'), { timeout: 60_000, interval: 20 }),
    start: (words: string[], env: Record<string, string> = {}) =>
      spawn(process.execPath, words, {
        cwd: folder,
        env: { ...process.env, NODE: process.execPath, NODE_OPTIONS: '--import ./quick-looks.mjs', ...env },
        stdio: 'ignore',
      }),
  };
}
