import { expect, it } from 'vitest';
import { openDatabase } from '#data/database/database.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createRoomWatch } from './room-watch.ts';

const { db } = await createTestDatabase();

it('reports a database that answers and can write, and the disks of the folders that exist', async () => {
  const watch = createRoomWatch(db, { data: '.', backups: 'no-such-folder', none: undefined });
  await watch.look();
  const { folders, ...database } = watch.figures;
  expect(database).toEqual({ isReachable: true, isWritable: true });
  expect(folders.map(({ name }) => name)).toEqual(['data']);
  for (const { bytes, freeBytes } of folders) expect(freeBytes).toBeLessThan(bytes);
});

it('does not say of a database that is away that it cannot write', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', 1);
  const watch = createRoomWatch(away, {});
  await watch.look();
  expect(watch.figures).toEqual({ isReachable: false, isWritable: true, folders: [] });
  await away.end();
});
