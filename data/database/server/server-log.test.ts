import { appendFile, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { rotateServerLog } from './server-log.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-log-'));
afterAll(() => rm(folder, { recursive: true }));

it('moves a log that grew too long aside while the server writes on, and keeps one of these', async () => {
  const file = join(folder, 'server.log');
  await writeFile(file, 'first\n');
  // As the server does, for as long as it runs.
  const server = await open(file, 'a');
  rotateServerLog(file, 6);
  expect(await readdir(folder)).toEqual(['server.log']);
  await server.write('second\n');
  rotateServerLog(file, 6);
  await server.write('third\n');
  expect(await readFile(`${file}.1`, 'utf8')).toBe('first\nsecond\n');
  expect(await readFile(file, 'utf8')).toBe('third\n');
  await appendFile(file, 'fourth\n');
  rotateServerLog(file, 6);
  expect(await readFile(`${file}.1`, 'utf8')).toBe('third\nfourth\n');
  expect((await readdir(folder)).toSorted()).toEqual(['server.log', 'server.log.1']);
  await server.close();
});

it('has nothing to do where there is no log', () => {
  expect(() => rotateServerLog(join(folder, 'none'))).not.toThrow();
});
