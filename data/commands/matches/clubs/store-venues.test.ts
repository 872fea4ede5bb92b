import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const venue = { name: 'Estadio Municipal', town: 'Santa Cruz' };

const fixture = (tournamentId: string, home: string, away: string, season = '2023-24'): FeedMatch => ({
  tournamentId,
  season,
  home: { name: home },
  away: { name: away },
  kickoff: { known: true, utc: now },
  status: 'scheduled',
  venue,
  quotes: [],
});

it('keeps grounds of the same name in towns of the same name apart by country, and each once', async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const fixtures = [
    fixture('portugal.liga-portugal', 'Nacional', 'FC Porto'),
    fixture('uruguay.primera-division', 'Nacional', 'Peñarol', '2024'),
  ];
  await ingestMatches(db, now, fixtures);
  await ingestMatches(db, now, fixtures);
  const { rows } = await db.query(
    `select t.slug as home, c.slug as country from matches m join teams t on t.id = m.home_team_id
     join venues v on v.id = m.venue_id join countries c on c.id = v.country_id order by 1`,
  );
  expect(rows).toEqual([
    { home: 'nacional-portugal', country: 'portugal' },
    { home: 'nacional-uruguay', country: 'uruguay' },
  ]);
  expect((await db.query('select 1 from venues where name = $1', [venue.name])).rowCount).toBe(2);
});
