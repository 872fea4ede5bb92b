import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRandom } from '#domain/chance/random.ts';
import { howMany, thoroughSeed } from '#tests/factories/how-many.ts';
import { playLockRounds } from '#tests/locks/lock-rounds.ts';
import { tryProcessLock, withProcessLock } from './process-lock.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-lock-'));
afterAll(() => rm(folder, { recursive: true }));

describe('a lock on a file', () => {
  it('lets one work at a time, and is freed even when the work fails', async () => {
    const file = join(folder, 'one');
    const steps: string[] = [];
    const work = (name: string) =>
      withProcessLock(file, async () => {
        steps.push(`${name} begins`);
        await rm(join(folder, 'nothing'), { force: true });
        steps.push(`${name} ends`);
        if (name === 'first') throw new Error('no luck');
      });
    const results = await Promise.allSettled([work('first'), work('second')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('is never held by two of six processes, of which one is killed and one suspended while it holds it', async () => {
    const rounds = howMany(1, 3);
    const figures = await playLockRounds(join(folder, 'contended'), rounds, createRandom(thoroughSeed(12)));
    expect(figures).toMatchObject({ held: 6 * rounds, heldByTwo: 0 });
    expect(figures.killed).toBeGreaterThanOrEqual(2 * rounds);
    expect(figures.suspended).toBeGreaterThanOrEqual(rounds);
  }, 120_000);

  it('is waited for, which is told once and only then', async () => {
    const file = join(folder, 'waited-for');
    const entered: string[] = [];
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = withProcessLock(
      file,
      () => finished,
      () => entered.push('first'),
    );
    const second = withProcessLock(
      file,
      async () => {},
      () => {
        entered.push('second');
        finish();
      },
    );
    await Promise.all([first, second]);
    expect(entered).toEqual(['second']);
  });

  it('is shared by any number, and exclusive only when none of them is left', () => {
    const file = join(folder, 'shared');
    const first = tryProcessLock(file, 'shared');
    const second = tryProcessLock(file, 'shared');
    expect(tryProcessLock(file, 'exclusive')).toBeUndefined();
    first?.release();
    expect(tryProcessLock(file, 'exclusive')).toBeUndefined();
    second?.release();
    const alone = tryProcessLock(file, 'exclusive');
    expect(alone).toBeDefined();
    expect(tryProcessLock(file, 'shared')).toBeUndefined();
    alone?.release();
  });

  it('names the file that cannot be locked', async () => {
    const file = join(folder, 'a-note');
    await writeFile(file, '12345');
    expect(() => tryProcessLock(file, 'exclusive')).toThrow(`${file} cannot be locked: file is not a database`);
  });
});
