import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '#app/document/resource.ts';
import { mountApi } from '#app/endpoints/api/mount-api.ts';
import { mountLedger } from '#app/endpoints/ledger/mount-ledger.ts';
import { competitionCalendar } from '#app/pages/calendar/calendars.server.ts';
import { tableEmbed } from '#app/pages/embed/table.server.tsx';
import { leaguesPage } from '#app/pages/leagues/leagues.page.ts';
import { growCompetitions } from '#data/commands/catalogue/grow-competitions.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { type Channel, channels, type Licences } from '#data/licences/licence.ts';
import { openLicensedDatabases } from '#data/licences/licensed-databases.ts';
import { listSumsOfPart } from '#data/queries/prediction/list-sums-of-part.ts';
import { tournamentPage } from '#sports/football/app/pages/tournament/tournament.page.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer, ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { closeBeforeDatabase, createTestDatabase } from '#tests/factories/test-database.ts';

const { db, connectionString } = await createTestDatabase();
const now = new Date('2024-10-01T12:00:00Z');
const provider = 'api-football';
/** A pattern of facts that only the licensed source has reported: a competition, its clubs and country, and a scorer. */
const itsOwn = /hearts|kotoko|ghana|Scorer/i;
const quote = {
  bookmaker: 'bet365',
  market: 'match-result',
  line: 0,
  phase: 'closing',
  quotedAt: new Date('2024-10-01T10:00:00Z'),
  prices: [1.57, 4.1, 6.3],
} as const;

const ofGhana = (match: FeedMatch): FeedMatch => ({
  ...match,
  tournamentId: 'ghana.premier-league',
  season: '2024-25',
  home: { name: 'Hearts', externalId: '1' },
  away: { name: 'Kotoko', externalId: '2' },
});

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const told = { externalId: '570', name: 'Premier League', region: 'GH', kind: 'league', season: 'autumn-spring' } as const;
  const coverage = { now: [], since: { results: 2010 }, current: null };
  await inTransaction(db, (client) => growCompetitions(client, [{ ...told, coverage }], { provider, now }));
  const source = { name: provider, isSimulated: false };
  await ingestAnswer(db, source, now, [
    ofGhana(feedMatch('Hearts', 'Kotoko', '2024-09-20T15:00:00Z', ended(2, 1))),
    ofGhana(feedMatch('Hearts', 'Kotoko', '2024-10-01T19:00:00Z', { quotes: [quote] })),
  ]);
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', '2024-10-01T19:00:00Z', { season: '2024-25' })]);
  const { rows } = await db.query<{ id: number }>(`select m.id from matches m join tournaments t on t.numeric_id = m.tournament_id
    where t.id = 'ghana.premier-league' order by m.kickoff_utc desc limit 1`);
  const kickoffUtc = new Date('2024-10-01T19:00:00Z');
  const tip = aTip({
    matchId: rows[0]?.id ?? 0,
    tournamentId: 'ghana.premier-league',
    homeClubName: 'Hearts',
    awayClubName: 'Kotoko',
    kickoffUtc,
  });
  await inTransaction(db, (client) => recordTips(client, [tip, aTip({ matchId: 99_999, kickoffUtc })], now));
});

/** Returns the databases of a site whose licence of the source allows every channel but one. */
function without(channel: Channel) {
  const licences: Licences = { [provider]: new Set(channels.filter((one) => one !== channel)) };
  const databases = openLicensedDatabases(db, () => connectionString, licences);
  closeBeforeDatabase(async () => {
    for (const one of databases.opened) await one.end();
  });
  return { licences, databases };
}

const site = (database: Database, withheld: readonly string[] = []) => createSiteForPages(database, now, { withheld }).site;
const textOf = async (resource: Resource, database: Database, path: string, withheld: readonly string[] = []) =>
  (await askResource(resource, site(database, withheld), path)).text();

/** Returns the facts that leave the site by a channel, as a text; `licences` and `databases` are those of the site. */
const leaves: Readonly<Record<Channel, (parts: ReturnType<typeof without>) => Promise<string>>> = {
  async show({ databases: { show } }) {
    const leagues = await openPage(leaguesPage, site(show), '/leagues');
    const results = await openPage(tournamentPage, site(show), '/ghana/premier-league?section=results').catch(
      (answer: Response) => answer.status,
    );
    const england = await openPage(tournamentPage, site(show), '/england/premier-league');
    return JSON.stringify([leagues, results, england]);
  },
  async api(parts) {
    const app = apiOf(parts);
    const answers = await Promise.all(
      [
        '/api/soccer/tournament/top',
        '/api/soccer/tournament/countries',
        '/api/soccer/tournament?ids=ghana.premier-league',
        '/api/predictions?day=2024-10-01',
      ].map(async (path) => (await app.request(path)).text()),
    );
    return answers.join('\n');
  },
  async feeds(parts) {
    const feed = await (await apiOf(parts).request('/api/match-feed.xml?from=2024-09-19&to=2024-10-02')).text();
    const calendar = await textOf(
      competitionCalendar,
      parts.databases[competitionCalendar.channel],
      '/calendar/competition/ghana/premier-league.ics',
    );
    return feed + (calendar.startsWith('No calendar') ? '' : calendar);
  },
  async embeds({ databases }) {
    const answer = await askResource(tableEmbed, site(databases[tableEmbed.channel]), '/embed/table/ghana/premier-league');
    return answer.status === 404 ? '' : answer.text();
  },
  async downloads({ databases, licences }) {
    const app = new Hono();
    mountLedger(app, { db: databases.downloads, licences, filePrefix: '', maxBytes: 1_000_000 });
    return (await Promise.all(['json', 'csv'].map(async (form) => (await app.request(`/track-record/ledger.${form}`)).text()))).join('\n');
  },
};

function apiOf({ databases, licences }: ReturnType<typeof without>): Hono {
  const app = new Hono();
  const parts = {
    db,
    licensed: databases,
    licences,
    clock: clockStandingAt(now),
    publicUrl: 'https://tips.example',
    origins: new Set<string>(),
  };
  mountApi(app, { ...parts, visitorCountry: async () => undefined, reportError: () => {} });
  return app;
}

describe.each(channels)('by the channel "%s"', (channel) => {
  it('leaves nothing of a source whose licence does not allow it, and everything where it is another that is not allowed', async () => {
    expect(await leaves[channel](without(channel))).not.toMatch(itsOwn);
    expect(await leaves[channel](without(channel === 'show' ? 'api' : 'show'))).toMatch(itsOwn);
  });
});

describe('where a reader would miss it', () => {
  it('an answer of the API names the source', async () => {
    const parts = without('api');
    expect((await apiOf(parts).request('/api/soccer/tournament/top')).headers.get('x-withheld-sources')).toBe('api-football');
    expect((await apiOf(without('embeds')).request('/api/soccer/tournament/top')).headers.get('x-withheld-sources')).toBeNull();
  });
  it('the feed of matches does', async () => {
    const answer = await apiOf(without('feeds')).request('/api/match-feed.xml?from=2024-09-19&to=2024-10-02');
    expect(await answer.text()).toMatch(/^<\?xml.*\n<match-feed [^>]*withheld-sources="API-Football"/);
  });
  it('a calendar and an embedded document say why', async () => {
    const calendar = await textOf(competitionCalendar, db, '/calendar/competition/england/premier-league.ics', ['API-Football']);
    expect(calendar.replaceAll('\r\n ', '')).toContain('Data from API-Football is left out here: the licence does not allow it.');
    const embed = await textOf(tableEmbed, db, '/embed/table/england/premier-league', ['API-Football']);
    expect(embed).toContain('Data from API-Football is left out here: the licence does not allow it.');
  });
  it('a record of the ledger has its hash and, in place of its contents, the reason', async () => {
    const records = JSON.parse(`${(await leaves.downloads(without('downloads'))).split(']\n')[0]}]`);
    const all = JSON.parse(`${(await leaves.downloads(without('api'))).split(']\n')[0]}]`);
    expect(records[0]).toEqual({ ...all[0], body: { withheld: 'licence' } });
    expect(records[1]).toEqual(all[1]);
    expect(records[1].previousHash).toBe(records[0].hash);
  });
});

describe('a match that an allowed source tells and a withheld one scores', () => {
  it('is awaited, without its score and its prices', async () => {
    await db.query(
      `update matches set state_source = $1, status = 'finished', home_goals = 3, away_goals = 0, price_sources = array[$1], prices_from = now(), best_home_odds = 1.5
      where fixture_source = 'football-data'`,
      [provider],
    );
    const { rows } = await without('show').databases.show.query(
      `select status, home_goals, best_home_odds from matches where fixture_source = 'football-data'`,
    );
    expect(rows).toEqual([{ status: 'awaited', home_goals: null, best_home_odds: null }]);
  });
});

it('the sums of predictions are those of the matches that are shown', async () => {
  const { rows } = await db.query<{ id: number; hidden: boolean }>(
    `select id, fixture_source = $1 as hidden from matches where kickoff_utc = '2024-10-01T19:00:00Z' order by hidden`,
    [provider],
  );
  const kickoffUtc = new Date('2024-10-01T19:00:00Z');
  const window = { startsFrom: kickoffUtc, startsUntil: new Date('2024-10-01T19:15:00Z') };
  const predictions = rows.map(({ id, hidden }) => aPrediction({ matchId: id, kickoffUtc, tournamentId: hidden ? 'ghana' : 'england' }));
  await inTransaction(db, (client) => recordPredictions(client, predictions, { sport: 'football', window, origin: 'clock-set', now }));
  const competitions = async (database: Database) =>
    (await listSumsOfPart(database, { part: 'tournament', sport: 'football', origins: ['clock-set'] })).map(({ key }) => key);
  expect(await competitions(db)).toEqual(['england', 'ghana']);
  expect(await competitions(without('show').databases.show)).toEqual(['england']);
});
