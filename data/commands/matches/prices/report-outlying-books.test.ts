import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const goals = (bookmaker: string, prices: number[], more: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker,
  market: 'total-goals',
  line: 2.5,
  phase: 'opening',
  quotedAt: now,
  prices,
  ...more,
});

beforeAll(() => storeCatalogue(db, smallCatalogue(), now));

it('tells the operator which book is far from the others, and stores its prices all the same', async () => {
  const quotes = [goals('bet365', [1.65, 2.2]), goals('pinnacle', [1.68, 2.21]), goals('betfair-exchange', [1.03, 2.24])];
  const report = await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', { row: 17, quotes })]);
  const problem = {
    source: 'hand.csv',
    row: 17,
    field: 'betfair-exchange total-goals 2.5',
    value: '1.03 / 2.24 (Arsenal – Everton)',
    code: 'far-from-others',
  };
  expect(report.problems).toEqual([problem]);
  expect(report.state).toBe('succeeded');
  const { rows } = await db.query('select source, "row", field, value, code from feed_problems');
  expect(rows).toEqual([problem]);
  expect((await db.query('select count(*)::int as quotes from quotes')).rows).toEqual([{ quotes: 3 }]);
});

it('compares what was asked at the same time: the newest of each bookmaker, opening and closing prices apart', async () => {
  const quotes = [
    goals('bet365', [3, 1.4]),
    goals('bet365', [1.7, 2.15], { phase: 'closing', quotedAt: new Date('2024-04-06T16:30:00Z') }),
    goals('pinnacle', [1.72, 2.16], { phase: 'closing', quotedAt: new Date('2024-04-06T16:30:00Z') }),
    goals('william-hill', [3.05, 1.39], { phase: 'moving', quotedAt: new Date('2024-04-05T16:30:00Z') }),
    goals('william-hill', [1.71, 2.15], { phase: 'moving', quotedAt: now }),
    goals('coral', [1.7, 2.14], { phase: 'moving', quotedAt: now }),
  ];
  const report = await ingestMatches(db, now, [feedMatch('Man City', 'Man United', '2024-04-06T16:30:00Z', { quotes })]);
  expect(report.problems).toEqual([]);
});
