import { beforeAll, expect, it } from 'vitest';
import { growCompetitions } from '#data/commands/catalogue/grow-competitions.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedBatch, FeedStandings } from '#data/feeds/feed.ts';
import { getSeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import { listReportedTables } from '#data/queries/tournament/list-reported-tables.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { compareStandingsJob } from './compare-standings.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-10-01T12:00:00Z');
const provider = 'api-football';
const ghana = { tournamentId: 'ghana.premier-league', season: '2024-25' };
let seasonId = 0;

/* Hearts beat Kotoko 2-1 and drew 0-0 with Medeama. */
const rows: FeedStandings['rows'] = [
  { table: '1 Premier League', club: { name: 'Hearts', externalId: '1' }, played: 2, won: 1, drawn: 1, lost: 0, points: 4 },
  { table: '1 Premier League', club: { name: 'Medeama', externalId: '3' }, played: 1, won: 0, drawn: 1, lost: 0, points: 1 },
  { table: '1 Premier League', club: { name: 'Kotoko', externalId: '2' }, played: 1, won: 0, drawn: 0, lost: 1, points: 0 },
];
const club = (name: string, externalId: string) => ({ name, externalId });

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const told = { externalId: '570', name: 'Premier League', region: 'GH', kind: 'league', season: 'autumn-spring' } as const;
  const coverage = { now: [], since: {}, current: null };
  await inTransaction(db, (client) => growCompetitions(client, [{ ...told, coverage }], { provider, now }));
  await tell({
    matches: [
      {
        ...feedMatch('Hearts', 'Kotoko', '2024-09-20T15:00:00Z', ended(2, 1)),
        ...ghana,
        home: club('Hearts', '1'),
        away: club('Kotoko', '2'),
      },
      {
        ...feedMatch('Medeama', 'Hearts', '2024-09-27T15:00:00Z', ended(0, 0)),
        ...ghana,
        home: club('Medeama', '3'),
        away: club('Hearts', '1'),
      },
    ],
  });
  seasonId = (await db.query<{ id: number }>('select id from seasons')).rows[0]?.id ?? 0;
});

/** Stores an answer of the source, and compares its tables with the site's. */
async function tell({ matches = [], ...more }: Partial<FeedBatch>): Promise<void> {
  await ingestAnswer(db, { name: provider, isSimulated: false }, now, matches, more);
  await compareStandingsJob(false).run({ db, clock: clockStandingAt(now), signal: new AbortController().signal });
}
const standings = (told: FeedStandings['rows']) => tell({ standings: [{ ...ghana, rows: told }] });
const own = async () => {
  const reading = { locale: 'en', today: localDayOf(now, 'UTC'), compare: (one: string, other: string) => one.localeCompare(other) };
  const { isCertain, tables } = await getSeasonStages(db, { seasonId }, reading);
  return { isCertain, points: tables.flatMap((table) => table.rows.map((row) => [row.club.name, row.points])) };
};

it('draws up no table of a grown competition before a source has told one', async () => {
  expect(await own()).toEqual({ isCertain: false, points: [] });
  expect(await listReportedTables(db, 'en', seasonId)).toEqual([]);
});

it('shows the table of the source, in its order, where ours is another', async () => {
  const [hearts, medeama, kotoko] = rows as [FeedStandings['rows'][number], FeedStandings['rows'][number], FeedStandings['rows'][number]];
  await standings([hearts, { ...kotoko, points: 2 }, medeama, { ...kotoko, club: club('Aduana', '4') }]);
  expect((await own()).isCertain).toBe(false);
  const told = await listReportedTables(db, 'en', seasonId);
  expect(told.map(({ source, name }) => [source, name])).toEqual([[provider, 'Premier League']]);
  expect(told[0]?.rows.map(({ place, club: { name }, points }) => [place, name, points])).toEqual([
    [1, 'Hearts', 4],
    [2, 'Kotoko', 2],
    [3, 'Medeama', 1],
  ]);
});

it('is not certain of ours while a club is missing in it', async () => {
  await db.query(`insert into teams (sport_id, country_id, slug, gender_type, name, row_name, short_name, colours, created_at, updated_at)
    select sport_id, country_id, 'dreams', gender_type, 'Dreams', 'Dreams', 'Dreams', colours, created_at, updated_at from teams where name = 'Hearts'`);
  await db.query(`insert into external_ids select 1, $1, 'team', '5', id from teams where slug = 'dreams'`, [provider]);
  await standings([...rows, { table: '1 Premier League', club: club('Dreams', '5'), played: 1, won: 1, drawn: 0, lost: 0, points: 3 }]);
  expect((await own()).isCertain).toBe(false);
});

it('shows ours once it is the same', async () => {
  await standings(rows);
  expect(await own()).toEqual({
    isCertain: true,
    points: [
      ['Hearts', 4],
      ['Medeama', 1],
      ['Kotoko', 0],
    ],
  });
});
