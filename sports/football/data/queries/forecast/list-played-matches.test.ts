import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listPlayedMatches } from './list-played-matches.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-08T08:00:00Z');
await storeCatalogue(db, smallCatalogue(), now);

it('hands the expected goals of a match to the ratings beside its other counts, where both sides are known', async () => {
  const statistics = { shots: [18, 10], expectedGoals: [1.97, 0.84] } as const;
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', { ...ended(2, 1), statistics }),
    feedMatch('Everton', 'Arsenal', '2024-04-07T14:00:00Z', { ...ended(0, 0), statistics: { expectedGoals: [0.4, null] } }),
  ]);
  const day = Date.UTC(2024, 3, 6) / 86_400_000;
  const [first, second] = await listPlayedMatches(db, await listForecastTournaments(db), day, day + 2);
  expect(first).toMatchObject({ goals: { home: 2, away: 1 }, shots: [18, 10], expectedGoals: [1.97, 0.84] });
  expect(second).toBeDefined();
  expect(second).not.toHaveProperty('expectedGoals');
});

it('leaves out youth and second teams and friendlies of clubs, but not friendlies of national teams', async () => {
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', '2024-03-02T14:00:00Z', ended(1, 0))]);
  const day = Date.UTC(2024, 2, 2) / 86_400_000;
  const tournaments = await listForecastTournaments(db);
  const countAs = async (level: string, isNational = false) => {
    await db.query('update tournaments set level = $1 where id = $2', [level, 'england.premier-league']);
    await db.query(`update teams set country_id = (select id from countries where slug = $1) where slug = 'arsenal'`, [
      isNational ? 'england' : 'portugal',
    ]);
    return (await listPlayedMatches(db, tournaments, day, day + 1)).length;
  };
  expect([await countAs('senior'), await countAs('youth'), await countAs('reserves'), await countAs('friendly')]).toEqual([1, 0, 0, 0]);
  expect(await countAs('friendly', true)).toBe(1);
});

it('takes a league without a tier to be below the divisions of its country that have one, and a cup to have none', async () => {
  const { rows } = await db.query<{ number: number }>(`select numeric_id as number from tournaments where id = 'england.fa-cup'`);
  const number = rows[0]?.number as number;
  expect((await listForecastTournaments(db)).of(number)).not.toHaveProperty('tier');
  await db.query(`update tournaments set type = 'league' where numeric_id = $1`, [number]);
  expect((await listForecastTournaments(db)).of(number)).toMatchObject({ tier: 2, tierIsGuessed: true });
});
