import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { GrowingGzip } from './growing-gzip.ts';

const textOf = async (file: GrowingGzip, end: string) => gunzipSync(Buffer.concat([...file.pieces, await file.end(end)])).toString();

it('is a gzip file of all that was added', async () => {
  const file = new GrowingGzip();
  for (const text of ['Panathinaikós ', 'Παναθηναϊκός ', 'x'.repeat(100_000)]) await file.append(text);
  expect(await textOf(file, ' end')).toBe(`Panathinaikós Παναθηναϊκός ${'x'.repeat(100_000)} end`);
});

it('is an empty text where nothing was added', async () => {
  expect(await textOf(new GrowingGzip(), '')).toBe('');
});

it('lets several files go on from the same beginning', async () => {
  const beginning = new GrowingGzip();
  await beginning.append('a');
  const [first, second] = [beginning.copy(), beginning.copy()];
  await first.append('b');
  const passed = await second.pass('c');
  expect(await textOf(first, '!')).toBe('ab!');
  expect(gunzipSync(Buffer.concat([...second.pieces, passed, await second.end('?')])).toString()).toBe('ac?');
  expect(await textOf(beginning, '')).toBe('a');
});
