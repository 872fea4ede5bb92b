import { describe, expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';

const ask = (cache: ReturnType<typeof createFileCache>, name: string, make: () => Promise<Buffer>) =>
  cache.forceFetch(name, { context: make });

const file = (bytes: number) => async () => Buffer.alloc(bytes);

describe('the cache of files', () => {
  it('makes each file once, however many ask while it is being made', async () => {
    const cache = createFileCache(1_000);
    let drawn = 0;
    let finish: (file: Buffer) => void = () => {};
    const draw = () => {
      drawn += 1;
      return new Promise<Buffer>((resolve) => {
        finish = resolve;
      });
    };
    const answers = [ask(cache, 'a', draw), ask(cache, 'a', draw)];
    finish(Buffer.from('png'));
    expect(await Promise.all([...answers, ask(cache, 'a', draw)])).toEqual(Array(3).fill(Buffer.from('png')));
    expect(drawn).toBe(1);
  });

  it('keeps within its bytes, and lets go of what was longest unused', async () => {
    const cache = createFileCache(1_000);
    for (const name of ['a', 'b']) await ask(cache, name, file(400));
    await ask(cache, 'a', file(400));
    await ask(cache, 'c', file(400));
    expect([cache.size, cache.calculatedSize]).toEqual([2, 800]);
    const again: string[] = [];
    for (const name of ['a', 'c', 'b'])
      await ask(cache, name, async () => {
        again.push(name);
        return Buffer.alloc(1);
      });
    expect(again).toEqual(['b']);
  });

  it('gives a file that is larger than all its room, and does not keep it', async () => {
    const cache = createFileCache(100);
    expect(await ask(cache, 'a', file(101))).toHaveLength(101);
    expect([cache.size, cache.calculatedSize]).toEqual([0, 0]);
  });

  it('tries again what could not be made', async () => {
    const cache = createFileCache(1_000);
    await expect(ask(cache, 'a', () => Promise.reject(new Error('no fonts')))).rejects.toThrow('no fonts');
    expect(await ask(cache, 'a', file(3))).toHaveLength(3);
  });
});
