import { beforeAll, expect, it } from 'vitest';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listPromotedClubs } from './list-promoted-clubs.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const championship = 'england.championship';

function catalogueWithSecondDivision(): Catalogue {
  const catalogue = smallCatalogue();
  const [england, ...others] = catalogue.countries;
  const [first, ...rest] = england?.tournaments ?? [];
  const second = { ...first, slug: 'championship', name: 'Championship', tier: 2, priority: 20, feeds: {} };
  return { ...catalogue, countries: [{ ...england, tournaments: [first, second, ...rest] }, ...others] as Catalogue['countries'] };
}

const idsOf = async (...slugs: string[]) => {
  const { rows } = await db.query<{ id: number; slug: string }>('select id, slug from teams');
  return slugs.map((slug) => rows.find((row) => row.slug === slug)?.id as number);
};
const seasonOf = async (tournament: string, label: string) => {
  const { rows } = await db.query<{ id: number }>(
    'select s.id from seasons s join tournaments t on t.numeric_id = s.tournament_id where t.id = $1 and s.label = $2',
    [tournament, label],
  );
  return rows[0]?.id as number;
};

beforeAll(async () => {
  await storeCatalogue(db, catalogueWithSecondDivision(), now);
  await addClubs(db, 'Oldham', 'Bury', 'Leyton');
  await ingestMatches(db, now, [
    // Two seasons ago Arsenal was in the second division, a season ago Oldham and Bury were.
    feedMatch('Arsenal', 'Leyton', '2021-10-01T14:00:00Z', { tournamentId: championship, season: '2021-22', ...ended(1, 0) }),
    feedMatch('Oldham', 'Bury', '2022-10-01T14:00:00Z', { tournamentId: championship, season: '2022-23', ...ended(1, 0) }),
    feedMatch('Everton', 'Oldham', '2023-01-07T14:00:00Z', { tournamentId: 'england.fa-cup', season: '2022-23', ...ended(1, 0) }),
    feedMatch('Oldham', 'Arsenal', '2024-04-13T14:00:00Z'),
    feedMatch('Bury', 'Everton', '2024-04-13T14:00:00Z', { tournamentId: championship }),
    feedMatch('Oldham', 'Arsenal', '2024-05-13T14:00:00Z', { tournamentId: 'england.fa-cup', round: { stage: 'final' } }),
  ]);
});

it('a club is promoted that played in a lower division the season before', async () => {
  const [oldham] = await idsOf('oldham');
  const present = await seasonOf('england.premier-league', '2023-24');
  expect(await listPromotedClubs(db, present, await idsOf('oldham', 'arsenal'))).toEqual([oldham]);
});

it('no club is that was there earlier only, or is not asked for', async () => {
  const present = await seasonOf('england.premier-league', '2023-24');
  expect(await listPromotedClubs(db, present, await idsOf('arsenal', 'everton'))).toEqual([]);
});

it('nobody is promoted into the division in which they were, or into a cup', async () => {
  const clubs = await idsOf('oldham', 'bury', 'everton', 'arsenal');
  expect(await listPromotedClubs(db, await seasonOf(championship, '2023-24'), clubs)).toEqual([]);
  expect(await listPromotedClubs(db, await seasonOf('england.fa-cup', '2023-24'), clubs)).toEqual([]);
});
