import { beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const kickoffUtc = new Date('2024-04-06T14:00:00Z');
const now = new Date('2024-04-06T09:00:00Z');

beforeEach(async () => {
  await db.query('truncate quotes, matches, feed_runs cascade');
  await storeCatalogue(db, smallCatalogue(), now);
});

const quote = (bookmaker: string, prices: FeedQuote['prices'], over: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker,
  market: 'match-result',
  line: 0,
  phase: 'opening',
  quotedAt: new Date('2024-04-05T15:00:00Z'),
  prices,
  ...over,
});
const closing = { phase: 'closing', quotedAt: kickoffUtc } as const;

const tell = (...quotes: FeedQuote[]) => tellAt(now, ...quotes);

const tellAt = (moment: Date, ...quotes: FeedQuote[]) =>
  ingestMatches(db, moment, [
    {
      tournamentId: 'england.premier-league',
      season: '2023-24',
      home: { name: 'Arsenal' },
      away: { name: 'Everton' },
      kickoff: { known: true, utc: kickoffUtc },
      status: 'scheduled',
      quotes,
    },
  ]);

async function bestPrices(): Promise<unknown[]> {
  const { rows } = await db.query({ text: 'select best_home_odds, best_draw_odds, best_away_odds from matches', rowMode: 'array' });
  return rows[0] as unknown[];
}

describe('the best prices of a match', () => {
  it('are the highest of each selection, whichever bookmaker gives it', async () => {
    await tell(quote('bet365', [1.5, 4.5, 6]), quote('pinnacle', [1.55, 4.25, 6.5]), quote('coral', [1.45, 4.75, 6.25]));
    expect(await bestPrices()).toEqual([1.55, 4.75, 6.5]);
  });

  it('leave out exchanges, averages and bests of the market, which nobody offers as they stand', async () => {
    await tell(
      quote('bet365', [1.5, 4.5, 6]),
      quote('betfair-exchange', [1.75, 5.5, 8]),
      quote('market-average', [1.625, 4.625, 6.125]),
      quote('market-best', [1.875, 5, 7]),
    );
    expect(await bestPrices()).toEqual([1.5, 4.5, 6]);
  });

  it('follow the newest quote of each bookmaker, even down', async () => {
    await tell(quote('bet365', [1.75, 4, 5]), quote('pinnacle', [1.5, 4.25, 5.5]));
    await tellAt(kickoffUtc, quote('bet365', [1.25, 4.5, 6], closing));
    expect(await bestPrices()).toEqual([1.5, 4.5, 6]);
  });

  it('leave out what is offered after the kick-off', async () => {
    const inPlay = quote('bet365', [1.05, 12, 40], { phase: 'moving', quotedAt: new Date(kickoffUtc.getTime() + 1) });
    await tell(quote('bet365', [1.75, 4, 5]), inPlay);
    expect(await bestPrices()).toEqual([1.75, 4, 5]);
  });

  it('take a closing quote for newer than an opening one of the same moment', async () => {
    await tellAt(kickoffUtc, quote('bet365', [1.75, 4, 5], { quotedAt: kickoffUtc }), quote('bet365', [1.25, 4.5, 6], closing));
    expect(await bestPrices()).toEqual([1.25, 4.5, 6]);
  });

  it('are unknown where nobody has given one, and passed over where one bookmaker has not', async () => {
    await tell(quote('bet365', [1.5, null, null]), quote('pinnacle', [1.25, 4.25, null]));
    expect(await bestPrices()).toEqual([1.5, 4.25, null]);
  });

  it('come from the match-result market alone', async () => {
    await tell(quote('bet365', [2.5, 1.5], { market: 'total-goals', line: 2.5 }));
    expect(await bestPrices()).toEqual([null, null, null]);
  });
});

describe('the price history', () => {
  const history = async () => (await db.query('select phase, quoted_at, odds[1] as home from quotes order by quoted_at, phase')).rows;

  it('grows by what moves, and stays as it is when the same is told again', async () => {
    const moved = quote('bet365', [1.625, 4, 5], { phase: 'moving', quotedAt: new Date('2024-04-06T08:00:00Z') });
    await tell(quote('bet365', [1.75, 4, 5]), moved);
    const report = await tell(quote('bet365', [1.75, 4, 5]), moved);
    expect(report.counts.changedMatches).toBe(0);
    expect(await history()).toEqual([
      { phase: 'opening', quoted_at: new Date('2024-04-05T15:00:00Z'), home: 1.75 },
      { phase: 'moving', quoted_at: new Date('2024-04-06T08:00:00Z'), home: 1.625 },
    ]);
  });

  it('has no new row for a price that stands, only the time at which it was last read, and drops no page for it', async () => {
    const read = (hour: string, home: number) =>
      quote('bet365', [home, 4, 5], { phase: 'moving', quotedAt: new Date(`2024-04-06T${hour}:00Z`) });
    const rows = async () => (await db.query('select quoted_at, read_at, odds[1] as home from quotes order by quoted_at')).rows;
    await tell(read('07:00', 1.75));
    expect((await tell(read('07:05', 1.75))).counts.changedMatches).toBe(0);
    await tell(read('07:10', 1.75));
    expect(await rows()).toEqual([{ quoted_at: new Date('2024-04-06T07:00:00Z'), read_at: new Date('2024-04-06T07:10:00Z'), home: 1.75 }]);
    expect((await tell(read('07:15', 1.625))).counts.changedMatches).toBe(1);
    await tell(read('07:20', 1.75));
    expect((await rows()).map(({ home, read_at }) => [home, read_at])).toEqual([
      [1.75, new Date('2024-04-06T07:10:00Z')],
      [1.625, null],
      [1.75, null],
    ]);
  });

  it('says for how long a price was seen to stand, as far as that was known at the time', async () => {
    const read = (time: string) => quote('bet365', [1.75, 4, 5], { phase: 'moving', quotedAt: new Date(`2024-04-06T${time}:00Z`) });
    for (const time of ['07:00', '11:00']) await tell(read(time));
    const { rows } = await db.query<{ id: number }>('select id from matches');
    const seenAt = async (time: string) =>
      (await listQuotesOfMatches(db, [rows[0]?.id ?? 0], new Date(`2024-04-06T${time}:00Z`))).map(({ quotedAt }) => quotedAt);
    expect(await seenAt('12:00')).toEqual([new Date('2024-04-06T11:00:00Z')]);
    expect(await seenAt('10:00')).toEqual([new Date('2024-04-06T07:00:00Z')]);
  });

  it('keeps what has moved before, and takes the opening quote of a corrected time in place of its former self', async () => {
    const moving = (hour: string, home: number) =>
      quote('bet365', [home, 4, 5], { phase: 'moving', quotedAt: new Date(`2024-04-06T${hour}:00Z`) });
    await tell(quote('bet365', [1.75, 4, 5]), moving('07:00', 1.625));
    await tell(quote('bet365', [1.75, 4, 5], { quotedAt: new Date('2024-04-05T16:00:00Z') }), moving('08:00', 1.5));
    expect(await history()).toEqual([
      { phase: 'opening', quoted_at: new Date('2024-04-05T16:00:00Z'), home: 1.75 },
      { phase: 'moving', quoted_at: new Date('2024-04-06T07:00:00Z'), home: 1.625 },
      { phase: 'moving', quoted_at: new Date('2024-04-06T08:00:00Z'), home: 1.5 },
    ]);
  });

  it('takes a corrected price in place of the wrong one', async () => {
    await tell(quote('bet365', [17.5, 4, 5]));
    await tell(quote('bet365', [1.75, 4, 5]));
    expect(await history()).toMatchObject([{ home: 1.75 }]);
    expect(await bestPrices()).toEqual([1.75, 4, 5]);
  });

  it('keeps the last of a quote that one batch tells twice', async () => {
    await tell(quote('bet365', [1.5, 4, 5]), quote('bet365', [1.75, 4, 5]));
    expect(await history()).toMatchObject([{ home: 1.75 }]);
  });
});

it('refuses a bookmaker that is not listed, by name, and stores nothing of the batch', async () => {
  await expect(tell(quote('nobody-bets', [2, 3, 4]))).rejects.toThrow('the bookmaker "nobody-bets" is not listed');
  expect((await db.query('select 1 from matches')).rowCount).toBe(0);
});
