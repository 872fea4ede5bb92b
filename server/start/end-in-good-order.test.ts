import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { removeFolder } from '#tests/factories/remove-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A site with one answer, which it begins at once and finishes when it has to end. A request of /fail throws an error that is not caught;
 * after one of /twice the site sends itself a second SIGTERM before it has ended. Its starts and its errors are recorded in files.
 */
const site = `
  import { appendFileSync, writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  import { endInGoodOrder } from '${root}server/start/end-in-good-order.ts';
  const open = new Set();
  let isSentTwo = false;
  let signals = 0;
  let hasTwoSignals;
  const twoSignals = new Promise((resolve) => { hasTwoSignals = resolve; });
  const server = createServer((request, response) => {
    response.write('begun');
    open.add(response);
    if (request.url === '/twice') isSentTwo = true;
    if (request.url === '/fail') setTimeout(() => { throw new Error('nobody catches this'); });
  });
  endInGoodOrder({
    graceSeconds: 60,
    drain: async () => appendFileSync('drains', '.'),
    async stop() {
      appendFileSync('stops', '.');
      // Two that come before the first is handled would be one.
      if (isSentTwo) process.kill(process.pid, 'SIGTERM');
      if (isSentTwo) await twoSignals;
      for (const response of open) response.end(' and finished');
      await new Promise((closed) => server.close(closed));
    },
    failed: (error) => appendFileSync('errors', error.message + '\\n'),
  });
  process.on('SIGTERM', () => { signals += 1; if (signals === 2) hasTwoSignals(); });
  server.listen(0, '127.0.0.1', () => {
    writeFileSync('address', 'http://127.0.0.1:' + server.address().port);
    appendFileSync('starts', '.');
    process.stdout.write('ready\\n');
  });
`;

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-ending-'));
  onTestFinished(() => removeFolder(folder));
  await copyFile(join(root, 'with-node-24.js'), join(folder, 'with-node-24.js'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'site.ts'), site);
  // A group of its own, as a shell gives to what is started in it.
  const launcher: ChildProcess = spawn(process.execPath, ['with-node-24.js', 'site.ts'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(launcher, 'exit');
  const group = -(launcher.pid as number);
  onTestFinished(() => {
    if (launcher.exitCode === null && launcher.signalCode === null) process.kill(group, 'SIGKILL');
  });
  await once(launcher.stdout as NodeJS.ReadableStream, 'data');
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  return {
    launcher,
    group,
    ended,
    read,
    becomes: (file: string, text: string) => vi.waitFor(async () => expect(await read(file)).toBe(text), { timeout: 15_000 }),
    async begin(path: string) {
      const answer = await fetch((await read('address')) + path);
      return () => answer.text();
    },
  };
}

const limit = { timeout: 60_000 };

it.skipIf(process.platform === 'win32')(
  'an error that nothing catches is logged, open answers are finished, and the site is started again at once; a signal drains it first',
  limit,
  async () => {
    const { launcher, ended, begin, becomes, read } = await start();
    const other = await begin('/');
    const failing = await begin('/fail');
    expect(await Promise.all([other(), failing()])).toEqual(['begun and finished', 'begun and finished']);
    expect(await read('errors')).toBe('nobody catches this\n');
    await becomes('starts', '..');
    expect(await (async () => (await begin('/')) !== undefined)()).toBe(true);
    await expect(read('drains')).rejects.toThrow('ENOENT');
    launcher.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await read('drains')).toBe('.');
  },
);

it.skipIf(process.platform === 'win32')(
  'a SIGTERM to the whole group is one, which every process of it passes on: the site ends in good order',
  limit,
  async () => {
    const { group, ended, begin, read } = await start();
    const open = await begin('/twice');
    process.kill(group, 'SIGTERM');
    expect(await open()).toBe('begun and finished');
    expect(await ended).toEqual([0, null]);
    expect(await read('stops')).toBe('.');
  },
);
