import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { noteFilling } from '#data/commands/fillings/note-filling.ts';
import { noteReconstruction } from '#data/commands/ledger/note-reconstruction.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { storeOutcomes } from '#data/commands/prediction/store-outcomes.ts';
import { inTransaction } from '#data/database/database.ts';
import { childrenNamed, parseXml } from '#data/sources/match-feed/parse-xml.ts';
import type { FirstSportTip } from '#domain/ledger/ledger-record.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { predictionsFeed } from './predictions-feed.server.ts';
import { tipsPage } from './tips.page.ts';
import type { TipsView } from './tips.server.ts';
import { tipsFeed } from './tips-feed.server.ts';

const { db } = await createTestDatabase();
const published = new Date('2024-04-04T09:00:00Z');
const now = new Date('2024-04-06T15:00:00Z');
const kickoffs = {
  'arsenal-everton': '2024-04-06T11:30:00Z',
  'manchester-city-manchester-united': '2024-04-06T14:00:00Z',
  'porto-nacional': '2024-04-06T19:00:00Z',
  'everton-manchester-city': '2024-04-05T19:00:00Z',
  'arsenal-manchester-city': '2024-04-08T19:00:00Z',
};

type Fixture = keyof typeof kickoffs;

/* Tips 1 to 4 on today's matches in this order, 2 and 3 on the same one, and 5 on yesterday's. */
beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), published);
  // Sentences, headings and alerts have no use for them.
  await db.query(`update teams set row_name = 'name of rows'`);
  const scheduled = [
    feedMatch('Arsenal', 'Everton', kickoffs['arsenal-everton']),
    feedMatch('Man City', 'Man United', kickoffs['manchester-city-manchester-united']),
    feedMatch('Porto', 'Nacional', kickoffs['porto-nacional'], { tournamentId: 'portugal.liga-portugal' }),
    feedMatch('Everton', 'Man City', kickoffs['everton-manchester-city']),
    feedMatch('Arsenal', 'Man City', kickoffs['arsenal-manchester-city']),
  ];
  await ingestMatches(db, published, scheduled);
  const { rows } = await db.query<{ slug: string; id: number }>('select slug, id from matches');
  const idOf = (fixture: Fixture) => rows.find(({ slug }) => slug.startsWith(fixture))?.id as number;
  const tip = (fixture: Fixture, over: Partial<FirstSportTip>) =>
    aTip({ matchId: idOf(fixture), kickoffUtc: new Date(kickoffs[fixture]), ...over });
  const overGoals = { market: 'total-goals', line: 2.5, selection: 'over' } as const;
  const result = { market: 'match-result', line: 0, selection: 'home' } as const;
  await inTransaction(db, async (client) => {
    await recordTips(
      client,
      [
        tip('arsenal-everton', { ...overGoals, decimalOdds: 1.74, probability: 0.61, expectedValue: 0.06 }),
        tip('manchester-city-manchester-united', { ...result, decimalOdds: 1.5, probability: 0.7, expectedValue: 0.05 }),
        tip('manchester-city-manchester-united', { ...overGoals, decimalOdds: 1.9, probability: 0.56, expectedValue: 0.064 }),
        tip('porto-nacional', {
          ...result,
          tournamentId: 'portugal.liga-portugal',
          decimalOdds: 2.4,
          probability: 0.45,
          expectedValue: 0.08,
        }),
        tip('everton-manchester-city', { ...result, selection: 'away', decimalOdds: 2, probability: 0.55, expectedValue: 0.1 }),
      ],
      published,
    );
    const bare = { halfTimeHome: null, halfTimeAway: null, closingOdds: null, closingProbability: null, correctsSequence: null };
    const ended = { ...bare, matchStatus: 'finished', homeGoals: 2, awayGoals: 1 } as const;
    await recordSettlements(client, [{ ...ended, tipSequence: 1, outcome: 'won' }], now);
    await recordWithdrawals(client, [{ tipSequence: 4, reason: 'postponed' }], now);
    await recordSettlements(client, [{ ...ended, tipSequence: 5, outcome: 'lost' }], now);
  });
  await aForecast(db, { matchId: idOf('arsenal-manchester-city'), pricedAt: now });
  const [first, second] = scheduled;
  if (first === undefined || second === undefined) throw new Error('two matches');
  await ingestMatches(db, now, [
    { ...first, status: 'finished', score: { current: { home: 2, away: 1 }, fullTime: { home: 2, away: 1 } } },
    { ...second, status: 'live', live: { period: 'second-half', minute: 57 }, score: { current: { home: 1, away: 0 } } },
  ]);
});

async function load(path: string, code: 'en' | 'gr' | 'pt_br' = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<TipsView>(tipsPage, site, path)), notes };
}

const shown = async (path: string) => (await load(path)).view.tips.map(({ sequence, state }) => [sequence, state]);

describe('the tips of today', () => {
  it('are those on matches that are played, those of one match together, before what is over', async () => {
    expect(await shown('/tips')).toEqual([
      [3, 'open'],
      [2, 'open'],
      [1, 'won'],
      [4, 'withdrawn'],
    ]);
  });

  it('tell the match as it stands', async () => {
    const { tips } = (await load('/tips')).view;
    expect(tips[2]).toMatchObject({
      bet: { market: 'total-goals', line: 2.5, selection: 'over' },
      clubs: { home: 'Arsenal', away: 'Everton' },
      match: { status: 'finished', homeGoals: 2, awayGoals: 1 },
      competition: { code: 'ENG', region: 'GB-ENG', name: 'Premier League' },
      origin: 'reconstructed',
      profitUnits: expect.closeTo(0.74, 10),
    });
    expect(tips[0]).toMatchObject({ match: { status: 'live', minute: 57, homeGoals: 1 }, profitUnits: null });
  });

  it('are summed up', async () => {
    expect((await load('/tips')).view.sums).toEqual({
      tips: 4,
      settled: 1,
      withdrawn: 1,
      computedAfterwards: 4,
      profitUnits: expect.closeTo(0.74, 10),
    });
  });

  it('are counted above the days once they are settled, whatever is filtered, with a link into the fold that has them', async () => {
    for (const path of ['/tips', '/tips?chance=70']) {
      const { site } = createSiteForPages(db, now);
      const { view, content } = await openPage<TipsView>(tipsPage, site, path);
      expect(view.settledTips).toEqual({ won: 1, settled: 1 });
      const markup = renderToStaticMarkup(
        <SiteFactsProvider facts={siteFacts()}>
          <WordsProvider words={site.words}>{content}</WordsProvider>
        </SiteFactsProvider>,
      );
      expect(markup).toMatch(/<a [^>]*href="\/tips#list-finished">Settled: 1 of 1 tips won\.<\/a>/);
      if (path === '/tips') expect(markup).toMatch(/<details[^>]* id="finished">.*<ul id="list-finished"/s);
    }
  });

  it('stand by value when that is asked for, what is over still last', async () => {
    expect((await shown('/tips?order=value')).map(([sequence]) => sequence)).toEqual([3, 2, 4, 1]);
  });

  it('rest on the ledger and the day, until midnight', async () => {
    const { notes } = await load('/tips', 'gr');
    expect(notes.topics).toEqual(expect.arrayContaining(['tips', 'day:2024-04-05', 'day:2024-04-06']));
    expect(notes.until).toContainEqual(new Date('2024-04-06T21:00:00Z'));
  });

  it('are counted by day in the bar of days, withdrawn ones left out', async () => {
    expect((await load('/tips')).view.week.map(({ count }) => count)).toEqual([0, 0, 1, 3, 0, 0, 0]);
  });
});

describe('the filters', () => {
  it('narrow the list, and its sums with it', async () => {
    expect(await shown('/tips?market=match-result')).toEqual([
      [2, 'open'],
      [4, 'withdrawn'],
    ]);
    expect((await shown('/tips?price=2.20-2.99')).length).toBe(1);
    expect((await shown('/tips?chance=60')).map(([sequence]) => sequence)).toEqual([2, 1]);
    const { view } = await load('/tips?competition=england.premier-league&market=total-goals');
    expect(view.tips.map(({ sequence }) => sequence)).toEqual([3, 1]);
    expect(view.sums).toMatchObject({ tips: 2, settled: 1 });
    expect(view.ofDay).toBe(4);
  });

  it('may leave nothing', async () => {
    const { view } = await load('/tips?chance=70&market=total-goals');
    expect(view.tips).toEqual([]);
    expect(view.ofDay).toBe(4);
  });

  it('are no pages of their own for search engines', async () => {
    expect((await load('/tips')).head).toMatchObject({
      path: '/tips',
      indexed: true,
      feeds: [
        { href: 'https://example.org/tips/feed.xml', title: 'Tipledger: tips' },
        { href: 'https://example.org/tips/predictions.xml', title: 'Tipledger: predictions' },
      ],
    });
    expect((await load('/tips?market=total-goals')).head).toMatchObject({ path: '/tips', indexed: false });
    expect((await load('/tips?date=2024-04-06')).head.path).toBe('/tips');
  });

  it('leave out a market that is never tipped', async () => {
    expect((await load('/tips?market=corners')).view.tips).toHaveLength(4);
  });
});

describe('another day', () => {
  it('has its own tips', async () => {
    const { view, head } = await load('/tips?date=2024-04-05');
    expect(view.tips).toMatchObject([{ sequence: 5, state: 'lost', profitUnits: -1 }]);
    expect(head.path).toBe('/tips?date=2024-04-05');
  });

  it('without a tip says in how many matches one was looked for, and is not for search engines', async () => {
    const { view, head } = await load('/tips?date=2024-04-08');
    expect(view).toMatchObject({ tips: [], ofDay: 0, matchesLookedAt: 1, rebuilding: undefined });
    expect(head.indexed).toBe(false);
  });

  it('whose record is still being rebuilt says so', async () => {
    await noteReconstruction(db, { fromDay: '2024-01-01', doneDay: '2024-02-10', untilDay: '2024-04-05' } as never, now);
    expect((await load('/tips?date=2024-03-01')).view.rebuilding).toMatchObject({ doneDay: '2024-02-10' });
    expect((await load('/tips?date=2024-02-01')).view.rebuilding).toBeUndefined();
  });

  it('says of a site that is being filled that its tips follow', async () => {
    expect((await load('/tips?date=2024-04-08')).view.isFilling).toBe(false);
    await noteFilling(db, { name: 'football-data', done: 3, total: 340 }, now);
    const { view, notes } = await load('/tips?date=2024-04-08');
    expect(view.isFilling).toBe(true);
    expect(notes.topics).toContain('filling');
    await db.query('truncate fillings');
  });

  it('is not found where no calendar has it', async () => {
    await expect(load('/tips?date=2024-02-30')).rejects.toMatchObject({ status: 404 });
  });

  it('begins by the visitor’s clock where the address names it', async () => {
    expect((await load('/tips?date=2024-04-05&utc=-660')).view.tips.map(({ sequence }) => sequence)).toEqual([5]);
    expect((await load('/tips?date=2024-04-06&utc=480')).view.tips.map(({ sequence }) => sequence)).toEqual([3, 2, 5, 1]);
  });
});

describe('the feed', () => {
  const read = async (code: 'en' | 'gr' | 'pt_br') => {
    const { site } = createSiteForPages(db, now, { code });
    return (await askResource(tipsFeed, site, '/tips/feed.xml')).text();
  };

  it('tells every tip by its hash, the newest first, with its match and what it rests on', async () => {
    const xml = await read('en');
    const { rows } = await db.query<{ hash: string }>(
      'select r.hash from ledger_records r join tips t using (sequence) order by sequence desc',
    );
    expect([...xml.matchAll(/<guid isPermaLink="false">(.*?)<\/guid>/g)].map(([, id]) => id)).toEqual(rows.map(({ hash }) => hash));
    expect(xml).toContain('<title>Arsenal – Everton: Over 2.5 goals</title><link>https://example.org/arsenal-everton-2024-04-06</link>');
    expect(xml).toContain(
      'Start 6 Apr 2024, 12:30 BST. When tipped: price 1.74 with bet365, our chance 61%, value +6.0%, reliability 4 of 5.',
    );
    expect(xml).toContain('<pubDate>Thu, 04 Apr 2024 09:00:00 GMT</pubDate>');
  });

  it('speaks the language of its address', async () => {
    expect(await read('pt_br')).toContain('<link>https://example.org/pt_br/tips</link>');
  });
});

describe('the feed of predictions', () => {
  const read = async (query: string, code: 'en' | 'de' = 'en', at = now) => {
    const { site, notes } = createSiteForPages(db, at, { code });
    const answer = await askResource(predictionsFeed, site, `/tips/predictions.xml${query}`);
    const text = await answer.text();
    if (answer.status !== 200) return { status: answer.status, text, items: [], channel: new Map<string, string>(), notes };
    const [channel = expect.fail('there is no channel')] = childrenNamed(parseXml('feed', text), 'channel');
    const membersOf = ({ children }: typeof channel) => new Map(children.map((child) => [child.name, child.text]));
    return { status: answer.status, text, items: childrenNamed(channel, 'item').map(membersOf), channel: membersOf(channel), notes };
  };
  const matchOf = async (fixture: Fixture) =>
    (
      await db.query<{ id: number; home: number; away: number }>(
        'select id, home_team_id as home, away_team_id as away from matches where slug like $1',
        [`${fixture}%`],
      )
    ).rows[0] as { id: number; home: number; away: number };

  beforeAll(async () => {
    const { id, home, away } = await matchOf('arsenal-everton');
    const chances = {
      homeChance: 0.62,
      drawChance: 0.22,
      awayChance: 0.16,
      homeScore: 2,
      awayScore: 0,
      overChance: 0.55,
      bothScoreChance: 0.49,
    };
    const frozen = aPrediction({
      matchId: id,
      homeClubId: home,
      awayClubId: away,
      kickoffUtc: new Date(kickoffs['arsenal-everton']),
      ...chances,
    });
    const window = { startsFrom: new Date('2024-04-06T11:30:00Z'), startsUntil: new Date('2024-04-06T11:45:00Z') };
    const at = new Date('2024-04-06T11:15:00Z');
    await inTransaction(db, async (client) => {
      const record = await recordPredictions(client, [frozen], { sport: 'football', window, origin: 'clock-set', now: at });
      const found = {
        matchStatus: 'finished',
        homeGoals: 2,
        awayGoals: 1,
        play: null,
        corners: null,
        cards: null,
        outcome: 'right',
      } as const;
      await storeOutcomes(client, [{ sequence: record?.sequence as number, leaf: 0, presentMatchId: id, ...found }], now);
    });
  });

  it('has the likeliest of the last days with what came, by an identifier of the match, dated by the record, beside the law of the language', async () => {
    const { items, channel, notes } = await read('', 'de');
    const { id } = await matchOf('arsenal-everton');
    expect(items).toHaveLength(1);
    expect(Object.fromEntries(items[0] ?? [])).toMatchObject({
      title: 'Arsenal – Everton: Sieg Arsenal, 62\u00a0%',
      link: 'https://example.org/de/arsenal-everton-2024-04-06',
      guid: `prediction ${id} 2024-04-06`,
      pubDate: 'Sat, 06 Apr 2024 11:15:00 GMT',
    });
    const description = items[0]?.get('description');
    expect(description).toContain(
      'Unsere Chancen: Arsenal 62\u00a0%, Unentschieden 22\u00a0%, Everton 16\u00a0%. Wahrscheinlichster Endstand 2:0.',
    );
    expect(description).toMatch(/Richtig: 2:1 nach 90 Minuten\. 18\+ · Glücksspiel kann süchtig machen\.$/);
    expect(description).not.toContain('1,91');
    expect(channel.get('description')).toContain('Hilfe bei Spielproblemen: Check dein Spiel');
    expect(notes.topics).toContain('predictions');
  });

  it('says on the next days how a day ended, and of a competition what is still to come', async () => {
    const next = await read('', 'en', new Date('2024-04-07T09:00:00Z'));
    expect(next.items.map((item) => item.get('title'))).toEqual([
      'Saturday 6 April 2024: 1 of 1 right; we expected 1',
      'Arsenal – Everton: Arsenal to win, 62%',
    ]);
    const league = await read('?competition=england.premier-league', 'en', new Date('2024-04-08T09:00:00Z'));
    expect(league.channel.get('title')).toBe('Tipledger: predictions, Premier League');
    expect(league.items.map((item) => [item.get('title'), item.get('pubDate')])).toEqual([
      ['Arsenal – Manchester City: Arsenal to win, 45%', 'Sun, 07 Apr 2024 19:00:00 GMT'],
      ['Arsenal – Everton: Arsenal to win, 62%', 'Sat, 06 Apr 2024 11:15:00 GMT'],
    ]);
    expect((await read('?competition=england.nothing')).status).toBe(404);
  });
});
