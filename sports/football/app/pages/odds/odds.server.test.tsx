import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { countPrices } from '#data/commands/matches/prices/count-prices.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { oddsPage } from './odds.page.ts';
import type { OddsView } from './odds.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const earlier = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const quote = (bookmaker: string, prices: FeedQuote['prices'], more: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker,
  market: 'match-result',
  line: 0,
  phase: 'moving',
  quotedAt: earlier(2),
  prices,
  ...more,
});
const handicap = (line: number) => ({ market: 'asian-handicap', line }) as const;

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), earlier(48));
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', {
      quotes: [
        quote('bet365', [9, 9, 9], { quotedAt: earlier(5) }),
        quote('bet365', [2, 3.4, 4]),
        quote('william-hill', [2.1, 3.3, 3.9]),
        quote('bet-and-win', [2.05, 3.5, 3.8]),
        quote('coral', [8, 8, 8], { quotedAt: earlier(30) }),
        quote('betfair-exchange', [7, 7, 7]),
        quote('bet365', [1.9, 2], handicap(-0.5)),
        quote('bet-and-win', [1.95, 1.9], handicap(-0.5)),
        quote('bet365', [2, 2], handicap(-1)),
        quote('bet365', [1.8, 2], { market: 'total-goals', line: 2.5 }),
        quote('bet365', [1.2, 4], { market: 'total-goals', line: 1.5 }),
      ],
    }),
    feedMatch('Man City', 'Man United', '2024-04-06T16:30:00Z', { quotes: [quote('bet365', [1.5, 4.5, 7])] }),
    feedMatch('Porto', 'Nacional', '2024-04-06T13:30:00Z', {
      tournamentId: 'portugal.liga-portugal',
      quotes: [quote('bet365', [3, 3, 3]), quote('william-hill', [3, 3, 2.5]), quote('coral', [3, 3, 2])],
    }),
    feedMatch('Everton', 'Man City', '2024-04-06T11:30:00Z', { quotes: [quote('bet365', [2, 3, 4])] }),
    feedMatch('Man United', 'Arsenal', '2024-04-06T15:00:00Z', { quotes: [quote('bet365', [2, 3, 4], { quotedAt: earlier(30) })] }),
    feedMatch('Nacional', 'Porto', '2024-04-07T15:00:00Z', { tournamentId: 'portugal.liga-portugal', quotes: [quote('coral', [2, 3, 4])] }),
  ]);
  const { rows } = await db.query<{ id: number }>(`select id from matches where slug like 'arsenal-everton-%'`);
  const matchId = rows[0]?.id as number;
  // Three goals are expected.
  await aForecast(db, { matchId, model: { homeGoals: 2, awayGoals: 1, lowScoreDependence: 0, drawWeight: 1 } });
  const kickoffUtc = new Date('2024-04-06T14:00:00Z');
  await inTransaction(db, (client) =>
    recordTips(client, [aTip({ matchId, kickoffUtc, market: 'match-result', line: 0, selection: 'away' })], earlier(3)),
  );
});

async function load(path: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  const opened = await openPage<OddsView>(oddsPage, site, path);
  const markup = renderToStaticMarkup(<WordsProvider words={site.words}>{opened.content}</WordsProvider>);
  return { ...opened, notes, markup };
}

const listed = async (path: string) => (await load(path)).view.rows.map(({ slug }) => slug.split('-')[0]);

describe('the grid of odds', () => {
  it.each([
    ['/odds', ['arsenal', 'manchester', 'porto']],
    ['/odds?reversed=1', ['porto', 'arsenal', 'manchester']],
    ['/odds?sort=time', ['porto', 'arsenal', 'manchester']],
    ['/odds?sort=first', ['manchester', 'arsenal', 'porto']],
    ['/odds?sort=first&reversed=1', ['porto', 'arsenal', 'manchester']],
    ['/odds?sort=third', ['porto', 'arsenal', 'manchester']],
    ['/odds?sort=margin', ['porto', 'arsenal', 'manchester']],
    ['/odds?sort=margin&reversed=1', ['manchester', 'arsenal', 'porto']],
    // One bookmaker is no average: the match is last either way.
    ['/odds?sort=above-average', ['porto', 'arsenal', 'manchester']],
    ['/odds?sort=above-average&reversed=1', ['arsenal', 'porto', 'manchester']],
    ['/odds?country=portugal', ['porto']],
    ['/odds?day=1', ['nacional']],
    ['/odds?day=2', []],
    ['/odds?market=handicap', ['arsenal']],
    ['/odds?market=both', []],
  ])('lists the coming matches with prices that count, as its address asks: %s', async (path, clubs) => {
    expect(await listed(path)).toEqual(clubs);
  });

  it('has the best price of each selection with all who offer it, the margin of these, and how far the best is above an average', async () => {
    const [arsenal, city, porto] = (await load('/odds')).view.rows;
    expect(arsenal?.cells.map(({ best, at }) => [best, at])).toEqual([
      [2.1, ['William Hill']],
      [3.5, ['bwin']],
      [4, ['bet365']],
    ]);
    expect(porto?.cells[0]?.at).toEqual(['bet365', 'Coral', 'William Hill']);
    // 1/2.1 + 1/3.5 + 1/4 − 1; the draw pays 3.50 against an average of 3.40
    expect(arsenal?.margin).toBeCloseTo(0.0119, 4);
    expect(arsenal?.aboveAverage).toBeCloseTo(3.5 / 3.4 - 1, 6);
    expect(city?.aboveAverage).toBeUndefined();
    expect(city?.margin).toBeCloseTo(1 / 1.5 + 1 / 4.5 + 1 / 7 - 1, 6);
  });

  it('marks what we predict and what we tip as rows do, and has our chance in every market', async () => {
    const [arsenal] = (await load('/odds')).view.rows;
    expect(arsenal?.cells.map(({ mark, chance }) => [mark, chance])).toEqual([
      ['predicted', 0.45],
      [undefined, 0.24],
      ['tip', 0.31],
    ]);
    const [goals] = (await load('/odds?market=goals')).view.rows;
    expect(goals?.cells.map(({ best }) => best)).toEqual([1.8, 2]);
    expect(goals?.cells[0]?.chance).toBeCloseTo(1 - Math.exp(-3) * (1 + 3 + 4.5), 4);
  });

  it('compares a handicap on the line that most bookmakers quote', async () => {
    const [arsenal] = (await load('/odds?market=handicap')).view.rows;
    expect([arsenal?.line, arsenal?.cells.map(({ best }) => best)]).toEqual([-0.5, [1.95, 2]]);
  });

  it('says in the head of a column how it is sorted, and leads to the other way round', async () => {
    expect((await load('/odds')).markup).toMatch(/aria-sort="ascending"><a href="\/odds\?reversed=1"/);
    const { markup } = await load('/odds?sort=above-average');
    expect(markup.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"']);
    expect(markup).toContain('href="/odds?sort=above-average&amp;reversed=1"');
  });

  it('has a column for each bookmaker of a selection, and a dash where one has no price', async () => {
    const { markup, view } = await load('/odds?selection=home&sort=first');
    expect(view.selection).toBe(0);
    const heads = [...markup.matchAll(/<th scope="col"[^>]*>([^<]+)<\/th>/g)].map(([, head]) => head);
    expect(heads.slice(-4)).toEqual(['bet365', 'bwin', 'Coral', 'William Hill']);
    expect(markup.match(/<span>–<\/span>/g)).toHaveLength(3 + 1 + 1);
  });

  it('shows every bookmaker in every language: a comparison stays whole also where nobody is known to be licensed', async () => {
    const [english, czech] = [await load('/odds'), await load('/odds', 'cz')];
    expect(czech.view.rows.map(({ cells }) => cells)).toEqual(english.view.rows.map(({ cells }) => cells));
    expect(czech.markup).not.toContain('licensed-price');
  });

  it('leaves out what does not go together, and shows the last page in place of one behind it', async () => {
    const england = (await load('/odds')).view.tournaments[0]?.id;
    const { view } = await load(`/odds?country=portugal&league=${england}&selection=over&page=7`);
    expect(view.address).toMatchObject({ country: 'portugal', league: undefined, selection: undefined, page: 1 });
    expect([view.found, view.rows.length]).toEqual([1, 1]);
    expect((await load('/odds?market=goals&sort=third')).view.address.sort).toBe('league');
  });

  it('is one page to a search engine however it is sorted, and another for each market', async () => {
    const { head } = await load('/odds?sort=margin');
    expect([head.path, head.indexed]).toEqual(['/odds', false]);
    const { head: goals } = await load('/odds?market=goals&day=1');
    expect([goals.path, goals.indexed]).toEqual(['/odds?day=1&market=goals', true]);
  });

  it('is made anew every five minutes, and when a match of it begins', async () => {
    const { notes } = await load('/odds');
    expect(notes.topics).toEqual(['catalogue', 'tips']);
    expect(notes.until).toEqual([new Date('2024-04-06T12:05:00Z'), new Date('2024-04-06T13:30:00Z')]);
  });

  it('finds its order in stored comparisons, which are as its rows and end with the kick-off', async () => {
    const compared = async () =>
      (
        await db.query<{ slug: string; margin: number; above: number | null }>(
          `select m.slug, p.margin, p.above_average as above from compared_prices p join matches m on m.id = p.match_id
           where p.market = 'match-result' and m.kickoff_utc between $1 and '2024-04-07' order by m.kickoff_utc`,
          [now],
        )
      ).rows;
    const { rows } = (await load('/odds?sort=time')).view;
    expect(await compared()).toEqual(
      rows.map(({ slug, margin, aboveAverage }) => ({
        slug,
        margin: expect.closeTo(margin as number, 5),
        above: aboveAverage === undefined ? null : expect.closeTo(aboveAverage, 5),
      })),
    );
    await countPrices(
      db,
      rows.map(({ id }) => id),
      new Date('2024-04-06T14:00:00Z'),
    );
    expect((await compared()).map(({ slug }) => slug)).toEqual(['manchester-city-manchester-united-2024-04-06']);
  });
});
