import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aQuote } from '#tests/factories/a-quote.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { homePage } from './home.page.ts';
import type { HomeView } from './home.server.ts';
import type { HomeGroups } from './home-groups.server.ts';
import type { HomeFavourites, HomeMixedList } from './home-lists.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T15:00:00Z');
const played: Partial<FeedMatch> = { status: 'finished', score: { current: { home: 2, away: 1 } } };

function playing(tournamentId: string, home: string, away: string, utc: string, more: Partial<FeedMatch> = {}): FeedMatch {
  return {
    tournamentId,
    season: tournamentId.startsWith('uruguay') ? '2024' : '2023-24',
    home: { name: home },
    away: { name: away },
    kickoff: { known: true, utc: new Date(utc) },
    status: 'scheduled',
    quotes: [],
    ...more,
  };
}

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    playing('portugal.liga-portugal', 'Porto', 'Nacional', '2024-04-06T12:00:00Z', played),
    playing('england.premier-league', 'Arsenal', 'Everton', '2024-04-06T14:30:00Z', {
      status: 'live',
      live: { period: 'first-half', minute: 30 },
      score: { current: { home: 1, away: 0 } },
    }),
    playing('england.premier-league', 'Man City', 'Man United', '2024-04-06T16:30:00Z'),
    // Half past ten in the evening of the sixth in London, and already the seventh in Athens.
    playing('uruguay.primera-division', 'Nacional', 'Peñarol', '2024-04-06T21:30:00Z'),
    playing('england.premier-league', 'Everton', 'Man City', '2024-04-05T19:00:00Z', played),
    playing('england.premier-league', 'Man United', 'Arsenal', '2024-04-03T19:00:00Z', played),
  ]);
});

async function load(path: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<HomeView>(homePage, site, path)), notes };
}

const names = (content: unknown) =>
  (content as HomeGroups).groups.map(({ tournament, matches }) => [tournament.name, matches?.map(({ homeName }) => homeName)]);
const nowIn = ({ content }: HomeView) => {
  const { days, now: id } = content as HomeMixedList;
  return days.flatMap(({ matches }) => matches).find((match) => match.id === id)?.homeName;
};
const clubs = (content: unknown) =>
  (content as HomeMixedList | HomeFavourites).days.map(({ day, matches }) => [day, matches.map(({ homeName }) => homeName)]);

describe('the home page', () => {
  it('shows today by competition, the most important first, each in the order of kick-off', async () => {
    const { view } = await load('/');
    expect(names(view.content)).toEqual([
      ['Premier League', ['Arsenal', 'Manchester City']],
      ['Liga Portugal', ['FC Porto']],
      ['Primera División', ['Nacional']],
    ]);
    expect(view.days).toMatchObject({ today: '2024-04-06', day: '2024-04-06', matchesToday: 4, live: 1 });
    expect(view.days.week.map(({ count }) => count)).toEqual([1, 0, 1, 4, 0, 0, 0]);
  });

  it('counts days by the zone of the language', async () => {
    const { view } = await load('/', 'gr');
    expect(names(view.content).map(([name]) => name)).toEqual(['Premier League', 'Liga Portugal']);
  });

  it('counts days by the visitor’s clock when the address names it', async () => {
    const { view } = await load('/?utc=180');
    expect(view.days.week.map(({ count }) => count)).toEqual([1, 0, 1, 3, 1, 0, 0]);
  });

  it('is right until midnight, and rests on the days it shows, but on no points of tennis and basketball', async () => {
    const { notes } = await load('/', 'gr');
    expect(notes.until).toContainEqual(new Date('2024-04-06T21:00:00Z'));
    expect(notes.topics).toEqual(expect.arrayContaining(['day:2024-04-03', 'day:2024-04-05', 'day:2024-04-06', 'day:2024-04-09', 'tips']));
    expect(notes.topics.filter((topic) => topic.startsWith('points:'))).toEqual([]);
  });

  it('lists what is being played', async () => {
    const { view } = await load('/?tab=live');
    expect(names(view.content)).toEqual([['Premier League', ['Arsenal']]]);
  });

  it('lists what is over of three days, the newest first', async () => {
    const { view } = await load('/?list=previous');
    expect(clubs(view.content)).toEqual([
      ['2024-04-06', ['FC Porto']],
      ['2024-04-05', ['Everton']],
    ]);
  });

  it('lists the day by kick-off', async () => {
    const { view } = await load('/?order=time');
    expect(clubs(view.content)).toEqual([['2024-04-06', ['FC Porto', 'Arsenal', 'Manchester City', 'Nacional']]]);
  });

  it('lists all of today by kick-off that began before now, however much is to come, and says what is on or comes next', async () => {
    const { view } = await load('/?order=time');
    expect(nowIn(view)).toBe('Arsenal');
    const { view: ofWomen } = await load('/?order=time&women=1');
    expect((ofWomen.content as HomeMixedList).now).toBeUndefined();
    const { view: ofYesterday } = await load('/?order=time&date=2024-04-05');
    expect((ofYesterday.content as HomeMixedList).now).toBeUndefined();
  });

  it('lists what a visitor follows: a match whenever it is, a competition’s matches of the coming week', async () => {
    const ids = await db.query<{ match: number; tournament: number; team: number }>(
      `select m.id as match, t.numeric_id as tournament, c.id as team from matches m, tournaments t, teams c
       where m.slug like 'manchester-united-arsenal%' and t.slug = 'primera-division' and c.slug = 'everton'`,
    );
    const { match, tournament, team } = ids.rows[0] as { match: number; tournament: number; team: number };
    const { view, head } = await load(`/?tab=favorites&ids=m${match}.c${tournament}.t${team}.t999999`);
    expect(clubs(view.content)).toEqual([
      ['2024-04-03', ['Manchester United']],
      ['2024-04-05', ['Everton']],
      ['2024-04-06', ['Arsenal', 'Nacional']],
    ]);
    expect((view.content as HomeFavourites).teams.map(({ name }) => name)).toEqual(['Everton']);
    expect(head.indexed).toBe(false);
  });

  it.each(['en', 'cz', 'de', 'es', 'gr', 'it', 'pt_br'] as const)('describes each of its lists in words of its own in %s', async (code) => {
    const paths = ['/', '/?date=2024-04-05', '/?tab=live', '/?tab=favorites', '/?list=previous', '/?women=1'];
    const descriptions = await Promise.all(paths.map(async (path) => (await load(path, code)).head.description));
    expect(new Set(descriptions).size).toBe(paths.length);
  });

  it('says the same address for every filter of a day', async () => {
    const { head } = await load('/?date=2024-04-05&women=1&more=2');
    expect(head).toMatchObject({ path: '/?date=2024-04-05', indexed: false });
    expect((await load('/?date=2024-04-06')).head.path).toBe('/');
  });

  it('says for a search engine that what is being played is the plain page, in another order, and tells it there of the site', async () => {
    const live = await load('/?tab=live');
    expect([live.head.path, live.view.webSite]).toEqual(['/', undefined]);
    expect((await load('/?date=2024-04-05')).view.webSite).toBeUndefined();
    expect((await load('/', 'de')).view.webSite).toMatchObject({
      '@type': 'WebSite',
      url: 'https://example.org/de',
      name: 'Tipledger',
      inLanguage: 'de',
    });
  });

  describe('with tips', () => {
    beforeAll(async () => {
      const { rows } = await db.query<{ id: number; slug: string; kickoff_utc: Date }>('select id, slug, kickoff_utc from matches');
      const tip = (slug: string, expectedValue: number, market: 'match-result' | 'both-teams-to-score' = 'match-result') => {
        const match = rows.find((row) => row.slug.startsWith(slug));
        if (match === undefined) throw new Error(`no match ${slug}`);
        return aTip({
          matchId: match.id,
          kickoffUtc: match.kickoff_utc,
          market,
          line: 0,
          selection: market === 'match-result' ? 'home' : 'yes',
          expectedValue,
        });
      };
      const published = new Date('2024-04-01T09:00:00Z');
      await inTransaction(db, async (client) => {
        const tips = [
          tip('arsenal-everton', 0.09),
          tip('manchester-city-manchester-united', 0.05),
          tip('manchester-city-manchester-united', 0.06, 'both-teams-to-score'),
          tip('porto-nacional', 0.05),
          tip('everton-manchester-city', 0.05),
        ];
        await recordTips(client, tips, published);
        await recordWithdrawals(client, [{ tipSequence: 4, reason: 'postponed' }], published);
      });
      // 1 − e^−1.8 by 1 − e^−1.5 is 0.6485, times 1.65 +7.0%; the tip on the result has no price any more.
      const coming = rows.find(({ slug }) => slug.startsWith('manchester-city-manchester-united'))?.id as number;
      await aForecast(db, { matchId: coming, pricedAt: now });
      await aQuote(db, { matchId: coming, quotedAt: now, market: 'both-teams-to-score', line: 0, prices: [1.65, 2.1] });
    });

    it('lists only the matches on which one stands, when that is asked for', async () => {
      expect(names((await load('/?tip=1')).view.content)).toEqual([['Premier League', ['Arsenal', 'Manchester City']]]);
      expect(names((await load('/?tab=live&tip=1')).view.content)).toEqual([['Premier League', ['Arsenal']]]);
      expect(clubs((await load('/?order=time&tip=1')).view.content)).toEqual([['2024-04-06', ['Arsenal', 'Manchester City']]]);
      expect(clubs((await load('/?list=previous&tip=1')).view.content)).toEqual([['2024-04-05', ['Everton']]]);
    });

    it('picks the best tip on a match still to come for the list of today alone', async () => {
      const { picks } = (await load('/')).view;
      expect(picks?.tip).toMatchObject({
        tip: { sequence: 3, market: 'both-teams-to-score', match: { homeName: 'Manchester City' } },
        now: { decimalOdds: 1.65 },
      });
      expect(picks?.tips).toEqual({ ofDay: 3, open: 2 });
      for (const path of ['/?date=2024-04-05', '/?list=previous', '/?tab=live']) expect((await load(path)).view.picks).toBeUndefined();
    });
  });

  it('is not found on a day that no calendar has', async () => {
    await expect(load('/?date=2023-02-30')).rejects.toMatchObject({ status: 404 });
  });
});
