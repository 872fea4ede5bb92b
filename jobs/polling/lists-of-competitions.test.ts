import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { createMatchFeedSource } from '#data/sources/match-feed/match-feed-source.ts';
import { createFootballDataOrgSource } from '#sports/football/data/sources/football-data-org/football-data-org-source.ts';
import { answerOf, sample } from '#tests/factories/football-data-org-answers.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { type Fault, startMirror } from '#tests/mirrors/start-mirror.ts';
import { pollSource } from './poll-source.ts';
import { describedFootballKind, footballByCompetitionKind } from './source-kind.ts';

const { db } = await createTestDatabase();
const dayMs = 86_400_000;

/* Every test has days of its own, from this one on. */
let now = new Date('2026-11-20T12:00:00Z');
const faults: Fault[] = [];
let list = '';
let feed = '';
const noMatches = answerOf();
const second = { id: 2999, name: 'Segunda Liga', code: 'SLP' };
const mirror = await startMirror(
  {
    org: (call) => {
      if (call === 'v4/competitions') return { text: list };
      if (call !== 'v4/competitions/SLP/matches?season=2026') return { text: noMatches };
      const sides = { homeTeam: { id: 9_001, name: 'Sporting da Serra' }, awayTeam: { id: 9_002, name: 'União de Cima' } };
      return { text: answerOf(sample({ area: { code: 'PRT' }, competition: second, ...sides })) };
    },
    feed: () => ({ text: feed, headers: { ETag: `"${feed.length}"` } }),
  },
  { now: () => now, faults },
);
afterAll(() => mirror.stop());
const source = createFootballDataOrgSource({ address: new URL(mirror.addressOf('site', 'org')), key: 'secret-of-the-operator' }, []);

const currentSeason = { startDate: '2026-08-14', endDate: '2027-05-23' };
const portugal = { name: 'Portugal', code: 'PRT' };
const listed = (code: string | null, name: string, area: object, more: object = {}) => ({
  ...{ id: 1, code, name, area, type: 'LEAGUE', plan: 'TIER_ONE', currentSeason },
  ...more,
});
const ofClient = (...competitions: readonly unknown[]) => JSON.stringify({ filters: { client: 'A site' }, competitions });

beforeAll(() => storeCatalogue(db, smallCatalogue(), now));
beforeEach(() => {
  faults.length = 0;
  now = new Date(now.getTime() + dayMs);
});

async function poll() {
  const context = { db, clock: { now: () => now }, signal: new AbortController().signal };
  const report = await pollSource(context, source, footballByCompetitionKind, () => 0, Number.POSITIVE_INFINITY);
  now = new Date(now.getTime() + 60_000);
  return report;
}
const numbers = async () => {
  const { rows } = await db.query<{ number: string; id: string }>(
    `select n.external_id as number, t.id from competition_numbers n join tournaments t on t.numeric_id = n.tournament_id where provider = 'football-data-org'`,
  );
  return Object.fromEntries(rows.map(({ number, id }) => [number, id]));
};
const competitions = async () => (await db.query(`select id, name from tournaments order by id`)).rows;

it('joins the competitions that football-data.org lists to those of the catalogue, adds the others, and then asks for their matches', async () => {
  list = ofClient(
    listed('PL', 'Premier League', { name: 'England', code: 'ENG' }),
    listed('CLI', 'Copa Libertadores', { name: 'South America', code: 'SAM' }, { type: 'CUP' }),
    listed(second.code, ` ${second.name}\n`, portugal, { plan: 'TIER_TWO' }),
    listed('PL', 'Premier League', portugal),
    listed('XX', 'League of Ys', { name: 'Ys', code: 'YSX' }),
    listed(null, 'Nameless', portugal),
  );
  await poll();
  expect(await numbers()).toEqual({ PL: 'england.premier-league', CLI: 'international.copa-libertadores', SLP: 'portugal.segunda-liga' });
  const { rows: problems } = await db.query(
    `select code, field, value from source_problems where source = 'football-data-org' and call = 'competitions' order by row`,
  );
  expect(problems).toEqual([
    { code: 'duplicate-row', field: 'code', value: 'PL' },
    { code: 'not-this-format', field: 'area', value: 'Ys YSX' },
    { code: 'missing-value', field: 'code', value: '' },
  ]);
  const { taken } = await poll();
  expect(taken).toEqual(expect.arrayContaining(['competitions/PL/matches?season=2026', 'competitions/SLP/matches?season=2026']));
  const { rows } = await db.query(
    `select t.id, s.label, h.slug from matches m join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
     join teams h on h.id = m.home_team_id`,
  );
  expect(rows).toEqual([{ id: 'portugal.segunda-liga', label: '2026-27', slug: 'sporting-da-serra' }]);
});

it('takes of a list that is of no client what is in the plan that costs nothing', async () => {
  list = JSON.stringify({
    count: 2,
    filters: {},
    competitions: [
      listed('DED', 'Eredivisie', { name: 'Netherlands', code: 'NLD' }),
      listed('QCAF', 'WC Qualification CAF', { name: 'Africa', code: 'AFR' }, { plan: 'TIER_FOUR' }),
    ],
  });
  await poll();
  const { DED, QCAF } = await numbers();
  expect({ DED, QCAF }).toEqual({ DED: 'netherlands.eredivisie', QCAF: undefined });
});

it.each(['429', 'cut', 'page', 'errors'] as const)('keeps what it knows where the list fails: %s', async (kind) => {
  const before = await competitions();
  list = ofClient(listed('BL9', 'Never Seen', { name: 'Germany', code: 'DEU' }));
  faults.push({ source: 'org', kind, from: now, until: new Date(now.getTime() + 1) });
  const { failed } = await poll();
  expect(failed.map(({ call }) => call)).toContain('competitions');
  expect(failed.map(({ problem }) => problem).join()).not.toContain('secret');
  expect(await competitions()).toEqual(before);
});

it.each([
  ['is empty', ofClient()],
  ['holds no competition that can be read', ofClient(7, null, { name: 'Segunda Liga' }, listed('SLP', '', portugal))],
])('keeps what it knows where the list %s', async (_case, text) => {
  const before = await competitions();
  list = text;
  expect((await poll()).taken).toContain('competitions');
  expect(await competitions()).toEqual(before);
});

it('keeps what it knows where the list is something else', async () => {
  list = '{"message":"You are not here: secret-of-the-operator","errorCode":403}';
  const { failed } = await poll();
  expect(failed.find(({ call }) => call === 'competitions')?.problem).toBe(
    'competitions: a refusal (403) in place of a list of competitions',
  );
});

const feedOf = (...matches: readonly string[]) => `<match-feed version="1" site="https://tips.example">${matches.join('')}</match-feed>`;
const inFeed = (id: number, competition: string, home = 'Hearts', away = 'Kotoko') =>
  `<match id="${id}" kick-off="2026-12-24T14:30:00Z" status="scheduled"><competition season="2026-27" ${competition}/><home name="${home}"/><away name="${away}"/></match>`;
const numbersOfFeed = async () => {
  const { rows } = await db.query(
    `select n.external_id as number, t.id, t.name from competition_numbers n join tournaments t on t.numeric_id = n.tournament_id where provider = 'match-feed'`,
  );
  return rows;
};

it('adds the competitions that an XML feed describes, with their matches at once, and keeps them when the publisher moves them', async () => {
  const catalogue = ['england.premier-league', 'england.fa-cup'];
  const source = createMatchFeedSource({ address: new URL(mirror.addressOf('site', 'feed')) }, catalogue, []);
  const ask = async () => {
    const context = { db, clock: { now: () => now }, signal: new AbortController().signal };
    now = new Date(now.getTime() + dayMs);
    return pollSource(context, source, describedFootballKind, () => 0, Number.POSITIVE_INFINITY);
  };
  const problems = async () => (await db.query(`select code, value from source_problems where source = 'match-feed' order by value`)).rows;
  const ghana = 'name="Premier League" region="GH" kind="league"';
  feed = feedOf(
    inFeed(1, `id="england.premier-league" number="39" name="Premier League" region="GB-ENG" kind="league"`, 'Arsenal', 'Everton'),
    inFeed(2, `id="ghana.premier-league" number="1200" ${ghana}`),
    inFeed(3, 'id="ghana.second-division" name="Second Division" region="GH" kind="league"'),
    inFeed(4, 'id="nowhere.league" number="1201" name="League" region="ZZ" kind="league"'),
    inFeed(5, 'id="ghana.cup" number="1202" name="Cup" region="GH" kind="raffle"'),
  );
  expect((await ask()).taken).toEqual(['match-feed']);
  expect(await numbersOfFeed()).toEqual([{ number: 'tips.example/1200', id: 'ghana.premier-league', name: 'Premier League' }]);
  const { rows } = await db.query(
    `select t.id from matches m join tournaments t on t.numeric_id = m.tournament_id where m.kickoff_utc = '2026-12-24T14:30:00Z' order by 1`,
  );
  expect(rows).toEqual([{ id: 'england.premier-league' }, { id: 'ghana.premier-league' }]);
  expect(await problems()).toEqual([
    { code: 'unknown-competition', value: 'ghana.second-division' },
    { code: 'unknown-competition', value: 'nowhere.league' },
    { code: 'not-this-format', value: 'raffle' },
  ]);

  feed = feedOf(inFeed(2, `id="ghana.gpl" number="1200" ${ghana.replace('Premier', 'Ghana Premier')}`));
  await ask();
  expect(await numbersOfFeed()).toEqual([{ number: 'tips.example/1200', id: 'ghana.premier-league', name: 'Ghana Premier League' }]);
});
