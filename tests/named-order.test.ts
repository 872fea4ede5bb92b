import ICAL from 'ical.js';
import { beforeAll, expect, it } from 'vitest';
import { writeMatchNotice } from '#app/alerts/write-match-notice.ts';
import { writePredictionNotice } from '#app/alerts/write-prediction-notice.ts';
import { priceSlip } from '#app/endpoints/api/price-slip.ts';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { competitionCalendar } from '#app/pages/calendar/calendars.server.ts';
import { pages } from '#app/pages.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import type { TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import { getAlertFacts } from '#data/queries/alerts/get-alert-facts.ts';
import { getPredictionFacts } from '#data/queries/alerts/get-prediction-facts.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { readPage } from '#tests/factories/read-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { aBasketballGame, aClub, aTwoSidedQuote, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';

const { db } = await createTestDatabase();
const now = new Date('2023-01-05T15:00:00Z');
const utc = new Date('2023-01-05T19:00:00Z');

const side = (slug: string, name: string) => ({ ...aClub(name, name), slug });
const quotes = [
  aTwoSidedQuote('moneyline', 'bet365', [1.5, 2.6], { quotedAt: new Date('2023-01-05T14:00:00Z') }),
  aTwoSidedQuote('spread', 'bet365', [1.9, 1.92], { line: -4.5, quotedAt: new Date('2023-01-05T14:00:00Z') }),
];
const nba = (more: Partial<TwoSidedMatchOf<'basketball'>> = {}) =>
  aBasketballGame({
    sides: [aClub('Boston Celtics', 'Celtics'), aClub('Los Angeles Lakers', 'Lakers')],
    kickoff: { known: true, utc },
    ...more,
  });
const euroLeague = (more: Partial<TwoSidedMatchOf<'basketball'>> = {}) =>
  aBasketballGame({
    tournamentId: 'basketball.euroleague',
    sides: [side('olympiacos-basketball', 'Olympiacos'), side('real-madrid-basketball', 'Real Madrid')],
    kickoff: { known: true, utc },
    ...more,
  });

const pathOf = { nba: '', euroleague: '' };
const idOf = { nba: 0, euroleague: 0 };

beforeAll(async () => {
  await storeTwoSidedWorld(db, now);
  await ingestTwoSided(db, now, [nba({ quotes }), euroLeague({ quotes })]);
  const { rows } = await db.query<{ id: number; slug: string; of: 'nba' | 'euroleague' }>(
    'select m.id, m.slug, t.slug as of from matches m join tournaments t on t.numeric_id = m.tournament_id',
  );
  for (const { id, slug, of } of rows) {
    pathOf[of] = `/basketball/matches/${slug}`;
    idOf[of] = id;
  }
});

const main = (of: keyof typeof pathOf, code: LocaleCode = 'en') => readPage(db, now, pathOf[of], code);

it('rows name the visitors first in the NBA and the home side first in the EuroLeague', async () => {
  const list = await readPage(db, now, '/basketball');
  expect(list).toMatch(
    /\|NBA\|away\|home\|total\|Chance\|Los Angeles Lakers at Boston Celtics\|19:00\|LA Lakers\|Lakers\|Boston Celtics\|/,
  );
  expect(list).toMatch(/\|EuroLeague\|home\|away\|total\|Chance\|Olympiakos v Real Madrid\|19:00\|Olympiakos\|Olympiakos\|Real Madrid\|/);
  const german = await readPage(db, now, '/basketball', 'de');
  expect(german).toContain('|Los Angeles Lakers @ Boston Celtics|');
  expect(german).toContain('|Olympiakos Piräus – Real Madrid|');
});

it('so do breadcrumbs, heads, votes and the columns of prices', async () => {
  const american = await main('nba');
  expect(american).toMatch(/\|NBA\|\/\|(Los Angeles Lakers at Boston Celtics\|){2}.*\|19:00\|Los Angeles Lakers\|19:00\|Boston Celtics\|/);
  expect(american).toContain('|Bookmaker|Lakers|Celtics|Margin|bet365|2.60|1.50|');
  expect(american).toContain('|Bookmaker|Lakers +4.5|Celtics −4.5|Margin|bet365|1.92|1.90|');
  expect(american).toContain('|Los Angeles Lakers|Boston Celtics|Vote|');
  const european = await main('euroleague');
  expect(european).toMatch(/\|EuroLeague\|\/\|(Olympiakos v Real Madrid\|){2}.*\|19:00\|Olympiakos\|19:00\|Real Madrid\|/);
  expect(european).toContain('|Bookmaker|Olympiakos|Real Madrid|Margin|bet365|1.50|2.60|');
  expect(european).toContain('|Bookmaker|Olympiakos −4.5|Real Madrid +4.5|Margin|bet365|1.90|1.92|');
  expect(european).toContain('|Olympiakos|Real Madrid|Vote|');
});

it.each([
  ['en', 'Los Angeles Lakers at Boston Celtics, ', 'Olympiakos v Real Madrid, '],
  ['cz', 'Los Angeles Lakers @ Boston Celtics, ', 'Olympiakos Pireus – Real Madrid, '],
  ['de', 'Los Angeles Lakers @ Boston Celtics, ', 'Olympiakos Piräus – Real Madrid, '],
  ['es', 'Los Angeles Lakers – Boston Celtics, ', 'Olympiacos – Real Madrid, '],
  ['gr', 'Λος Άντζελες Λέικερς @ Μπόστον Σέλτικς, ', 'Ολυμπιακός – Ρεάλ Μαδρίτης, '],
  ['it', 'Los Angeles Lakers – Boston Celtics, ', 'Olympiacos – Real Madrid, '],
  ['pt_br', 'Los Angeles Lakers x Boston Celtics, ', 'Olympiacos x Real Madrid, '],
] as const)('titles do so in %s', async (code, american, european) => {
  const { site } = createSiteForPages(db, now, { code });
  const titleOf = async (path: string) => (await openPage(pages, site, path)).head.title;
  expect((await titleOf(pathOf.nba)).slice(0, american.length)).toBe(american);
  expect((await titleOf(pathOf.euroleague)).slice(0, european.length)).toBe(european);
});

it('so does the slip, whose home side remains the home side', async () => {
  const legs = [idOf.nba, idOf.euroleague].map((matchId) => ({
    matchId,
    bet: { market: 'moneyline', line: 0, selection: 'home' } as const,
  }));
  const answer = await priceSlip(db, legs, now, 'en');
  expect(answer.legs.map(({ home, away, named_first }) => [home, away, named_first])).toEqual([
    ['Boston Celtics', 'LA Lakers', 'away'],
    ['Olympiakos', 'Real Madrid', 'home'],
  ]);
});

it('so do live updates, results, calendars and notices, with the score in the same order', async () => {
  const play = { quarters: [[30, 20]] as [[number, number]], total: [40, 31] as [number, number] };
  await ingestTwoSided(db, new Date('2023-01-05T19:30:00Z'), [nba({ status: 'live', play }), euroLeague({ status: 'live', play })]);
  expect(await main('nba')).toContain('|Los Angeles Lakers|31|–|40|');
  expect(await main('nba')).toMatch(/\|All\|Lakers\|20\|31\|Celtics\|30\|40\|/);
  expect(await main('euroleague')).toContain('|Olympiakos|40|–|31|');
  expect(await main('euroleague')).toMatch(/\|All\|Olympiakos\|30\|40\|Real Madrid\|20\|31\|/);
  expect(await readPage(db, now, '/basketball')).toMatch(/\|Olympiakos v Real Madrid\|.*\|40–31\|30\|20\|40\|31\|/);

  const over = { status: 'finished', play: { quarters: [], total: [88, 80] as [number, number] } } as const;
  await ingestTwoSided(db, new Date('2023-01-05T21:30:00Z'), [nba(over), euroLeague(over)]);
  const summaries = await Promise.all(['nba', 'euroleague'].map(summaryOf));
  expect(summaries).toEqual(['Los Angeles Lakers at Boston Celtics 80–88', 'Olympiacos v Real Madrid 88–80']);
  expect(await noticesOf('nba')).toContain('Result: Los Angeles Lakers 80–88 Boston Celtics');
  expect(await noticesOf('euroleague')).toContain('Result: Olympiacos 88–80 Real Madrid');
});

it('so do predictions: in their list, on their pages, and in notices', async () => {
  const { rows: matches } = await db.query<{ id: number; homeClubId: number; awayClubId: number; slug: string }>(
    `select m.id, home_team_id as "homeClubId", away_team_id as "awayClubId", 'basketball.' || t.slug as slug
     from matches m join tournaments t on t.numeric_id = m.tournament_id order by t.slug`,
  );
  const predictions = matches.map(({ id, homeClubId, awayClubId, slug }) =>
    aPrediction({
      ...{ sport: 'basketball', matchId: id, tournamentId: slug, homeClubId, awayClubId, kickoffUtc: utc },
      ...{ result: 'home', homeChance: 0.6, drawChance: null, awayChance: 0.4, overChance: null, bothScoreChance: null },
      ...{ homeScore: null, awayScore: null, season: '2022-23' },
    }),
  );
  const window = { startsFrom: utc, startsUntil: new Date(utc.getTime() + 60_000) };
  const freezing = { sport: 'basketball', window, origin: 'reconstructed', now } as const;
  const record = await inTransaction(db, (client) => recordPredictions(client, predictions, freezing));
  const list = await readPage(db, now, '/track-record/predictions?date=2023-01-05&sport=basketball&origin=afterwards');
  expect(list).toContain('|Los Angeles Lakers at Boston Celtics|');
  expect(list).toContain('|Olympiacos – Real Madrid|');
  const pageOf = (leaf: number) => readPage(db, now, `/track-record/predictions/${record?.sequence}-${leaf}`);
  expect(await pageOf(0)).toContain('|Prediction: Olympiacos v Real Madrid|');
  expect(await pageOf(1)).toContain('|Prediction: Los Angeles Lakers at Boston Celtics|');
  const { words } = createSiteForPages(db, now).site;
  const noticeOf = async (leaf: number) => {
    const facts = await getPredictionFacts(db, { sequence: record?.sequence as number, leaf }, 'en');
    return facts && writePredictionNotice({ ...facts, status: 'scheduled' }, { words, zone: 'UTC' })?.body;
  };
  expect(await noticeOf(0)).toContain('Olympiacos v Real Madrid');
  expect(await noticeOf(1)).toContain('Los Angeles Lakers at Boston Celtics');
});

async function summaryOf(competition: string) {
  const { site } = createSiteForPages(db, now);
  const answer = await askResource(competitionCalendar, site, `/calendar/competition/basketball/${competition}.ics`);
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  return events.map((event) => new ICAL.Event(event).summary).join();
}

async function noticesOf(of: keyof typeof idOf) {
  const { rows } = await db.query<{ sequence: number }>('select sequence from live_events where match_id = $1', [idOf[of]]);
  const { words } = createSiteForPages(db, now).site;
  const facts = await Promise.all(rows.map(({ sequence }) => getAlertFacts(db, sequence, 'en')));
  return facts.map((each) => each && writeMatchNotice(each, { words, zone: 'UTC', hideScores: false })?.title);
}
