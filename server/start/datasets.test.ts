import { expect, it } from 'vitest';
import { noteFilling } from '#data/commands/fillings/note-filling.ts';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import type { OpenedDatabase } from '#jobs/dataset-kind.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { datasets } from './datasets.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-20T12:00:00Z');
const sources = { footballDataCoUk: new URL('https://files.test/'), openfootball: new URL('https://texts.test/') };
const watcher = { announce: () => {}, progressed: () => {}, ended: () => {}, sources };

it('a site of real data knows before it answers which files its sources are still to be asked for, where it asks them', async () => {
  const fill = (goesOn: boolean) => datasets.real.fill({ db } as OpenedDatabase, clockStandingAt(now), { ...watcher, goesOn });
  await fill(false);
  expect(await listFillings(db, now)).toEqual([]);
  await fill(true);
  const begun = await listFillings(db, now);
  expect(begun.map(({ name, done }) => [name, done])).toEqual([
    ['football-data', 0],
    ['openfootball', 0],
  ]);
  for (const { name, total } of begun) await noteFilling(db, { name, done: total, total }, now);
  await fill(true);
  expect(await listFillings(db, now)).toEqual([]);
});
