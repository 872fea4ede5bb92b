import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import { listLastResults } from '#data/queries/team/list-last-results.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { aQuote } from '#tests/factories/a-quote.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { tipsPage } from '../tips.page.ts';
import type { TipsView } from '../tips.server.ts';

const { db } = await createTestDatabase();
const earlier = new Date('2024-04-05T09:00:00Z');
const now = new Date('2024-04-06T09:00:00Z');
const on = (time: string) => `2024-04-06T${time}:00Z`;
/** Returns the forecast of sides that score by independent Poisson distributions with these means. */
const goals = (homeGoals: number, awayGoals: number) => ({ homeGoals, awayGoals, lowScoreDependence: 0, drawWeight: 1 });
const portugal = { tournamentId: 'portugal.liga-portugal' };
/* Six likely results, the likeliest last of the day, and a match of two sides that score. */
const coming = [
  ['Everton', 'Man United', '14:00', goals(2, 0.5)],
  ['Arsenal', 'Man City', '15:00', goals(2.2, 0.5)],
  ['Man United', 'Arsenal', '16:00', goals(2.4, 0.5)],
  ['Everton', 'Man City', '17:00', goals(0.5, 2.6)],
  ['Man City', 'Man United', '18:00', goals(2.8, 0.5)],
  ['Arsenal', 'Everton', '19:00', goals(3, 0.5)],
] as const;
const ids = new Map<string, number>();
const idOf = (fixture: string) => ids.get(fixture) as number;

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), earlier);
  await ingestMatches(db, earlier, [
    ...coming.map(([home, away, time]) => feedMatch(home, away, on(time))),
    feedMatch('Porto', 'Nacional', on('20:00'), portugal),
    feedMatch('Man City', 'Everton', on('08:00')),
    feedMatch('Man United', 'Everton', on('05:00')),
    feedMatch('Man City', 'Arsenal', '2024-04-05T19:00:00Z'),
  ]);
  // Their last five: three goals each, both sides scoring in all but the first.
  await ingestMatches(
    db,
    earlier,
    ['2021-22', '2022-23'].flatMap((season, at) => [
      feedMatch('Porto', 'Nacional', `202${at + 2}-02-01T20:00:00Z`, { ...portugal, season, ...ended(at === 0 ? 3 : 2, at === 0 ? 0 : 1) }),
      feedMatch('Nacional', 'Porto', `202${at + 2}-03-01T20:00:00Z`, { ...portugal, season, ...ended(1, 2) }),
    ]),
  );
  await ingestMatches(db, earlier, [feedMatch('Nacional', 'Porto', '2024-02-01T20:00:00Z', { ...portugal, ...ended(1, 2) })]);
  const { rows } = await db.query<{ slug: string; id: number }>('select slug, id from matches');
  for (const { slug, id } of rows) ids.set(slug.replace('-portugal', ''), id);
  const today = (fixture: string) => idOf(`${fixture}-2024-04-06`);
  const slugs = coming.map(([home, away]) => `${home}-${away}`.toLowerCase().replaceAll('man ', 'manchester-'));
  for (const [at, [, , , parameters]] of coming.entries())
    await aForecast(db, { matchId: today(slugs[at] as string), model: parameters, blended: parameters, pricedAt: now });
  await aForecast(db, { matchId: today('porto-nacional'), model: goals(1.8, 1.7), pricedAt: now });
  const quote = (fixture: string, prices: readonly number[], bookmaker = 'bet365', market: Market = 'match-result') =>
    aQuote(db, { matchId: today(fixture), quotedAt: new Date('2024-04-06T08:00:00Z'), market, line: 0, prices, bookmaker });
  await quote('arsenal-everton', [1.1, 8, 15]);
  await quote('manchester-city-manchester-united', [1.1, 8, 15]);
  await quote('everton-manchester-city', [12, 7, 1.12]);
  await quote('arsenal-manchester-city', [1.12, 7, 12]);
  await quote('everton-manchester-united', [1.6, 5, 9]);
  const tip = (fixture: string, kickoff: string, decimalOdds: number) =>
    aTip({ matchId: today(fixture), kickoffUtc: new Date(on(kickoff)), market: 'match-result', line: 0, selection: 'home', decimalOdds });
  await inTransaction(db, (client) =>
    recordTips(client, [tip('arsenal-manchester-city', '15:00', 1.9), tip('everton-manchester-united', '14:00', 1.7)], earlier),
  );
  const prediction = (fixture: string, kickoff: string, homeChance: number) =>
    aPrediction({
      matchId: idOf(fixture),
      kickoffUtc: new Date(kickoff),
      result: 'home',
      homeChance,
      drawChance: 0.9 - homeChance,
      awayChance: 0.1,
    });
  const window = { startsFrom: new Date('2024-04-05T18:00:00Z'), startsUntil: new Date('2024-04-07T00:00:00Z') };
  await inTransaction(db, (client) =>
    recordPredictions(
      client,
      [
        prediction('manchester-city-everton-2024-04-06', on('08:00'), 0.7),
        prediction('manchester-united-everton-2024-04-06', on('05:00'), 0.6),
        prediction('manchester-city-arsenal-2024-04-05', '2024-04-05T19:00:00Z', 0.55),
      ],
      { sport: 'football', window, origin: 'clock-set', now: earlier },
    ),
  );
  await ingestMatches(db, now, [
    feedMatch('Man City', 'Everton', on('08:00'), {
      status: 'live',
      live: { period: 'second-half', minute: 55 },
      score: { current: { home: 1, away: 0 } },
    }),
    feedMatch('Man United', 'Everton', on('05:00'), ended(0, 1)),
    feedMatch('Man City', 'Arsenal', '2024-04-05T19:00:00Z', ended(2, 0)),
  ]);
  await db.query(`
    insert into prediction_outcomes (sequence, leaf, outcome, settled_at, match_status, home_goals, away_goals)
    select p.sequence, p.leaf, case when m.home_goals > m.away_goals then 'right' else 'wrong' end, now(), m.status, m.home_goals, m.away_goals
    from predictions p join matches m on m.id = p.match_id where m.status = 'finished'`);
});

async function load(path: string, code: LocaleCode = 'en', at = now) {
  const { site, notes } = createSiteForPages(db, at, { code });
  const { view, content } = await openPage<TipsView>(tipsPage, site, path);
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={site.words}>{content}</WordsProvider>
    </SiteFactsProvider>,
  );
  return { view, notes, markup };
}

/** Returns the markup of the section with an id, up to the next section of the page. */
const part = (markup: string, id: string) =>
  markup.split(/(?=<(?:section|details)[^>]* id=")/).find((piece) => piece.includes(` id="${id}"`)) ?? '';
const textOf = (markup: string) =>
  markup
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|[|\s]*/g, '|');
const homes = (view: TipsView, of: 'likely' | 'goals' | 'both') => view.lists?.[of].picks.map(({ match }) => match.homeName);

describe('what can still be bet on', () => {
  it('comes before what is being played and what is over, list by list', async () => {
    const { markup } = await load('/tips');
    expect([...markup.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading)).toEqual([
      'Most likely',
      'Best value',
      'Goals',
      'Both to score',
      'Three together: what the margin costs',
      'In play',
      'Finished',
    ]);
  });

  it('is counted above the days, whatever is filtered', async () => {
    for (const path of ['/tips', '/tips?competition=portugal.liga-portugal'])
      expect(textOf((await load(path)).markup)).toContain('|Still to come: 2 tips, 7 predictions. |All on record|');
  });

  it('is the five likeliest results by chance, and all where they are asked for', async () => {
    const { view, markup } = await load('/tips');
    expect(homes(view, 'likely')).toEqual(['Arsenal', 'Manchester City', 'Everton', 'Manchester United', 'Arsenal']);
    expect(view.lists?.likely.found).toBe(6);
    expect(part(markup, 'likely')).toContain('href="/tips?all=likely#likely"');
    const all = await load('/tips?all=likely');
    expect(homes(all.view, 'likely')).toHaveLength(6);
    expect(part(all.markup, 'likely')).toContain('href="/tips#likely"');
    expect(homes(all.view, 'goals')).toHaveLength(5);
  });

  it('says of each the match, the hour, the selection, the reason, the best price and our chance', async () => {
    expect(textOf(part((await load('/tips')).markup, 'likely'))).toMatch(
      /\|20:00\|Arsenal – Everton \|ENG Premier League\|Arsenal to win\|Goals expected: 3\.0 against 0\.5\|Arsenal to win \|1\.10\|Our chance \|87%\|/,
    );
  });

  it('names the whole competition, since half a name may be that of another one', () => {
    const css = readFileSync(new URL('./entry.module.css', import.meta.url), 'utf8');
    expect(/\n\.match \{[^}]*\}/.exec(css)?.[0]).not.toMatch(/ellipsis|nowrap|hidden/);
  });

  it('says itself that likely is not well paid, and that its order is that of the chances', async () => {
    const { view, markup } = await load('/tips');
    expect(textOf(part(markup, 'likely'))).toMatch(/Likely does not mean well paid.*listed by chance\./);
    const chances = view.lists?.likely.picks.map(({ chance }) => chance) ?? [];
    expect(chances).toEqual(chances.toSorted((first, second) => second - first));
  });

  it('has where goals are likely, and where both sides score, with the last five of the clubs for a reason', async () => {
    const { view, markup } = await load('/tips');
    expect(view.lists?.goals.picks[0]).toMatchObject({
      match: { homeName: 'FC Porto' },
      bet: { market: 'total-goals', selection: 'over' },
    });
    // 1 − e^−3.5 (1 + 3.5 + 3.5²/2), and (1 − e^−1.8)(1 − e^−1.7).
    expect(view.lists?.goals.picks[0]?.chance).toBeCloseTo(1 - Math.exp(-3.5) * 10.625, 4);
    expect(homes(view, 'both')).toEqual(['FC Porto']);
    expect(view.lists?.both.picks[0]?.chance).toBeCloseTo((1 - Math.exp(-1.8)) * (1 - Math.exp(-1.7)), 4);
    expect(textOf(part(markup, 'goals'))).toContain('|FC Porto: 3 goals or more in 5 of the last 5|');
    expect(textOf(part(markup, 'both'))).toContain('|FC Porto scored in 5, Nacional in 4 of their last 5|');
  });

  it('leaves out a match from its kick-off on, even before anybody has reported it, and the page is made anew then', async () => {
    const { view, notes } = await load('/tips', 'en', new Date(on('16:00')));
    expect(homes(view, 'likely')).toEqual(['Arsenal', 'Manchester City', 'Everton']);
    expect(view.tips.map(({ phase }) => phase)).toEqual(['live', 'live']);
    expect(notes.until).toContainEqual(new Date(on('17:00')));
  });

  it('leads with goals and both to score to the chances of the match, and with a result to its top', async () => {
    const { markup } = await load('/tips');
    const ends = (id: string) => new Set([...part(markup, id).matchAll(/href="[^"?]*-2024-04-06([^"]*)"/g)].map(([, end]) => end));
    expect(['likely', 'goals', 'both'].map((id) => [...ends(id)])).toEqual([[''], ['#chances'], ['#chances']]);
  });

  it('says in a line where a list is empty', async () => {
    const { markup } = await load('/tips', 'en', new Date(on('19:30')));
    expect(textOf(part(markup, 'likely'))).toContain('|No match still to come reaches 60%.|');
    expect(textOf(part(markup, 'value'))).toContain('|Every match with a tip today has kicked off.|');
    expect(part(markup, 'three')).toBe('');
  });

  it('is nothing once the last match has begun, which leads to the next day', async () => {
    const { markup } = await load('/tips', 'en', new Date(on('20:00')));
    expect(textOf(markup)).toContain('|Every match of this day has begun|0 of 1 right; we expected 1.|Tips for the next day|');
    expect(markup).toContain('href="/tips?date=2024-04-07"');
    expect(markup).not.toContain('id="likely"');
  });
});

describe('best value', () => {
  it('has the open tips with fair price, value, reliability and hour, the greatest value at present first', async () => {
    const value = part((await load('/tips')).markup, 'value');
    expect([...value.matchAll(/<li[^>]* id="tip-(\d+)"/g)].map(([, sequence]) => sequence)).toEqual(['2', '1']);
    expect(textOf(value)).toMatch(
      /\|Tip\|15:00\|Everton – [^|]* \|ENG Premier League\|Everton to win\|.*\|Fair price \|1\.\d\d\|.*Value \|\+\d+\.\d%\|Reliability \d of 5\|bet365, \|09:00\|/,
    );
  });

  it('keeps a tip whose price fell under our fair one, and says that it is too late', async () => {
    const [, late = ''] = part((await load('/tips')).markup, 'value').split('id="tip-1"');
    expect(textOf(late)).toMatch(/\|tipped at \|1\.90\|now \|1\.12\|, under our fair price \|1\.31\|: too late\|/);
    expect(late).not.toContain('Fair price');
  });

  it('says what stands on record where no bookmaker of the country has a price', async () => {
    const value = textOf(part((await load('/tips', 'cz')).markup, 'value'));
    expect(value).toContain('|tip za |1,90|');
    expect(value).not.toContain('1,12');
  });
});

describe('three together', { shuffle: false }, () => {
  it('says what the likeliest three cost as one bet, as a lesson: nothing of it can be chosen', async () => {
    const { view, markup } = await load('/tips');
    const { legs, decimalOdds, chance, needed } = view.lists?.together ?? {};
    expect(legs?.map(({ match }) => match.homeName)).toEqual(['Arsenal', 'Manchester City', 'Everton']);
    expect(decimalOdds).toBeCloseTo(1.1 * 1.1 * 1.12, 10);
    expect(needed).toBeCloseTo(1 / (1.1 * 1.1 * 1.12), 10);
    expect(chance).toBeLessThan(needed as number);
    const three = part(markup, 'three');
    expect(textOf(three)).toContain('|not a tip|');
    expect(textOf(three)).toMatch(
      /By our chances all three come in \d\d\.\d% of the time\. To break even at \|1\.36\|, which is what bet365 pays, a bookmaker in the middle of those we compare, they would have to come in 73\.8%/,
    );
    expect(three).not.toContain('slip-price');
  });

  it('is counted at a bookmaker in the middle, of two at the better one', async () => {
    const quotedAt = new Date('2024-04-06T08:30:00Z');
    const threeAt = async (bookmaker: string, odds: number) => {
      for (const [fixture, prices] of [
        ['arsenal-everton', [odds, 8, 15]],
        ['manchester-city-manchester-united', [1.1, 8, 15]],
        ['everton-manchester-city', [12, 7, 1.12]],
      ] as const)
        await aQuote(db, { matchId: idOf(`${fixture}-2024-04-06`), quotedAt, market: 'match-result', line: 0, prices, bookmaker });
      return (await load('/tips')).view.lists?.together?.bookmaker;
    };
    expect(await threeAt('betfred', 1.05)).toBe('bet365');
    expect(await threeAt('william-hill', 1.07)).toBe('william-hill');
    await db.query('delete from quotes where quoted_at = $1', [quotedAt]);
  });

  it('is nothing where it would lose nothing', async () => {
    const quotedAt = new Date('2024-04-06T08:30:00Z');
    await aQuote(db, { matchId: idOf('arsenal-everton-2024-04-06'), quotedAt, market: 'match-result', line: 0, prices: [2, 8, 15] });
    expect((await load('/tips')).view.lists?.together).toBeUndefined();
    await db.query('delete from quotes where quoted_at = $1', [quotedAt]);
  });

  it('is hidden with the prices', async () => {
    expect((await load('/tips')).markup).toMatch(/<licensed-price countries="[A-Z ]*GB[A-Z ]*"[^>]*><div><section[^>]* id="three"/);
    expect((await load('/tips', 'cz')).view.lists?.together).toBeUndefined();
  });
});

describe('what has begun', () => {
  it('is folded, with how many predictions stand, or were right and promised', async () => {
    const { markup } = await load('/tips');
    const [inPlay, finished] = [part(markup, 'inPlay'), part(markup, 'finished')];
    expect(inPlay).not.toMatch(/<details[^>]* open/);
    expect(textOf(inPlay)).toMatch(
      /\|In play\|1 prediction, 1 right as it stands\|.*\|55’\|Manchester City – Everton\|1–0\|Manchester City to win\|70%\|/,
    );
    expect(textOf(finished)).toMatch(
      /\|Finished\|0 of 1 right; we expected 1\|.*\|FT\|Manchester United – Everton\|0–1\|Manchester United to win\|60%\|wrong\|/,
    );
  });

  it('is all that a day that is over has, its tips before its predictions', async () => {
    const { view, markup } = await load('/tips?date=2024-04-05');
    expect(view.lists).toBeUndefined();
    expect([...markup.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading)).toEqual(['Tips', 'Predictions']);
    expect(textOf(markup)).toMatch(
      /\|Predictions\|1 of 1 right; we expected 1\|.*Manchester City – Arsenal\|2–0\|Manchester City to win\|55%\|right\|/,
    );
  });

  it('is nothing on a day to come', async () => {
    expect((await load('/tips?date=2024-04-07')).markup).not.toContain('<details class="_fold');
  });
});

describe('the line of chips', () => {
  const chips = (markup: string) => textOf(/<nav[^>]*data-keep-scroll="chips".*?<\/nav>/s.exec(markup)?.[0] ?? '');

  it('leads down to the lists', async () => {
    const { markup } = await load('/tips');
    expect(chips(markup)).toBe('|Most likely|Value|Goals|Both to score|');
    for (const id of ['likely', 'value', 'goals', 'both']) expect(part(markup, id)).not.toBe('');
  });

  it('begins with the filters that are set, which take themselves away, and names no list that they leave out', async () => {
    const { markup } = await load('/tips?market=total-goals&competition=portugal.liga-portugal');
    expect(chips(markup)).toBe('|Total goals|, remove this filter|POR Liga Portugal|, remove this filter|Value|Goals|');
    expect(markup).toContain('href="/tips?competition=portugal.liga-portugal"');
    expect(part(markup, 'likely')).toBe('');
  });

  it('has filters that narrow predictions as well', async () => {
    expect(homes((await load('/tips?competition=portugal.liga-portugal')).view, 'goals')).toEqual(['FC Porto']);
    expect(homes((await load('/tips?price=below-1.20')).view, 'likely')).toEqual(['Arsenal', 'Manchester City', 'Everton', 'Arsenal']);
    expect((await load('/tips?competition=portugal.liga-portugal')).view.finished.found).toBe(0);
  });
});

it('the last results of a club tell in how many it scored, and in how many there were three goals', async () => {
  const { rows } = await db.query<{ id: number }>("select id from teams where slug = 'nacional-portugal'");
  const club = rows[0]?.id as number;
  expect((await listLastResults(db, [club], now, 5)).get(club)).toEqual({ played: 5, won: 0, lost: 5, scored: 4, withThreeGoals: 5 });
});
