import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { noteReconstruction } from '#data/commands/ledger/note-reconstruction.ts';
import type { Clock } from '#domain/time/clock.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mountForecastAccuracy } from './mount-forecast-accuracy.ts';

const { db } = await createTestDatabase();
let now = new Date('2024-04-08T09:30:00Z');
const before = new Date('2024-04-05T09:00:00Z');
const clock = { now: () => now } as Clock;
const app = new Hono();
mountForecastAccuracy(app, { db, filePrefix: '', clock });

/** Model of an even match with hardly any goals: by far the likeliest result is a draw. */
const drawish = { homeGoals: 0.001, awayGoals: 0.001, lowScoreDependence: 0, drawWeight: 1 };

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), before);
  const fixtures = [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Man City', 'Man United', '2024-04-07T14:00:00Z'),
    feedMatch('Porto', 'Nacional', '2024-04-07T19:00:00Z', { tournamentId: 'portugal.liga-portugal' }),
    feedMatch('Arsenal', 'Man City', '2024-04-10T19:00:00Z'),
  ] as const;
  await ingestMatches(db, before, fixtures);
  const { rows } = await db.query<{ id: number }>('select id from matches order by kickoff_utc');
  const [arsenal, city, porto, coming] = rows.map(({ id }) => id) as [number, number, number, number];
  // Of results alone (0.4, 0.3, 0.3) a home win, and by its own prices (0.6, 0.2, 0.2): the draw is all that the model's grid knows once earlier prices count.
  await aForecast(db, { matchId: arsenal, chances: { home: 0.4, draw: 0.3, away: 0.3 } });
  await aForecast(db, {
    matchId: city,
    model: drawish,
    marketInformed: drawish,
    pricedAt: before,
    chances: { home: 0.6, draw: 0.2, away: 0.2 },
  });
  await aForecast(db, { matchId: porto, chances: { home: 0.4, draw: 0.3, away: 0.3 } });
  await aForecast(db, { matchId: coming });
  await noteReconstruction(db, { fromDay: '2024-04-01', doneDay: '2024-04-06', untilDay: '2024-04-06' } as never, before);
  await ingestMatches(db, now, [
    { ...fixtures[0], ...ended(1, 0) },
    { ...fixtures[1], ...ended(0, 0) },
    { ...fixtures[2], ...ended(0, 2) },
  ]);
});

type Row = Record<string, string | number>;

async function read(): Promise<Row[]> {
  return ((await (await app.request('/forecasts/scores.json')).json()) as { scores: Row[] }).scores;
}

const of = (rows: readonly Row[], wanted: Row) =>
  rows.filter((row) => Object.entries(wanted).every(([name, value]) => row[name] === value));

it('scores each kind over the finished matches that it spoke of, a competition at a time and all together', async () => {
  const rows = await read();
  const model = of(rows, { kind: 'model', over: 'of-this-kind' });
  expect(model.map(({ competition, matches }) => [competition, matches])).toEqual([
    ['all', 3],
    ['england.premier-league', 2],
    ['portugal.liga-portugal', 1],
  ]);
  // An away win of which 0.3 was said: (0.4² + 0.7²) / 2, −ln 0.3 and 0.4² + 0.3² + 0.7².
  expect(model[2]).toMatchObject({ rps: 0.325, log_loss: 1.203973, brier: 0.74, name: 'Liga Portugal' });
  // A home win of which 0.4 was said, (0.6² + 0.3²) / 2, and a draw of which the grid says all but nothing else.
  expect(model[1]?.rps).toBeCloseTo(0.225 / 2, 3);
});

it('scores the other kinds by what they said, and compares all three over the matches that have all', async () => {
  const rows = await read();
  // A draw of which 0.2 was said, after 0.6 for the home win: (0.6² + 0.2²) / 2.
  expect(of(rows, { kind: 'blended', competition: 'all', over: 'of-this-kind' })).toMatchObject([{ matches: 1, rps: 0.2 }]);
  expect(of(rows, { competition: 'all', over: 'of-all-kinds' }).map(({ kind, matches }) => [kind, matches])).toEqual([
    ['model', 1],
    ['market-informed', 1],
    ['blended', 1],
  ]);
  expect(of(rows, { competition: 'portugal.liga-portugal', over: 'of-all-kinds' })).toEqual([]);
});

it('counts apart the matches of days that were worked through later', async () => {
  const rows = of(await read(), { kind: 'model', over: 'of-this-kind' });
  expect(rows.map((row) => row.computed_afterwards)).toEqual([1, 1, 0]);
});

it('says the same as a table for spreadsheets', async () => {
  const answer = await app.request('/forecasts/scores.csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="forecast-scores.csv"');
  const [head, ...rows] = (await answer.text()).trimEnd().split('\r\n');
  expect(head).toBe('competition,name,kind,over,matches,computed_afterwards,rps,log_loss,brier,calibration_error');
  expect(rows).toHaveLength((await read()).length);
  expect(rows.find((row) => row.startsWith('portugal'))).toMatch(
    /^portugal\.liga-portugal,Liga Portugal,model,of-this-kind,1,0,0\.325,1\.203973,0\.74,/,
  );
});

it('is calculated anew after an hour', async () => {
  await db.query(`update matches set home_goals = 3, away_goals = 0, full_time_home = 3, full_time_away = 0 where away_goals = 2`);
  const portugal = { competition: 'portugal.liga-portugal', kind: 'model' };
  expect(of(await read(), portugal)[0]?.rps).toBe(0.325);
  now = new Date('2024-04-08T10:00:00Z');
  expect(of(await read(), portugal)[0]?.rps).toBe(0.225);
});
