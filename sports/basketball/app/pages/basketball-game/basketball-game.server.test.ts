import { beforeAll, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { markAwaited } from '#data/commands/matches/mark-awaited.ts';
import type { MatchSide, TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { aBasketballGame, aClub, aTwoSidedQuote, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';
import { basketballClubPage } from '../basketball-club/basketball-club.page.ts';
import type { BasketballClubView } from '../basketball-club/basketball-club.server.ts';
import { basketballSeasonPage } from '../basketball-season/basketball-season.page.ts';
import type { BasketballSeasonView } from '../basketball-season/basketball-season.server.ts';
import { basketballGamePage } from './basketball-game.page.ts';
import type { BasketballGameView } from './basketball-game.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2022-01-19T15:00:00Z');
const tonight = '2022-01-20T02:00:00Z';
const denver = aClub('Denver Nuggets', 'Nuggets');
const clippers = aClub('LA Clippers', 'Clippers');
const lakers = aClub('Los Angeles Lakers', 'Lakers');
const jazz = aClub('Utah Jazz', 'Jazz');
const celtics = aClub('Boston Celtics', 'Celtics');
const slug = 'denver-nuggets-la-clippers-2022-01-20';
const game = `/basketball/matches/${slug}`;

const played = (home: MatchSide, away: MatchSide, startedAt: string, more: Partial<TwoSidedMatchOf<'basketball'>>) =>
  aBasketballGame({ season: '2021-22', sides: [home, away], kickoff: { known: true, utc: new Date(startedAt) }, ...more });

const ended = (home: number, away: number) => ({
  status: 'finished' as const,
  play: { quarters: [[home, away]] as [[number, number]], total: [home, away] as [number, number] },
});

beforeAll(async () => {
  await storeTwoSidedWorld(db, now);
  const quotedAt = new Date('2022-01-19T12:00:00Z');
  await ingestTwoSided(db, now, [
    // The evenings of 11, 15, 16 and 18 January in America, which are the next mornings in Greenwich.
    played(clippers, denver, '2022-01-12T03:00:00Z', ended(87, 85)),
    played(denver, lakers, '2022-01-16T02:00:00Z', ended(133, 96)),
    played(denver, jazz, '2022-01-17T01:00:00Z', ended(102, 125)),
    played(celtics, clippers, '2022-01-19T00:30:00Z', ended(110, 100)),
    // Of the same day: no part of the morning.
    played(celtics, lakers, '2022-01-19T12:00:00Z', ended(120, 90)),
    played(denver, clippers, tonight, {
      quotes: [
        aTwoSidedQuote('moneyline', 'pinnacle', [1.25, 4.5], { quotedAt }),
        aTwoSidedQuote('spread', 'pinnacle', [1.93, 1.91], { line: -9.5, quotedAt }),
        aTwoSidedQuote('total', 'pinnacle', [1.9, 1.92], { line: 213, quotedAt }),
      ],
    }),
  ]);
});

async function load<View>(page: Parameters<typeof openPage>[0], path: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<View>(page, site, path)), notes };
}

it('a game knows both clubs on its morning: record, place, rest, and their games before', async () => {
  const { view, head, notes } = await load<BasketballGameView>(basketballGamePage, game);
  // The season has neither a start nor a place, without which search engines refuse an event.
  expect(JSON.stringify(view.description.sportsEvent).match(/"SportsEvent"/g)).toHaveLength(1);
  expect([view.day, view.game.status, view.begun, view.vote]).toEqual(['2022-01-19', 'scheduled', false, 'open']);
  expect(view.home).toMatchObject({ record: { wins: 1, losses: 2 }, restDays: 2 });
  expect(view.away).toMatchObject({ record: { wins: 1, losses: 1 }, restDays: 0 });
  const isWon = ({ games }: BasketballGameView['home']) => games.map((played) => played.isWon);
  expect([isWon(view.home), isWon(view.away)]).toEqual([
    [false, true, false],
    [true, false],
  ]);
  expect(view.home.lastGames.map(({ opponent, scored }) => [opponent, scored])).toEqual([
    ['Jazz', 102],
    ['Lakers', 133],
    ['Clippers', 85],
  ]);
  expect(view.meetings.record).toEqual({ wins: 0, losses: 1 });
  expect(view.tables.map(({ conference }) => conference)).toEqual(['west']);
  expect(view.tables[0]?.rows.find(({ club }) => club.slug === lakers.slug)).toMatchObject({ wins: 0, losses: 1 });
  expect(view.markets.map(({ market, lines }) => [market, lines[0]?.line])).toEqual([
    ['moneyline', 0],
    ['spread', -9.5],
    ['total', 213],
  ]);
  expect(head.title).toContain('LA Clippers at Denver Nuggets');
  expect(notes.topics).toEqual(expect.arrayContaining([`match:${view.game.id}`, `minor:team:${view.game.home.id}`]));
  expect(notes.until).toEqual([new Date(tonight)]);
});

it('a game tells its chances on the lines of the day where it is forecast', async () => {
  await db.query(
    `insert into forecasts (match_id, model, home_probability, away_probability, reliability_level, reliability_matches, grounds, model_version, computed_at)
     select id, '{"lead": {"mean": 9.5, "deviation": 12}, "total": {"mean": 213, "deviation": 18}}', 0.7857, 0.2143, 4, 40, '{}', 'test', $2
     from matches where slug = $1`,
    [slug, now],
  );
  const { view } = await load<BasketballGameView>(basketballGamePage, game);
  // A normal lead of 9.5 ± 12 is above 0 in 78.6% and above 9.5 in half of all games.
  expect(view.chances.map(({ market, bets: [first, second] }) => [market, first.chance.toFixed(3), second.chance.toFixed(3)])).toEqual([
    ['moneyline', '0.214', '0.786'],
    ['spread', '0.500', '0.500'],
    ['total', '0.500', '0.500'],
  ]);
  expect(view.chances[0]?.bets.map(({ best }) => best)).toEqual([4.5, 1.25]);
  expect(view.told).toHaveLength(4);
});

it('a season has the tables of both conferences and its next games, and a list of those that are over', async () => {
  const { view } = await load<BasketballSeasonView>(basketballSeasonPage, '/basketball/nba');
  expect(view.tables.map(({ conference, rows }) => [conference, rows[0]?.club.name])).toEqual([
    ['east', 'Boston Celtics'],
    ['west', 'Utah Jazz'],
  ]);
  expect(view.games.map(({ home }) => home.slug)).toEqual([denver.slug]);
  const results = await load<BasketballSeasonView>(basketballSeasonPage, '/basketball/nba?section=results');
  expect(results.view.games.map(({ home }) => home.slug)).toEqual([celtics, celtics, denver, denver, clippers].map((club) => club.slug));
  await expect(load(basketballSeasonPage, '/basketball/nba?season=1999-00')).rejects.toMatchObject({ status: 404 });
});

it('a club has its place, its record and its games, named as readers of Greek write them', async () => {
  const { view, head } = await load<BasketballClubView>(basketballClubPage, `/basketball/clubs/${denver.slug}`, 'gr');
  expect(view.club.name).toBe('Ντένβερ Νάγκετς');
  expect(view.row).toMatchObject({ wins: 1, losses: 2, conference: 'west', home: { wins: 1, losses: 1 } });
  expect(view.points.away).toMatchObject({ games: 1, scored: 85, conceded: 87 });
  expect([view.coming.length, view.ended.length, head.indexed]).toEqual([1, 3, true]);
});

it.each([
  [basketballGamePage, '/basketball/matches/nobody'],
  [basketballClubPage, '/basketball/clubs/nobody'],
  [basketballSeasonPage, '/basketball/nowhere'],
])('nothing is found where nothing is', async (page, path) => {
  await expect(load(page, path)).rejects.toMatchObject({ status: 404 });
});

it('a game whose result is awaited has no preview any more', async () => {
  const after = new Date('2022-01-20T07:00:00Z');
  const { rows } = await db.query<{ id: number }>('select id from matches where slug = $1', [slug]);
  await markAwaited(
    db,
    'basketball',
    rows.map(({ id }) => id),
    { now: after, unchangedSince: after },
  );
  const { view } = await load<BasketballGameView>(basketballGamePage, game);
  expect([view.game.status, view.told]).toEqual(['awaited', []]);
});
