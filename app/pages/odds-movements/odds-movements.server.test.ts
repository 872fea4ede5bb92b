import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { oddsMovementsPage } from './odds-movements.page.ts';
import type { OddsMovementsView } from './odds-movements.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

const quote = (bookmaker: string, hoursAgo: number, prices: readonly number[], more: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker,
  market: 'match-result',
  line: 0,
  phase: 'moving',
  quotedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  prices,
  ...more,
});
const both = { market: 'both-teams-to-score' } as const;

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const moved = [
    ...['bet365', 'william-hill', 'bet-and-win'].flatMap((bookmaker) => [
      quote(bookmaker, 60, [3, 3.4, 2.4]),
      quote(bookmaker, 30, [2.5, 3.4, 3]),
      quote(bookmaker, 2, [2, 3.4, 4]),
    ]),
    // An exchange's prices and one that opened today would move the averages.
    quote('betfair-exchange', 30, [9, 9, 9]),
    quote('betfair-exchange', 2, [2, 9, 9]),
    quote('pinnacle', 3, [8, 8, 8]),
    quote('bet365', 1, [2, 1.9], both),
  ];
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', { quotes: moved }),
    feedMatch('Man City', 'Man United', '2024-04-06T11:30:00Z', { quotes: moved }),
    feedMatch('Porto', 'Nacional', '2024-04-06T19:00:00Z', {
      tournamentId: 'portugal.liga-portugal',
      quotes: [quote('bet365', 30, [2, 3, 4]), quote('bet365', 2, [1.5, 4, 8])],
    }),
    feedMatch('Man City', 'Arsenal', '2024-04-07T14:00:00Z'),
  ]);
});

async function load(path: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<OddsMovementsView>(oddsMovementsPage, site, path)), notes };
}

describe('the page of odds', () => {
  it('names the moves of the coming matches of today: 2.50 to 2.00 is a fifth shorter, 3.00 to 4.00 a third longer', async () => {
    const { view } = await load('/odds/movements');
    expect(view.shortened.map(({ match, bet, bookmakers }) => [match.slug, bet.selection, bookmakers])).toEqual([
      ['arsenal-everton-2024-04-06', 'home', 3],
    ]);
    expect(view.shortened[0]?.change).toBeCloseTo(-0.2, 6);
    expect(view.drifted.map(({ bet }) => bet.selection)).toEqual(['away']);
    expect(view.drifted[0]?.change).toBeCloseTo(1 / 3, 6);
    expect(view.shortened[0]?.history.map(({ decimalOdds }) => Math.round(decimalOdds * 100) / 100)).toEqual([2.5, 2.33, 2.17, 2, 2]);
  });

  it('tells what each bookmaker keeps, the least first, and what is kept at the best prices', async () => {
    const { view } = await load('/odds/movements');
    const [england] = view.tournaments;
    const { view: alone } = await load(`/odds/movements?league=${england?.id}`);
    const rows = Object.fromEntries(alone.margins.rows.map(({ name, margins }) => [name, margins[0]?.margin]));
    // 1/2 + 1/3.4 + 1/4 − 1
    expect(Object.values(rows).filter((margin) => Math.abs((margin ?? 0) - 0.0441) < 0.0001)).toHaveLength(3);
    // Of all: 1/8 three times, less 1
    expect(alone.margins.best[0]?.margin).toBeCloseTo(-0.625, 6);
    expect(alone.margins.best[2]?.margin).toBeCloseTo(1 / 2 + 1 / 1.9 - 1, 6);
    expect(alone.matches).toEqual({ read: 1, all: 1 });
  });

  it('lists the competitions that have prices, and keeps to the one asked for', async () => {
    const { view } = await load('/odds/movements');
    expect(view.tournaments.map(({ name, matches }) => [name, matches])).toEqual([
      ['Premier League', 1],
      ['Liga Portugal', 1],
    ]);
    const { view: portugal } = await load(`/odds/movements?league=${view.tournaments[1]?.id}`);
    expect(portugal.margins.rows.map(({ matches }) => matches)).toEqual([1]);
    expect(portugal.shortened).toEqual([]);
  });

  it('has nothing on a day without prices, in each language', async () => {
    const { view, head } = await load('/odds/movements?day=1', 'cz');
    expect(view.matches).toEqual({ read: 0, all: 0 });
    expect(head.title).toBe('Kurzy: pohyby a marže · Tipledger');
    expect(head.path).toBe('/odds/movements?day=1');
  });

  it('is made anew every five minutes rather than at every price', async () => {
    const { notes } = await load('/odds/movements');
    expect(notes.topics).toEqual(['catalogue']);
    expect(notes.until).toEqual([new Date('2024-04-06T12:05:00Z')]);
  });
});
