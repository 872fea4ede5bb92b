import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { type NewSettlement, recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aQuote } from '#tests/factories/a-quote.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { matchPage } from '../match.page.ts';
import type { MatchPageView } from '../match.server.ts';
import type { PredictedCell } from '../prediction/prediction-view.server.ts';
import { ForecastReview } from './forecast-review.tsx';
import { TipSection } from './tip-section.tsx';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const kickoffUtc = new Date('2024-04-06T14:00:00Z');
const publishedAt = new Date('2024-04-06T06:02:00Z');
const quotedAt = new Date('2024-04-06T05:50:00Z');
/** By the forecast of `aForecast`, Everton's fair price is 3.09. */
const quotes = (['bet365', 'pinnacle', 'coral'] as const).flatMap(
  (bookmaker) =>
    [
      { bookmaker, market: 'match-result', line: 0, phase: 'opening', quotedAt, prices: [2.1, 3.2, 3.13] },
      { bookmaker, market: 'total-goals', line: 2.5, phase: 'opening', quotedAt, prices: [1.7, 2.2] },
    ] as const,
);

const matchOf = (home: string, away: string, over: Partial<FeedMatch> = {}) =>
  feedMatch(home, away, kickoffUtc.toISOString(), { quotes, ...over });

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  // Sentences, headings and alerts have no use for them.
  await db.query(`update teams set row_name = 'name of rows'`);
  await ingestMatches(db, now, [matchOf('Arsenal', 'Everton'), matchOf('Man City', 'Man United')]);
});

const idOf = async (slug: string) =>
  (await db.query<{ id: number }>('select id from matches where slug = $1', [slug])).rows[0]?.id as number;
const tipped = 'arsenal-everton-2024-04-06';
const untipped = 'manchester-city-manchester-united-2024-04-06';

/** Returns the text of the section and, once the match is over, of the forecast's review, with bars between its elements. */
async function read(slug: string, code: LocaleCode = 'en', recorded: Partial<PredictedCell> = {}): Promise<string> {
  const { site } = createSiteForPages(db, now, { code });
  const { view } = await openPage<MatchPageView>(matchPage, site, `/${slug}`);
  const { match, forecast, tips, prediction } = view;
  const cell = prediction?.cells.find(({ came }) => came);
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={site.words}>
        <TipSection view={view} />
        {forecast?.came && (
          <ForecastReview
            match={match}
            forecast={forecast}
            came={forecast.came}
            predicted={cell && { ...cell, ...recorded }}
            origin={tips[0]?.origin}
          />
        )}
      </WordsProvider>
    </SiteFactsProvider>,
  );
  return markup
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('&#x27;', '’');
}

const settle = (settlement: Partial<NewSettlement> & Pick<NewSettlement, 'tipSequence' | 'outcome'>) =>
  inTransaction(db, (client) =>
    recordSettlements(
      client,
      [
        {
          matchStatus: 'finished',
          homeGoals: 1,
          awayGoals: 1,
          halfTimeHome: null,
          halfTimeAway: null,
          closingOdds: null,
          closingProbability: null,
          correctsSequence: null,
          ...settlement,
        },
      ],
      now,
    ),
  );

describe('a match with a tip', () => {
  const over = { market: 'total-goals', line: 2.5, selection: 'over' } as const;
  let sequence: number;

  beforeAll(async () => {
    const matchId = await idOf(tipped);
    await aForecast(db, { matchId, pricedAt: publishedAt });
    const tip = aTip({ matchId, kickoffUtc, ...over, decimalOdds: 1.7, probability: 0.6406, expectedValue: 0.089, bookmaker: 'bet365' });
    const [written] = await inTransaction(db, (client) => recordTips(client, [tip], publishedAt));
    sequence = written?.sequence as number;
  });

  it('says what, at which price, how likely, why, and where it is written down', async () => {
    const text = await read(tipped);
    expect(text).toContain('|Over 2.5 goals|Over 2.5 |1.70|');
    expect(text).toContain('|Chance when tipped|64%|Fair price|1.56|Value|+8.9%|Stake|1 unit|');
    expect(text).toContain('We expect 3.3 goals: 1.8 for Arsenal, 1.5 for Everton. The average here is 2.8.');
    expect(text).toContain('|Against it: |Arsenal have lately been 0.2 goals a match worse than their strength suggests.');
    expect(text).toContain('7 h 58 min before kick-off');
    expect(text).toContain('|Open|');
    expect(text).toContain('4 of 5: based on 142 matches of these clubs');
    expect(text).toMatch(/\|Entry no\. 1 · \|hash [0-9a-f]{4}…[0-9a-f]{4}\| · never edited, settled in public\|/);
  });

  it('shows what it pays now beside what it paid when it was published, and what that is worth', async () => {
    const matchId = await idOf(tipped);
    for (const bookmaker of ['bet365', 'pinnacle', 'coral']) {
      await aQuote(db, { matchId, bookmaker, quotedAt: new Date('2024-04-06T11:00:00Z'), prices: [1.62, 2.3] });
    }
    const text = await read(tipped);
    // 0.6406 · 1.62 − 1
    expect(text).toContain(
      '|Over 2.5 goals|when tipped |1.70| |→|, now |Over 2.5 |1.62|1.70| |now at bet365: no licence known in your country|price at the time, with bet365| · now: chance 64%, value +3.8%|',
    );
    expect(text).toContain('|Value|+8.9%|');
    await db.query('delete from quotes where match_id = $1 and quoted_at > $2', [matchId, quotedAt]);
  });

  it('tells its present chance from that of its hour where the forecast alone has changed', async () => {
    const matchId = await idOf(tipped);
    const { rows } = await db.query('select blended from forecasts where match_id = $1', [matchId]);
    // Two independent numbers of goals with 3.4 in all, where 3.3 made 64%: more than two in 1 − e^−3.4 (1 + 3.4 + 3.4²/2) = 66%.
    await db.query('update forecasts set blended = $2 where match_id = $1', [
      matchId,
      { ...rows[0].blended, homeGoals: 1.9, awayGoals: 1.5 },
    ]);
    const text = await read(tipped);
    expect(text).toContain('|Chance when tipped|64%|');
    // 0.6603 · 1.7 − 1
    expect(text).toContain('|price at the time, with bet365| · now: chance 66%, value +12.2%|');
    await db.query('update forecasts set blended = $2 where match_id = $1', [matchId, rows[0].blended]);
  });

  it('offers nothing where nobody prices the bet any more', async () => {
    const { rows } = await db.query("delete from quotes where match_id = $1 and market = 'total-goals' returning *", [await idOf(tipped)]);
    expect(await read(tipped)).toContain(
      '|Over 2.5 goals|1.70| |no price from a bookmaker we know is licensed in Britain|price at the time, with bet365|',
    );
    await aQuote(db, { matchId: await idOf(tipped), quotedAt, prices: [1.7, 2.2] });
    expect(rows).toHaveLength(3);
  });

  it('is labelled where it was computed afterwards, and not called published', async () => {
    expect(await read(tipped)).toContain('|computed afterwards|');
    expect(await read(tipped)).not.toContain('Published');
    expect(await read(tipped, 'cz')).toContain('|dopočteno zpětně|');
  });

  it('tells of the other markets why there is none', async () => {
    expect(await read(tipped)).toContain(
      // 3.13 · 0.3232 − 1
      '|Result: no tip|Everton to win: value +1.2%, but a chance of only 32%; we want at least 35%.|',
    );
  });

  it('says under way what the score makes of it', async () => {
    await db.query(
      "update matches set status = 'live', period = 'second-half', minute = 84, home_goals = 2, away_goals = 1 where slug = $1",
      [tipped],
    );
    expect(await read(tipped)).toContain('|W|won (expected, until settled)|Expected to be won: it can no longer lose; open until settled|');
    await db.query('update matches set away_goals = 0 where slug = $1', [tipped]);
    expect(await read(tipped)).toContain('|–|open|Open: losing as it stands|');
  });

  it('says in extra time what the ninety minutes made of it, whatever the score is by now', async () => {
    await db.query(
      "update matches set period = 'extra-time', minute = 99, away_goals = 1, full_time_home = 1, full_time_away = 1 where slug = $1",
      [tipped],
    );
    expect(await read(tipped)).toContain(
      '|L|lost (expected, until settled)|Expected to be lost: it can no longer win; open until settled|',
    );
    await db.query('update matches set full_time_home = null, full_time_away = null where slug = $1', [tipped]);
    expect(await read(tipped)).toContain('|–|open|Open|');
  });

  it('says in the end what came, and of a corrected result both settlements', async () => {
    await ingestMatches(db, now, [matchOf('Arsenal', 'Everton', ended(1, 1))]);
    await settle({ tipSequence: sequence, outcome: 'lost' });
    const after = await read(tipped);
    expect(after).toContain('|lost|Settled: lost, −1.00 units|');
    // What had been said of 1–1: 1.8 e^−1.8 × 1.5 e^−1.5
    expect(after).toContain('|Score|1–1|10%|');
    expect(after).toContain('|Both teams to score|Yes|65%|');
    const recorded = await read(tipped, 'en', { chance: 0.246, shownChance: 0.24 });
    expect(recorded).toContain('|Result|Draw|24%|4.07|');
    expect(after).toContain('|2 goals|3.3 expected|');
    const { rows } = await db.query<{ sequence: number }>('select sequence from tip_settlements');
    await settle({ tipSequence: sequence, outcome: 'won', homeGoals: 2, correctsSequence: rows[0]?.sequence as number });
    const corrected = await read(tipped);
    expect(corrected).toContain('|Settled: lost, −1.00 units|');
    expect(corrected).toContain('Settled again after a corrected result. Settled: won, +0.70 units|');
  });
});

describe('a match without a tip', () => {
  it('says so where nothing is said of it at all', async () => {
    expect(await read(untipped)).toBe('|No tip|There is no forecast for this match.|');
  });

  /** Replaces the quotes of the match, by default with those of three bookmakers. */
  async function ask(markets: Partial<Record<Market, readonly number[]>>, bookmakers: readonly string[] = ['bet365', 'pinnacle', 'coral']) {
    const matchId = await idOf(untipped);
    await db.query('delete from quotes where match_id = $1', [matchId]);
    for (const [market, prices] of Object.entries(markets)) {
      const line = market === 'total-goals' ? 2.5 : market === 'asian-handicap' ? -0.5 : 0;
      for (const bookmaker of bookmakers) await aQuote(db, { matchId, bookmaker, market: market as Market, line, quotedAt, prices });
    }
  }

  const forecast = async (wanted: Partial<Parameters<typeof aForecast>[1]> = {}) =>
    aForecast(db, { matchId: await idOf(untipped), pricedAt: publishedAt, ...wanted });

  it('says in one line which price came nearest, which would be fair, and what it would take', async () => {
    await forecast();
    // 1 / 0.4492; 1.01 / 0.4492 = 2.2486, and 2.24 pays 0.6%, less than the 1% that we want.
    await ask({ 'match-result': [2.24, 3.2, 2.9] });
    expect(await read(untipped)).toBe(
      '|No tip|Manchester City to win: best price |2.24|, fair |2.23|; a tip would take |2.25| at two bookmakers.|',
    );
    await ask({ 'match-result': [2.2, 3.2, 2.9], 'total-goals': [1.5, 2.2] });
    expect(await read(untipped)).toBe(
      '|No tip|Manchester City to win: best price |2.20|, fair |2.23|; a tip would take |2.25| at two bookmakers.|',
    );
    expect(await read(untipped, 'gr')).toContain(
      'είναι |2,20| και η δίκαιη |2,23|· για προγνωστικό θα χρειαζόταν |2,25| σε δύο εταιρείες.',
    );
  });

  it('says once the match has begun what it would have taken', async () => {
    await forecast();
    await ask({ 'match-result': [2.2, 3.2, 2.9] });
    await db.query(
      "update matches set status = 'live', period = 'first-half', minute = 3, home_goals = 0, away_goals = 0 where slug = $1",
      [untipped],
    );
    expect(await read(untipped)).toBe(
      '|No tip|Manchester City to win: best price |2.20|, fair |2.23|; a tip would have taken |2.25| at two bookmakers.|',
    );
    await db.query(
      "update matches set status = 'scheduled', period = null, minute = null, home_goals = null, away_goals = null where slug = $1",
      [untipped],
    );
  });

  it('tells no figure that reads like the threshold which it misses by a hair', async () => {
    await forecast();
    // 0.44917 · 2.248 − 1 = 0.0097, and 0.32318 · 3.25 − 1, but a chance of less than 35%; 0.44917 · 2.5605 − 1 = 0.1501
    await ask({ 'match-result': [2.248, 3.2, 2.9] });
    expect(await read(untipped)).toContain('a tip would take |2.25| at two bookmakers.');
    // Of two independent numbers of goals, 1.4 and 1.3, the second is the greater in 34.8 of 100.
    await forecast({ model: { homeGoals: 1.4, awayGoals: 1.3, lowScoreDependence: 0, drawWeight: 1 } });
    await ask({ 'match-result': [2.4, 3.2, 3.1] });
    expect(await read(untipped)).toContain('but a chance of only 34.8%; we want at least 35%.');
    await forecast();
    await ask({ 'match-result': [2.5605, 3.2, 2.9] });
    expect(await read(untipped)).toContain('Value +15.1%');
  });

  it('says of a price at which nobody else would sell that it is not counted on, and not that there are none', async () => {
    await forecast();
    await ask({ 'match-result': [2.35, 3.2, 2.9] }, ['bet365']);
    // 0.4492 · 2.35 − 1
    expect(await read(untipped)).toContain(
      'best price |2.35|, fair |2.23|. Value +5.6%, but we do not count on getting it: the bookmaker is not known to be licensed where this site is read, no other licensed one comes close',
    );
    await ask({ 'asian-handicap': [2.2, 1.7] });
    expect(await read(untipped)).toContain('|There are odds only on markets in which we give no tips.|');
    await ask({});
    expect(await read(untipped)).toContain('|No bookmaker’s odds are known yet.|');
  });

  it('says that the forecast has not taken in the odds where it has not, and not that none are known', async () => {
    await forecast();
    await ask({ 'match-result': [2.2, 3.2, 2.9] });
    await db.query('update forecasts set blended = null where match_id = $1', [await idOf(untipped)]);
    const text = await read(untipped);
    expect(text).toContain('|Our forecast has not taken in this match’s odds: it does so from 4 days before kick-off');
    expect(text).not.toContain('odds are known');
  });

  it('says of a bet that would be a tip by now that its odds are newer than the last decision', async () => {
    await forecast();
    await ask({ 'match-result': [2.3, 3.2, 2.9] });
    // 0.4492 · 2.3 − 1
    expect(await read(untipped)).toContain('odds of |2.30|, fair |2.23|. Value +3.3%, but at odds newer than our last decision.');
  });

  it('judges no price that is too old to count', async () => {
    await forecast();
    await ask({ 'match-result': [2.2, 3.2, 2.9] });
    const matchId = await idOf(untipped);
    await aQuote(db, {
      matchId,
      bookmaker: 'coral',
      market: 'match-result',
      line: 0,
      quotedAt: new Date('2024-04-05T11:00:00Z'),
      countedAt: now,
      prices: [2.6, 5, 5],
    });
    expect(await read(untipped)).toContain('best price |2.20|, fair |2.23|;');
  });
});
