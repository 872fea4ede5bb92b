import { expect, it } from 'vitest';
import { growCompetitions } from '#data/commands/catalogue/grow-competitions.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordPageOpenings } from '#data/commands/pages/record-page-openings.ts';
import { inTransaction } from '#data/database/database.ts';
import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { isWorthIndexing } from '#domain/tournament/worth-indexing.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listCompetitionContent } from './list-competition-content.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-08-29T12:00:00Z');

it('counts as readers of a competition the pages opened a day, so that one page in a week makes none', async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const listed = { externalId: '1', name: 'Botola Pro', region: 'MA', kind: 'league', season: 'autumn-spring' } as const;
  const coverage = { now: ['results'], since: { results: 2020 }, current: null } as const;
  await inTransaction(db, (client) => growCompetitions(client, [{ ...listed, coverage }], { provider: 'api-football', now }));
  const { rows } = await db.query<{ id: number }>(`select numeric_id as id from tournaments where id = 'morocco.botola-pro'`);
  const id = rows[0]?.id as number;
  const isIndexed = async () => isWorthIndexing((await listCompetitionContent(db, [id])).get(id) as never);
  expect(await isIndexed()).toBe(false);
  await recordPageOpenings(db, parseLocalDay('2024-08-20') as LocalDay, new Map([['/morocco/botola-pro', 27]]));
  expect(await isIndexed()).toBe(false);
  await recordPageOpenings(db, parseLocalDay('2024-08-21') as LocalDay, new Map([['/morocco/botola-pro/fixtures', 1]]));
  expect(await isIndexed()).toBe(true);
});
