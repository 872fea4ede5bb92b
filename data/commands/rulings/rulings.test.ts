import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeRulings } from '#data/commands/catalogue/store-rulings.ts';
import { mergeClubs } from '#data/commands/clubs/merge-clubs.ts';
import { storeSeasonProjection } from '#data/commands/forecast/store-season-projection.ts';
import { listEnteredRulings } from '#data/queries/rulings/list-entered-rulings.ts';
import { listDisagreements } from '#data/queries/sources/list-disagreements.ts';
import { listPointAdjustments } from '#data/queries/tournament/list-point-adjustments.ts';
import { listTableMatches } from '#data/queries/tournament/list-table-matches.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer, ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { enterPoints } from './enter-points.ts';
import { ruleOnMatch } from './rule-on-match.ts';
import { undoRuling } from './undo-ruling.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const season = { tournament: 'england.premier-league', season: '2023-24' };
const slug = 'arsenal-everton-2024-03-02';
const played = feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z', ended(2, 1));

let seasonId = 0;
beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await addClubs(db, 'Toffees');
  await ingestMatches(db, now, [played, feedMatch('Man City', 'Arsenal', '2024-03-31T15:00:00Z', ended(0, 0))]);
  await storeRulings(db, { pointAdjustments: [], settledTies: [] }, now);
  seasonId = (await db.query<{ id: number }>('select id from seasons')).rows[0]?.id ?? 0;
});

const pointsOn = async (day: string) => (await listPointAdjustments(db, seasonId, day)).map(({ points }) => points);
const lastTopics = async () =>
  (await db.query<{ topics: string[] }>('select topics from changes order by version desc limit 1')).rows[0]?.topics;
const matchNow = async () =>
  (
    await db.query(`select status, home_goals as home, away_goals as away, full_time_home as "fullTime" from matches where slug = $1`, [
      slug,
    ])
  ).rows[0];

it('takes points at once, keeps them when the catalogue is stored again, and gives them back', async () => {
  const id = await enterPoints(db, { ...season, club: 'everton', points: -10 }, now);
  expect(await lastTopics()).toEqual([expect.stringMatching(/^tournament:/), expect.stringMatching(/^team:/)]);
  await storeRulings(db, { pointAdjustments: [{ ...season, club: 'everton', points: -2 }], settledTies: [] }, now);
  await storeRulings(db, { pointAdjustments: [], settledTies: [] }, now);
  expect(await pointsOn('2023-08-01')).toEqual([-10]);
  expect(await undoRuling(db, `p${id}`, now)).toBe('everton');
  expect(await lastTopics()).toEqual([expect.stringMatching(/^tournament:/), expect.stringMatching(/^team:/)]);
  expect(await pointsOn('2024-05-19')).toEqual([]);
});

it('counts points from the day of the ruling, and forgets how the season was simulated to end without them', async () => {
  const { rows } = await db.query<{ id: number }>(`select id from teams where slug = 'everton'`);
  const clubs = [{ teamId: rows[0]?.id ?? 0, places: [1], expectedPoints: 40 }];
  await storeSeasonProjection(db, { seasonId, clubs, simulations: 10, modelVersion: 'x' }, now);
  expect((await db.query('select 1 from season_projections')).rowCount).toBe(1);
  const id = await enterPoints(db, { ...season, club: 'everton', points: -6, decidedOn: '2024-02-26', reason: 'appeal' }, now);
  expect([await pointsOn('2024-02-25'), await pointsOn('2024-02-26')]).toEqual([[], [-6]]);
  expect((await db.query('select 1 from season_projections')).rowCount).toBe(0);
  await undoRuling(db, `p${id}`, now);
});

it('refuses points by the value that is wrong, and a second ruling of a day', async () => {
  const enter = (over: object) => enterPoints(db, { ...season, club: 'everton', points: -1, ...over }, now);
  await expect(enter({ tournament: 'england.premiership' })).rejects.toThrow('no competition "england.premiership"');
  await expect(enter({ season: '2019-20' })).rejects.toThrow('no season "2019-20" of england.premier-league is stored');
  await expect(enter({ club: 'evertonians' })).rejects.toThrow('no club "evertonians"');
  await expect(enter({ club: 'manchester-united' })).rejects.toThrow('"manchester-united" does not play in england.premier-league 2023-24');
  await expect(enter({ stage: 'split' })).rejects.toThrow('england.premier-league 2023-24 has no stage "split": it has league');
  const id = await enter({});
  await expect(enter({})).rejects.toThrow('"everton" has a ruling without a day in 2023-24 already');
  await undoRuling(db, `p${id}`, now);
});

it('undoes nothing of the catalogue, and nothing that it does not know', async () => {
  await storeRulings(db, { pointAdjustments: [{ ...season, club: 'everton', points: -2 }], settledTies: [] }, now);
  const { rows } = await db.query<{ id: number }>('select id from point_adjustments');
  await expect(undoRuling(db, `p${rows[0]?.id}`, now)).rejects.toThrow('was entered here');
  await expect(undoRuling(db, 'm99', now)).rejects.toThrow('no ruling "m99" was entered here');
  await expect(undoRuling(db, 'everton', now)).rejects.toThrow('"everton" names no ruling');
  await storeRulings(db, { pointAdjustments: [], settledTies: [] }, now);
});

it('awards a match whatever sources say of it, and believes them again once that is undone', async () => {
  const id = await ruleOnMatch(db, { match: slug, score: { home: 0, away: 3 }, evidence: 'premierleague.com' }, now);
  expect(await matchNow()).toEqual({ status: 'awarded', home: 0, away: 3, fullTime: null });
  expect(await lastTopics()).toEqual(expect.arrayContaining([expect.stringMatching(/^match:/), 'day:2024-03-02']));
  const call = { name: 'fixtures?date=2024-03-02', everySeconds: 60 };
  await ingestAnswer(db, { name: 'api-football', isSimulated: false, call }, now, [{ ...played, ...ended(2, 2) }]);
  expect(await matchNow()).toEqual({ status: 'awarded', home: 0, away: 3, fullTime: null });
  expect(await listDisagreements(db)).toEqual([]);
  expect(await listEnteredRulings(db)).toMatchObject([
    { name: `m${id}`, competition: 'england.premier-league', subject: slug, ruling: '0-3 awarded', evidence: 'premierleague.com' },
  ]);
  await expect(ruleOnMatch(db, { match: slug, score: null }, now)).rejects.toThrow(`there is a ruling on "${slug}" already`);
  expect(await undoRuling(db, `m${id}`, now)).toBe(slug);
  expect(await matchNow()).toEqual({ status: 'finished', home: 2, away: 1, fullTime: 2 });
  await ingestAnswer(db, { name: 'api-football', isSimulated: false, call }, now, [{ ...played, ...ended(2, 2) }]);
  expect(await matchNow()).toEqual({ status: 'finished', home: 2, away: 2, fullTime: 2 });
});

it('annuls a match, which counts in no table until that is undone', async () => {
  expect(await listTableMatches(db, seasonId)).toHaveLength(2);
  const id = await ruleOnMatch(db, { match: slug, score: null }, now);
  await ingestMatches(db, now, [played]);
  expect(await listTableMatches(db, seasonId)).toHaveLength(1);
  await undoRuling(db, `m${id}`, now);
  expect(await listTableMatches(db, seasonId)).toHaveLength(2);
  await expect(ruleOnMatch(db, { match: 'arsenal-everton', score: null }, now)).rejects.toThrow('no match "arsenal-everton"');
});

it('keeps the rulings on a club and a match that turn out to be ones that are stored', async () => {
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Toffees', '2024-03-02T15:00:00Z', ended(5, 5))]);
  const id = await ruleOnMatch(db, { match: 'arsenal-toffees-2024-03-02', score: { home: 3, away: 0 } }, now);
  await enterPoints(db, { ...season, club: 'toffees', points: -7, reason: 'licensing', evidence: 'efl.com' }, now);
  await mergeClubs(db, 'toffees', 'everton', now);
  expect(await matchNow()).toMatchObject({ status: 'awarded', home: 3, away: 0 });
  expect(await listEnteredRulings(db)).toMatchObject([
    { subject: 'everton', ruling: '-7', reason: 'licensing', evidence: 'efl.com' },
    { name: `m${id}`, subject: slug },
  ]);
});
