import { describe, expect, it } from 'vitest';
import { ByteStore } from './byte-store.ts';

const file = (bytes: number) => async () => Buffer.alloc(bytes);

describe('the store of files', () => {
  it('makes each file once, however many ask while it is being made', async () => {
    const store = new ByteStore(1_000);
    let drawn = 0;
    let finish: (file: Buffer) => void = () => {};
    const draw = () => {
      drawn += 1;
      return new Promise<Buffer>((resolve) => {
        finish = resolve;
      });
    };
    const asked = [store.get('a', draw), store.get('a', draw)];
    finish(Buffer.from('png'));
    expect(await Promise.all([...asked, store.get('a', draw)])).toEqual(Array(3).fill(Buffer.from('png')));
    expect(drawn).toBe(1);
  });

  it('keeps within its bytes, and lets go of what was longest unused', async () => {
    const store = new ByteStore(1_000);
    for (const name of ['a', 'b']) await store.get(name, file(400));
    await store.get('a', file(400));
    await store.get('c', file(400));
    expect([store.size, store.bytes]).toEqual([2, 800]);
    const again: string[] = [];
    for (const name of ['a', 'c', 'b'])
      await store.get(name, async () => {
        again.push(name);
        return Buffer.alloc(1);
      });
    expect(again).toEqual(['b']);
  });

  it('gives a file that is larger than all its room, and does not keep it', async () => {
    const store = new ByteStore(100);
    expect(await store.get('a', file(101))).toHaveLength(101);
    expect([store.size, store.bytes]).toEqual([0, 0]);
  });

  it('tries again what could not be made', async () => {
    const store = new ByteStore(1_000);
    await expect(store.get('a', () => Promise.reject(new Error('no fonts')))).rejects.toThrow('no fonts');
    expect(await store.get('a', file(3))).toHaveLength(3);
  });
});
