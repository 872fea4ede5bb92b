import { beforeAll, describe, expect, it } from 'vitest';
import { leadOfNoTips } from '#app/components/tips/no-tip-decisions.ts';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { countAgedPrices } from '#data/commands/matches/prices/count-aged-prices.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { refreshDemonstration } from '#demonstration/refresh/refresh-demonstration.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { publishForecasts } from '#jobs/publish-forecasts.ts';
import { publishTips, tipReachFrom } from '#jobs/publish-tips.ts';
import { marketByName, marketNames } from '#sports/football/app/components/market-names.ts';
import { matchPage } from '#sports/football/app/pages/match/match.page.ts';
import type { MatchPageView } from '#sports/football/app/pages/match/match.server.ts';
import { catalogueOfTwoLeagues, demonstrationOfTwoLeagues } from '#tests/factories/demonstration-of-two-leagues.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const saturday = new Date('2026-11-21T14:00:00Z');
const hourMs = 3_600_000;

/** Returns the matches that are quoted and not over. */
async function pricedMatches(): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>(
    `select slug from matches m where status = 'scheduled' and exists (select 1 from quotes q where q.match_id = m.id) order by kickoff_utc, id`,
  );
  return rows.map(({ slug }) => slug);
}

async function open(slug: string, now: Date, market = ''): Promise<MatchPageView> {
  const { site } = createSiteForPages(db, now);
  return (await openPage<MatchPageView>(matchPage, site, `/${slug}${market && `?prices=${market}`}`)).view;
}

const nameOf = ({ market, line, selection }: Bet) => `${market} ${line} ${selection}`;

/** Returns every statement of a match's page about the best price of a bet, by the bet and the part of the page. */
async function bestPricesOn(slug: string, now: Date) {
  const said = new Map<string, Map<string, number | null>>();
  const say = (bet: Bet, where: string, odds: number | null) => {
    said.set(nameOf(bet), (said.get(nameOf(bet)) ?? new Map()).set(where, odds));
  };
  const view = await open(slug, now);
  const { match, forecast, tips, noTips, offers } = view;
  for (const selection of ['home', 'draw', 'away'] as const) {
    const odds = { home: match.bestHomeOdds, draw: match.bestDrawOdds, away: match.bestAwayOdds }[selection];
    say({ market: 'match-result', line: 0, selection }, 'row', odds);
  }
  for (const { selections } of [...(forecast?.main ?? []), ...(forecast?.further ?? [])]) {
    for (const { bet, bestOdds } of selections) say(bet, 'chances', bestOdds ?? null);
  }
  for (const name of marketNames) {
    const { prices } = await open(slug, now, name);
    for (const { line, best } of prices.lines) {
      for (const [at, bet] of betsOfLine(marketByName[name], line).entries()) say(bet, 'table', best.prices[at] ?? null);
    }
  }
  // What is newer than our decision is said of the price that a tip would be at; a price that cannot be counted on may be higher.
  for (const { reason, nearest } of noTips) {
    if (nearest !== undefined && reason !== 'since-decided') say(nearest.bet, 'no tip', nearest.decimalOdds);
  }
  for (const { sequence, market, line, selection } of tips) {
    const offer = offers[sequence];
    if (offer !== undefined) say({ market, line, selection } as Bet, 'tip', offer.decimalOdds);
  }
  return { view, said };
}

beforeAll(async () => {
  await storeCatalogue(db, catalogueOfTwoLeagues(), saturday);
  await storeBookmakers(db, inventedBookmakers);
  await refreshDemonstration(db, demonstrationOfTwoLeagues(), saturday);
  const tournaments = await listForecastTournaments(db);
  const ratings = await rateClubs(db, tournaments, dayNumberOf(saturday));
  await publishForecasts(db, ratings, tournaments, { now: saturday, until: new Date(saturday.getTime() + 8 * 24 * hourMs) });
  await publishTips(db, 'football', tipReachFrom(saturday), 'live');
  // A bookmaker without a report for a day and a half, whose prices were higher than all others'.
  await db.query(
    `with forgotten as (select id from bookmakers where slug = 'quillon')
     update quotes q set quoted_at = $1::timestamptz - interval '36 hours', read_at = null, odds = (select array_agg(odds * 1.5) from unnest(q.odds) odds)
     from forgotten where q.bookmaker_id = forgotten.id and (q.match_id, q.market, q.line, q.quoted_at) in (
       select n.match_id, n.market, n.line, max(n.quoted_at) from quotes n where n.bookmaker_id = forgotten.id group by 1, 2, 3)
       and q.quoted_at > $1::timestamptz - interval '36 hours'`,
    [saturday],
  );
  await db.query('update matches set count_prices_at = $1 where prices_from is not null', [new Date(0)]);
  await countAgedPrices(db, saturday);
}, 120_000);

describe('the prices of each match of a demonstration', () => {
  it.each([0, 30, 60])('have one best price of each bet wherever one is named, %i hours on', async (hours) => {
    const now = new Date(saturday.getTime() + hours * hourMs);
    await countAgedPrices(db, now);
    const slugs = await pricedMatches();
    expect(slugs.length).toBeGreaterThan(3);
    const differing: string[] = [];
    const named = new Set<string>();
    for (const slug of slugs) {
      for (const [bet, places] of (await bestPricesOn(slug, now)).said) {
        for (const place of places.keys()) named.add(place);
        if (new Set(places.values()).size > 1) differing.push(`${slug}: ${bet} ${JSON.stringify([...places])}`);
      }
    }
    expect(differing).toEqual([]);
    // Later no price is left that a reason could name, since no bookmaker has been polled again.
    expect([...named]).toEqual(expect.arrayContaining(['row', 'chances', 'table', ...(hours === 0 ? ['no tip'] : [])]));
  });

  it('bring no reason for the lack of a tip that the prices on the page belie', async () => {
    const belied: string[] = [];
    for (const slug of await pricedMatches()) {
      const { view } = await bestPricesOn(slug, saturday);
      const shown = [...(view.forecast?.main ?? []), ...(view.forecast?.further ?? [])].flatMap(({ selections }) => selections);
      const quoted = view.prices.lines.some(({ bookmakers }) => bookmakers.length > 0);
      const reasons = view.noTips.map(({ reason }) => reason);
      if (leadOfNoTips(view.noTips, view.paysMore) === 'noTip.lead' && shown.some(({ above }) => above)) belied.push(`${slug} pays more`);
      if (quoted && reasons.includes('no-prices')) belied.push(`${slug} has prices`);
      if (view.forecast !== undefined && view.forecast.basis !== 'blended' && quoted && !reasons.includes('no-market-forecast')) {
        belied.push(`${slug} has no forecast with them`);
      }
    }
    expect(belied).toEqual([]);
  });
});
