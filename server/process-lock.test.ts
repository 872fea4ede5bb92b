import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { withProcessLock } from './process-lock.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-lock-'));
afterAll(() => rm(folder, { recursive: true }));

it('lets one work at a time, and frees the lock even when the work fails', async () => {
  const lock = join(folder, 'one');
  const steps: string[] = [];
  const work = (name: string) =>
    withProcessLock(lock, async () => {
      steps.push(`${name} begins`);
      await rm(join(folder, 'nothing'), { force: true });
      steps.push(`${name} ends`);
      if (name === 'first') throw new Error('no luck');
    });
  const results = await Promise.allSettled([work('first'), work('second')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(lock)).toBe(false);
});

it('does not wait for a process that died', async () => {
  const lock = join(folder, 'left');
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  writeFileSync(lock, String(pid));
  let waited = false;
  const work = async () => 'done';
  const done = await withProcessLock(lock, work, () => {
    waited = true;
  });
  expect([done, waited]).toEqual(['done', false]);
});

it('does not wait for a process that has been silent for long, whose number another has by now', async () => {
  const lock = join(folder, 'silent');
  writeFileSync(lock, String(process.pid));
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  expect(await withProcessLock(lock, async () => 'done')).toBe('done');
});

it('says from time to time that it is at work, so that nobody takes it for silent', async () => {
  const lock = join(folder, 'alive');
  const longAgo = new Date(Date.now() - 60_000);
  await withProcessLock(lock, async () => {
    await utimes(lock, longAgo, longAgo);
    await vi.waitFor(async () => expect((await stat(lock)).mtimeMs).toBeGreaterThan(longAgo.getTime() + 30_000), 10_000);
  });
});

it('tells once that it waits, and only when it does', async () => {
  const lock = join(folder, 'told');
  const told: string[] = [];
  const hold = (name: string) =>
    withProcessLock(
      lock,
      () => pause(500),
      () => told.push(name),
    );
  await Promise.all([hold('first'), hold('second')]);
  expect(told).toEqual(['second']);
});
