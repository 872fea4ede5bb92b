import { beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { getMatch, type MatchDetails } from '#data/queries/match/get-match.ts';
import { listLeadingQuotes } from '#data/queries/odds/list-leading-quotes.ts';
import { listQuotesOfLines } from '#data/queries/odds/list-quotes-of-lines.ts';
import { bestPricesOf } from '#domain/odds/best-prices.ts';
import { comparePrices } from '#domain/odds/compare-prices.ts';
import { doCount } from '#domain/odds/counted-prices.ts';
import { bestPriceMargins } from '#domain/odds/price-moves.ts';
import { listMarketQuotes } from '#sports/football/data/queries/match/list-market-quotes.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { countAgedPrices } from './count-aged-prices.ts';

const { db } = await createTestDatabase();
const slug = 'arsenal-everton-2024-04-06';
const kickoff = '2024-04-06T14:00:00Z';
const saturday = (time: string) => new Date(`2024-04-06T${time}:00Z`);
const friday = (time: string) => new Date(`2024-04-05T${time}:00Z`);

beforeEach(async () => {
  await db.query('truncate quotes, matches, changes, feed_runs cascade');
  await storeCatalogue(db, smallCatalogue(), friday('06:00'));
});

const quote = (bookmaker: string, quotedAt: Date, prices: FeedQuote['prices'], over: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker,
  market: 'match-result',
  line: 0,
  phase: 'moving',
  quotedAt,
  prices,
  ...over,
});

const tell = (now: Date, ...quotes: FeedQuote[]) => ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', kickoff, { quotes })]);

async function readMatch(): Promise<MatchDetails> {
  return (await getMatch(db, slug, 'en')) as MatchDetails;
}

const inRow = async () => {
  const { bestHomeOdds, bestDrawOdds, bestAwayOdds } = await readMatch();
  return [bestHomeOdds, bestDrawOdds, bestAwayOdds];
};

/** Returns the best prices of the result as found by each part of the site. */
async function everywhere(now: Date) {
  const match = await readMatch();
  const { id, kickoffUtc, pricesFrom } = match;
  const [table, newest, lines, leading] = await Promise.all([
    listMarketQuotes(db, id, 'match-result', now),
    listQuotesOfMatches(db, [id], now),
    listQuotesOfLines(db, [{ matchId: id, market: 'match-result', line: 0 }], now),
    listLeadingQuotes(db, { from: now, to: saturday('23:00'), now, tournamentId: undefined, most: 5 }, friday('00:00')),
  ]);
  const ofBox = bestPricesOf(newest.filter((each) => doCount(each, pricesFrom)));
  const ofSlip = bestPricesOf(lines);
  const bets = (['home', 'draw', 'away'] as const).map((selection) => ({ market: 'match-result', line: 0, selection }) as const);
  return {
    row: await inRow(),
    table: comparePrices(table.quotes, { until: kickoffUtc, countFrom: pricesFrom })[0]?.best.prices,
    box: bets.map((bet) => ofBox(bet) ?? null),
    slip: bets.map((bet) => ofSlip(bet) ?? null),
    oddsPage: bestPriceMargins(leading)[0]?.margin,
  };
}

describe('one rule which prices count', () => {
  it('answers alike in SQL for rows, slip and odds page, and in TypeScript for table and chances', async () => {
    const now = saturday('09:00');
    await tell(
      now,
      quote('bet365', friday('08:00'), [3, 3.5, 4]),
      quote('pinnacle', friday('10:00'), [2, 3.75, 4.5]),
      quote('coral', friday('07:00'), [2.25, 3, 3.5]),
      quote('coral', saturday('08:00'), [2.25, 3.25, 3.75]),
      quote('betfair-exchange', saturday('08:00'), [4, 5, 6]),
      quote('william-hill', friday('07:00'), [5, 3, 3], { phase: 'opening' }),
      quote('william-hill', friday('11:00'), [2.125, 3.5, 5]),
    );
    await tell(now, quote('unibet', friday('06:30'), [2.5, 3.5, 4]));
    await tell(now, quote('unibet', saturday('07:00'), [2.5, 3.5, 4]));
    // bet365 was last seen 25 hours ago; unibet repeated its price of Friday this morning.
    const best = [2.5, 3.75, 5];
    expect(await everywhere(now)).toEqual({
      row: best,
      table: best,
      box: best,
      slip: best,
      oddsPage: expect.closeTo(1 / 2.5 + 1 / 3.75 + 1 / 5 - 1, 6),
    });
  });

  it('forgets a price that has grown old at the hour, tells the pages of it, and remembers it when it is read again', async () => {
    await tell(friday('09:00'), quote('bet365', friday('08:00'), [3, 3.5, 4]));
    await tell(friday('21:00'), quote('pinnacle', friday('20:00'), [2, 3.75, 4.5]));
    await db.query('truncate changes');
    expect(await countAgedPrices(db, saturday('08:00'))).toBe(0);
    expect(await inRow()).toEqual([3, 3.75, 4.5]);
    expect(await countAgedPrices(db, saturday('08:01'))).toBe(1);
    expect(await inRow()).toEqual([2, 3.75, 4.5]);
    const { rows } = await db.query<{ topics: string[] }>('select topics from changes');
    expect(rows[0]?.topics).toEqual(expect.arrayContaining([`match:${(await readMatch()).id}`, 'day:2024-04-06']));
    expect(await countAgedPrices(db, saturday('08:02'))).toBe(0);
    const report = await tell(saturday('08:05'), quote('bet365', saturday('08:05'), [3, 3.5, 4]));
    expect(report.counts.changedMatches).toBe(1);
    expect(await everywhere(saturday('08:05'))).toMatchObject({ row: [3, 3.75, 4.5], table: [3, 3.75, 4.5], box: [3, 3.75, 4.5] });
  });

  it('tells the pages of an old price that is not the best of the winner, for the table of bookmakers shows it', async () => {
    await tell(friday('21:00'), quote('bet365', friday('08:00'), [1.5, 3, 4]), quote('pinnacle', friday('20:00'), [2, 3.75, 4.5]));
    expect(await countAgedPrices(db, saturday('09:00'))).toBe(1);
    expect(await inRow()).toEqual([2, 3.75, 4.5]);
  });

  it('counts nothing where nothing has been seen for a day, until the match begins: then its prices are as old as the newest', async () => {
    const quotes = [quote('bet365', friday('08:00'), [3, 3.5, 4]), quote('pinnacle', new Date('2024-04-04T07:00:00Z'), [4, 4, 4])];
    await tell(saturday('09:00'), ...quotes);
    expect(await everywhere(saturday('09:00'))).toEqual({
      row: [null, null, null],
      table: [],
      box: [null, null, null],
      slip: [null, null, null],
      oddsPage: undefined,
    });
    await db.query('truncate quotes, matches cascade');
    await ingestMatches(db, saturday('18:00'), [feedMatch('Arsenal', 'Everton', kickoff, { ...ended(2, 1), quotes })]);
    expect(await inRow()).toEqual([3, 3.5, 4]);
  });
});

describe('the time at which the prices of a match were last seen', () => {
  const seenAt = async () => (await readMatch()).pricesSeenAt;
  const topicsSince = async () => (await db.query<{ topics: string[] }>('select topics from changes')).rows.flatMap(({ topics }) => topics);

  it('is that of the newest price that counts, of any market', async () => {
    await tell(
      saturday('09:00'),
      quote('bet365', saturday('08:00'), [3, 3.5, 4]),
      quote('pinnacle', saturday('08:40'), [1.9, 1.95], { market: 'total-goals', line: 2.5 }),
    );
    expect(await seenAt()).toEqual(saturday('08:40'));
  });

  it('moves on where prices are read again and stand, and tells the pages, though not for less than a quarter of an hour', async () => {
    await tell(saturday('09:00'), quote('bet365', saturday('09:00'), [3, 3.5, 4]));
    await db.query('truncate changes');
    await tell(saturday('09:14'), quote('bet365', saturday('09:14'), [3, 3.5, 4]));
    expect([await seenAt(), await topicsSince()]).toEqual([saturday('09:00'), []]);
    await tell(saturday('09:15'), quote('bet365', saturday('09:15'), [3, 3.5, 4]));
    expect(await seenAt()).toEqual(saturday('09:15'));
    expect(await topicsSince()).toContain(`minor:match:${(await readMatch()).id}`);
  });

  it('makes with another price a minor change of the match and of lists of matches, and with a score the other pages of its clubs too', async () => {
    const price = (home: number) => quote('bet365', saturday('09:00'), [home, 3.5, 4]);
    await tell(saturday('09:00'), price(3));
    await db.query('truncate changes');
    const { id, homeId, awayId, tournamentId } = await readMatch();
    const chances = [
      `match:${id}`,
      `team-chances:${homeId}`,
      `team-chances:${awayId}`,
      `tournament-chances:${tournamentId}`,
      'day:2024-04-06',
    ];
    await tell(saturday('09:05'), quote('bet365', saturday('09:05'), [2.9, 3.5, 4]));
    expect(new Set(await topicsSince())).toEqual(new Set(chances.map((topic) => `minor:${topic}`)));
    await db.query('truncate changes');
    await ingestMatches(db, saturday('17:00'), [feedMatch('Arsenal', 'Everton', kickoff, ended(1, 0))]);
    expect(await topicsSince()).toEqual(
      expect.arrayContaining([`match:${id}`, `team:${homeId}`, `team:${awayId}`, `tournament:${tournamentId}`]),
    );
  });

  it('is no later than the kick-off, and none where every price is too old to count', async () => {
    await tell(saturday('15:00'), quote('bet365', saturday('13:50'), [3, 3.5, 4], { phase: 'closing' }));
    expect(await seenAt()).toEqual(saturday('13:50'));
    await tell(saturday('15:00'), quote('pinnacle', saturday('14:00'), [3, 3.5, 4], { phase: 'closing' }));
    expect(await seenAt()).toEqual(saturday('14:00'));
    await db.query('truncate quotes, matches cascade');
    await tell(saturday('09:00'), quote('bet365', friday('08:00'), [3, 3.5, 4]));
    expect(await seenAt()).toBeNull();
  });
});
