import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import type { ForecastRow, RowForecast } from './forecast-row.ts';
import { forecastsPage } from './forecasts.page.ts';
import type { ForecastsView } from './forecasts.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const earlier = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const ids: Record<string, number> = {};
/** A forecast of 2 goals for the home side and 1 for the other, by independent Poisson distributions. */
const two = { homeGoals: 2, awayGoals: 1, lowScoreDependence: 0, drawWeight: 1 };

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), earlier(48));
  const scheduled = [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Man City', 'Man United', '2024-04-06T16:30:00Z'),
    feedMatch('Porto', 'Nacional', '2024-04-06T11:30:00Z', { tournamentId: 'portugal.liga-portugal' }),
    feedMatch('Everton', 'Man City', '2024-04-05T19:00:00Z'),
  ];
  await ingestMatches(db, earlier(48), scheduled);
  for (const { slug, id } of (await db.query<{ slug: string; id: number }>('select slug, id from matches')).rows)
    ids[slug.split('-2024')[0] as string] = id;
  const chances = (home: number) => ({ home, draw: 0.25, away: 0.75 - home });
  const arsenal = ids['arsenal-everton'] as number;
  await aForecast(db, { matchId: arsenal, pricedAt: earlier(24), blended: two, chances: chances(0.5) });
  await aForecast(db, { matchId: arsenal, pricedAt: earlier(2), blended: two, chances: chances(0.54) });
  await aForecast(db, { matchId: ids['porto-nacional-portugal'] as number, marketInformed: two, reliability: { level: 2, matches: 11 } });
  await aForecast(db, { matchId: ids['everton-manchester-city'] as number });
  await inTransaction(db, (client) =>
    recordTips(
      client,
      [aTip({ matchId: arsenal, kickoffUtc: new Date('2024-04-06T14:00:00Z'), market: 'total-goals', line: 2.5, selection: 'over' })],
      earlier(3),
    ),
  );
  await ingestMatches(db, now, [{ ...(scheduled[3] as (typeof scheduled)[number]), ...ended(2, 1) }]);
});

async function load(path: string, code: 'en' | 'gr' = 'en', at = now) {
  const { site, notes } = createSiteForPages(db, at, { code });
  const opened = await openPage<ForecastsView>(forecastsPage, site, path);
  const markup = renderToStaticMarkup(<WordsProvider words={site.words}>{opened.content}</WordsProvider>);
  return { ...opened, notes, markup };
}

const names = async (path: string) => (await load(path)).view.rows.map(({ homeShortName }) => homeShortName);

describe('the forecasts of today', () => {
  it('are those of every match of the day in the order of kick-off, with or without one', async () => {
    const { view } = await load('/forecasts');
    expect(view.rows.map(({ slug }) => slug)).toEqual([
      'porto-nacional-portugal-2024-04-06',
      'arsenal-everton-2024-04-06',
      'manchester-city-manchester-united-2024-04-06',
    ]);
    expect(view.rows[2]?.forecast).toBeUndefined();
    expect(view).toMatchObject({ ofDay: 3, tipped: 1, found: 3 });
    expect(view.week.map(({ count }) => count)).toEqual([0, 0, 1, 3, 0, 0, 0]);
  });

  it('speak of the headline forecast in every column', async () => {
    const [porto, arsenal] = (await load('/forecasts')).view.rows;
    expect(porto?.forecast).toMatchObject({ basis: 'market-informed', reliability: { level: 2, matches: 11 }, homeMoved: 0 });
    const { basis, chances, goals, likeliest, homeMoves, homeMoved } = (arsenal as ForecastRow).forecast as RowForecast;
    expect(basis).toBe('blended');
    // Three goals in all: 1 − e^−3 (1 + 3 + 9/2); both score with (1 − e^−2)(1 − e^−1); 1-1 and 2-1 are alike, 2 e^−3.
    expect(chances.overTwoAndHalf).toBeCloseTo(1 - Math.exp(-3) * 8.5, 6);
    expect(chances.bothScore).toBeCloseTo((1 - Math.exp(-2)) * (1 - Math.exp(-1)), 6);
    expect(likeliest.chance).toBeCloseTo(2 * Math.exp(-3), 6);
    expect(goals.home).toBeCloseTo(2, 3);
    expect(homeMoves.map(({ value }) => value)).toEqual([0.5, 0.54]);
    expect(homeMoved).toBeCloseTo(0.04, 9);
  });

  it('rest on the days of the bar and the tips, until midnight', async () => {
    const { notes } = await load('/forecasts', 'gr');
    expect(notes.topics).toEqual(expect.arrayContaining(['tips', 'day:2024-04-05', 'day:2024-04-06', 'day:2024-04-09']));
    expect(notes.until).toContainEqual(new Date('2024-04-06T21:00:00Z'));
  });
});

describe('what has begun', () => {
  const firstKickOff = new Date('2024-04-06T11:30:00Z');

  it('is folded below the matches to come, from the kick-off on', async () => {
    const { view, markup } = await load('/forecasts', 'en', firstKickOff);
    expect(view.rows.map(({ homeShortName }) => homeShortName)).toEqual(['Arsenal', 'Manchester C']);
    expect(view.inPlay.rows.map(({ homeShortName }) => homeShortName)).toEqual(['FC Porto']);
    expect(view.finished.found).toBe(0);
    expect(markup).toMatch(/Arsenal.*<details[^>]* id="inPlay"><summary.*In play.*1 match.*FC Porto/s);
    expect(markup).not.toContain('id="finished"');
  });

  it('is told by the page as soon as the next match begins', async () => {
    expect((await load('/forecasts')).notes.until).toContainEqual(firstKickOff);
  });

  it('leaves a line where nothing is to come', async () => {
    const { markup } = await load('/forecasts', 'en', new Date('2024-04-06T16:30:00Z'));
    expect(markup).toContain('Every match listed here has begun.');
    expect(markup).toMatch(/id="inPlay".*3 matches/s);
  });

  it('is not folded on a day that is over', async () => {
    const { view, markup } = await load('/forecasts?date=2024-04-05');
    expect(view.rows).toHaveLength(1);
    expect(markup).not.toContain('<details');
  });
});

describe('the table', () => {
  it('says by which column it stands, whose head turns it round', async () => {
    const { markup } = await load('/forecasts?sort=home');
    expect(markup.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"']);
    expect(markup).toContain('aria-sort="descending"><a href="/forecasts?sort=home&amp;reversed=1"');
    expect((await load('/forecasts?sort=home&reversed=1')).markup).toContain('aria-sort="ascending"><a href="/forecasts?sort=home"');
    expect((await load('/forecasts')).markup).toContain('aria-sort="ascending"><a href="/forecasts?reversed=1"');
  });

  it('marks the chance that we tipped, and says where there is no forecast', async () => {
    const { markup } = await load('/forecasts');
    expect(markup.match(/58<span[^>]*> Our tip/g)).toHaveLength(1);
    expect(markup.match(/no forecast</g)).toHaveLength(1);
  });

  it('shows the goals of a match that is over so that they can be hidden', async () => {
    const { markup } = await load('/forecasts?date=2024-04-05');
    expect(markup).toMatch(/data-goals="home">2<.*data-goals="away">1</s);
  });
});

describe('a filter', () => {
  it('leaves the matches of one competition, or those with a tip', async () => {
    const { view } = await load('/forecasts');
    const portugal = view.tournaments.find(({ slug }) => slug === 'liga-portugal');
    expect(await names(`/forecasts?league=${portugal?.id}`)).toEqual(['FC Porto']);
    expect(await names('/forecasts?tip=1')).toEqual(['Arsenal']);
  });

  it('may leave nothing, and offers to be cleared', async () => {
    const { markup, view } = await load('/forecasts?league=999999');
    expect(view).toMatchObject({ rows: [], ofDay: 3 });
    expect(markup).toContain('No match passes the filters');
    expect(markup).toContain('There are 3 matches in all on this day.');
  });

  it('is no page of its own for search engines, and neither is an order', async () => {
    expect((await load('/forecasts')).head).toMatchObject({ path: '/forecasts', indexed: true });
    expect((await load('/forecasts?sort=away')).head).toMatchObject({ path: '/forecasts', indexed: false });
    expect((await load('/forecasts?date=2024-04-05')).head).toMatchObject({ path: '/forecasts?date=2024-04-05', indexed: true });
    expect((await load('/forecasts?date=2024-04-04')).head.indexed).toBe(false);
  });
});

it('a day without matches says so and leads to today', async () => {
  const { markup } = await load('/forecasts?date=2024-04-08');
  expect(markup).toContain('No matches in the leagues we cover kick off on this day.');
  expect(markup).toContain('href="/forecasts">See today’s matches');
});
