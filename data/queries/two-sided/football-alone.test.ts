import { describe, expect, it } from 'vitest';
import { identifyClub } from '#data/commands/clubs/identify-club.ts';
import { listCalendarMatches } from '#data/queries/calendar/list-calendar-matches.ts';
import { listForecastsToPrice } from '#data/queries/forecast/list-forecasts-to-price.ts';
import { countMatches, countMatchesBySport } from '#data/queries/home/count-matches.ts';
import { listDayTournaments } from '#data/queries/home/list-day-tournaments.ts';
import { listFavouriteMatches } from '#data/queries/home/list-favourite-matches.ts';
import { listMatchesOfDay } from '#data/queries/home/list-matches-of-day.ts';
import { listMatchesByTime } from '#data/queries/home/matches-by-time.ts';
import { listLeagueCountries } from '#data/queries/leagues/list-league-countries.ts';
import { listLeagues } from '#data/queries/leagues/list-leagues.ts';
import { getMatch } from '#data/queries/match/get-match.ts';
import { listPublishedMatches } from '#data/queries/match-feed/list-published-matches.ts';
import { listLeadingQuotes } from '#data/queries/odds/list-leading-quotes.ts';
import { listPricedTournaments } from '#data/queries/odds/list-priced-tournaments.ts';
import { listSitemapEntries } from '#data/queries/sitemap/list-sitemap-entries.ts';
import { getTeam } from '#data/queries/team/get-team.ts';
import { listClubNames } from '#data/queries/team/list-club-names.ts';
import { getTournament } from '#data/queries/tournament/get-tournament.ts';
import { listCompetitionNames } from '#data/queries/tournament/list-competition-names.ts';
import { listTopTournaments } from '#data/queries/tournament/list-tournaments.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { listComingFixtures } from '#sports/football/data/queries/forecast/list-coming-fixtures.ts';
import { listDayMatches } from '#sports/football/data/queries/forecast/list-day-matches.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { aBasketballGame, aTennisMatch, aTwoSidedQuote, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';

const { db } = await createTestDatabase();
const now = new Date('2023-07-03T08:00:00Z');
const quotedAt = new Date('2023-07-03T07:00:00Z');
const day = { from: new Date('2023-07-03T00:00:00Z'), to: new Date('2023-07-04T00:00:00Z') };
await storeTwoSidedWorld(db, now);
await ingestMatches(db, now, [
  {
    tournamentId: 'england.premier-league',
    season: '2023-24',
    home: { name: 'Arsenal' },
    away: { name: 'Everton' },
    kickoff: { known: true, utc: new Date('2023-07-03T15:00:00Z') },
    status: 'scheduled',
    quotes: [{ bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'moving', quotedAt, prices: [1.5, 4, 6] }],
  },
]);
await ingestTwoSided(db, now, [
  aTennisMatch({ quotes: [aTwoSidedQuote('match-winner', 'bet365', [1.4, 3], { quotedAt })] }),
  aBasketballGame({ status: 'live', play: { quarters: [], total: [4, 2] } }),
]);
const idOf = async (sport: number) =>
  (await db.query<{ id: number }>('select id from matches where sport_id = $1', [sport])).rows[0]?.id as number;
const [football, tennis, basketball] = [await idOf(1), await idOf(2), await idOf(3)];
const tournamentIds = (await db.query<{ id: number }>('select numeric_id as id from tournaments')).rows.map(({ id }) => id);
const teamIds = (await db.query<{ id: number }>('select id from teams')).rows.map(({ id }) => id);
for (const matchId of [football, tennis]) await aForecast(db, { matchId });

const locale = 'en';
const wanted = { ...day, women: false, liveOnly: false, limit: 50, locale };
const localDay = parseLocalDay('2023-07-03') as NonNullable<ReturnType<typeof parseLocalDay>>;
const ids = <Match extends { readonly id: number }>(matches: readonly Match[]) => matches.map(({ id }) => id);
const matchIds = <Match extends { readonly matchId: number }>(matches: readonly Match[]) => [
  ...new Set(matches.map(({ matchId }) => matchId)),
];

const numbersOf = (matches: readonly { readonly externalId?: string }[]) => matches.map(({ externalId }) => Number(externalId));

describe('on a day with a match of football, of tennis and of basketball', () => {
  it.each<[string, () => Promise<readonly number[]>]>([
    ['the list of the day', async () => ids(await listMatchesOfDay(db, { ...day, tournamentIds, liveOnly: false, locale }))],
    ['the list by time', async () => ids(await listMatchesByTime(db, wanted))],
    [
      'what a visitor follows',
      async () => ids(await listFavouriteMatches(db, { matchIds: [tennis], teamIds, tournamentIds, ...day, limit: 9, locale })),
    ],
    ['fixtures to forecast', async () => matchIds(await listComingFixtures(db, day.from, day.to))],
    ['forecasts to price', async () => matchIds(await listForecastsToPrice(db, 'football', { now, until: day.to, pricedBefore: now }))],
    ['forecasts of the day', async () => ids(await listDayMatches(db, day))],
    ['odds', async () => matchIds(await listLeadingQuotes(db, { ...day, now, tournamentId: undefined, most: 1 }, day.from))],
    [
      'the XML feed',
      async () =>
        numbersOf(
          await listPublishedMatches(db, { from: localDay, to: localDay, tournamentId: undefined, after: undefined, limit: 9 }, now),
        ),
    ],
  ])('%s has that of football alone', async (_list, read) => {
    expect(await read()).toEqual([football]);
  });

  it.each<[string, () => Promise<readonly { readonly name: string }[]>]>([
    ['the day', () => listDayTournaments(db, wanted)],
    ['leagues', () => listLeagues(db, day.from, day.to)],
    ['odds', () => listPricedTournaments(db, day.from, day.to)],
    ['the menu', () => listTopTournaments(db, 50)],
  ])('the competitions of %s are those of football alone', async (_list, read) => {
    expect((await read()).map(({ name }) => name)).toEqual(['Premier League']);
  });

  it('the countries of leagues count no matches of other sports', async () => {
    const countries = await listLeagueCountries(db, day.from, day.to);
    expect(countries.map(({ region, matches }) => [region, matches])).toEqual([['GB-ENG', 1]]);
  });

  it('the names that editors look after are those of clubs and competitions of football', async () => {
    const slugs = (await listClubNames(db, locale)).map(({ slug }) => slug);
    expect(slugs).toContain('arsenal');
    expect(slugs.filter((slug) => ['ada-moss', 'denver-nuggets'].includes(slug))).toEqual([]);
    expect(await listCompetitionNames(db)).toEqual(['Premier League', 'Liga Portugal', 'FA Cup', 'Primera División']);
  });

  it('no address of football leads to a match, a side or a competition of another sport', async () => {
    const { rows } = await db.query<{ slug: string }>('select slug from matches where id = $1', [tennis]);
    expect(await getMatch(db, locale, rows[0]?.slug ?? '')).toBeUndefined();
    expect(await getTeam(db, locale, 'denver-nuggets')).toBeUndefined();
    expect(await getTournament(db, 'tennis', 'wimbledon')).toBeUndefined();
    await expect(identifyClub(db, 'denver-nuggets')).rejects.toThrow('no club "denver-nuggets"');
  });
});

describe('the counts of a sport', () => {
  const december = { from: new Date('2023-12-01T00:00:00Z'), to: new Date('2023-12-02T00:00:00Z') };
  const january = { from: new Date('2023-01-02T00:00:00Z'), to: new Date('2023-01-03T00:00:00Z') };

  it('leave the others out', async () => {
    expect(await countMatches(db, 'football', [day, january], january)).toEqual({ inSpans: [1, 0], live: 0 });
    expect(await countMatches(db, 'tennis', [day, january], january)).toEqual({ inSpans: [1, 0], live: 0 });
    expect(await countMatches(db, 'basketball', [day, january], january)).toEqual({ inSpans: [0, 1], live: 1 });
  });

  it('are there for every sport of which anything is stored, and no other', async () => {
    expect(await countMatchesBySport(db, december)).toEqual({ football: 0, tennis: 0, basketball: 0 });
    const client = await db.connect();
    try {
      await client.query('begin');
      await client.query('delete from matches where id = $1', [basketball]);
      expect(await countMatchesBySport(client, day)).toEqual({ football: 1, tennis: 1 });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('addresses', () => {
  it('of the sitemap are told by the sport of each page', async () => {
    const told = async (kind: 'tournaments' | 'teams' | 'matches') =>
      (await listSitemapEntries(db, kind, 0)).map(({ sport, category, slug }) => [sport, category, slug].filter(Boolean).join(' ')).sort();
    expect(await told('tournaments')).toEqual(['basketball basketball nba', 'football england premier-league', 'tennis tennis wimbledon']);
    expect(await told('teams')).toEqual([
      'basketball denver-nuggets',
      'basketball milwaukee-bucks',
      'football arsenal',
      'football everton',
      'tennis ada-moss',
      'tennis eva-thorn',
    ]);
    expect(await told('matches')).toEqual([
      'basketball denver-nuggets-milwaukee-bucks-2023-01-02',
      'football arsenal-everton-2023-07-03',
      'tennis ada-moss-eva-thorn-2023-07-03',
    ]);
  });

  it('of a calendar are told by the sport of each match', async () => {
    const matches = await listCalendarMatches(db, { teamIds, around: now, months: 12, limit: 9, locale });
    expect(matches.map(({ sport, slug }) => [sport, slug])).toEqual([
      ['basketball', 'denver-nuggets-milwaukee-bucks-2023-01-02'],
      ['tennis', 'ada-moss-eva-thorn-2023-07-03'],
      ['football', 'arsenal-everton-2023-07-03'],
    ]);
  });
});
