import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { countPrices } from '#data/commands/matches/prices/count-prices.ts';
import { inTransaction } from '#data/database/database.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aQuote } from '#tests/factories/a-quote.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { nextMatchEmbed } from './next-match.server.tsx';
import { tableEmbed } from './table.server.tsx';
import { tipEmbed } from './tip.server.tsx';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const resources = { 'next-match': nextMatchEmbed, table: tableEmbed, tip: tipEmbed };
const liga = { tournamentId: 'portugal.liga-portugal' };

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  // Sentences, headings and alerts have no use for them.
  await db.query(`update teams set row_name = 'name of rows'`);
  await ingestMatches(db, now, [
    feedMatch('Man City', 'Arsenal', '2024-03-31T15:30:00Z', ended(3, 1)),
    feedMatch('Arsenal', 'Everton', '2024-04-05T19:00:00Z', { status: 'postponed' }),
    feedMatch('Everton', 'Man United', '2024-04-06T11:00:00Z', {
      status: 'live',
      score: { current: { home: 2, away: 1 } },
      live: { period: 'second-half', minute: 61 },
    }),
    feedMatch('Arsenal', 'Man United', '2024-04-13T14:00:00Z', { round: { stage: 'matchday', matchday: 33 } }),
    feedMatch('Man City', 'Everton', '2024-05-19T12:00:00Z', { kickoff: { known: false, day: '2024-05-19' as never } }),
    feedMatch('Porto', 'Nacional', '2024-08-12T19:00:00Z', liga),
  ]);
});

/** Returns an embedded document and its text, its elements separated by bars. */
async function read(path: string, code: LocaleCode = 'en', at = now) {
  const { site, notes } = createSiteForPages(db, at, { code });
  const resource = resources[path.split('/')[2] as keyof typeof resources];
  const answer = await askResource(resource, site, path);
  const markup = await answer.text();
  const text = markup
    .replace(/^.*<body>/s, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('&#x27;', '’');
  return { answer, markup, text, notes };
}

const idOf = async (slug: string) =>
  (await db.query<{ id: number }>('select id from matches where slug = $1', [slug])).rows[0]?.id as number;

describe('every embedded document', () => {
  it.each(['/embed/next-match/arsenal', '/embed/table/england/premier-league', '/embed/tip/arsenal-manchester-united-2024-04-13'])(
    '%s has no script, opens its links in a new tab, and is not for search engines',
    async (path) => {
      const { markup, answer } = await read(path);
      expect(markup).not.toContain('<script');
      expect(markup).toContain('<base target="_blank"/>');
      expect(
        [...markup.matchAll(/<a [^>]*href="http[^>]*>/g)].map(([link]) => link).filter((link) => !link.includes('rel="noopener"')),
      ).toEqual([]);
      expect(markup).toContain('<meta name="robots" content="noindex"/>');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  it('is light or dark where its address says so, and otherwise as the device is', async () => {
    const rootOf = async (theme: string) => /<html[^>]*>/.exec((await read(`/embed/next-match/arsenal${theme}`)).markup)?.[0];
    expect(await rootOf('')).toBe('<html lang="en">');
    expect(await rootOf('?theme=light')).toBe('<html lang="en" data-theme="light">');
    expect(await rootOf('?theme=dark')).toBe('<html lang="en" data-theme="dark">');
  });

  it.each(['/embed/next-match/nobody', '/embed/table/england/nothing', '/embed/tip/nobody-nothing-2024-04-13'])(
    '%s says in the language of the address that there is nothing',
    async (path) => {
      const { answer, text } = await read(path, 'de');
      expect([answer.status, text]).toEqual([404, '|Unter dieser Adresse gibt es nichts.|Mehr auf Tipledger|']);
    },
  );
});

describe('the next match of a club', () => {
  it('leaves out what was put off, and names clubs, day and hour with the zone, competition and round', async () => {
    const { text, markup, notes } = await read('/embed/next-match/arsenal');
    expect(text).toBe(
      '|Next match: Arsenal|Arsenal|Manchester United|Saturday 13 April, 15:00 BST|Premier League, Matchday 33|Arsenal v Manchester United|More on Tipledger|',
    );
    expect(markup).toContain('href="https://example.org/arsenal-manchester-united-2024-04-13"');
    // Three hours after its kick-off it is no longer the next one, whether or not anything was heard of it.
    expect(notes.until).toEqual([new Date('2024-04-13T17:00:00Z')]);
    expect(notes.topics).toContain(`match:${await idOf('arsenal-manchester-united-2024-04-13')}`);
  });

  it('is in the words and by the clock of its language', async () => {
    expect((await read('/embed/next-match/arsenal', 'de')).text).toContain('|Samstag, 13. April, 16:00 MESZ|Premier League, 33. Spieltag|');
  });

  it('is the one being played, with its score', async () => {
    expect((await read('/embed/next-match/everton')).text).toContain('|Everton|2|Manchester United|1|Second half|');
  });

  it('has what we predict of it, with the chance and the likeliest score, beside the help of the language', async () => {
    const matchId = await idOf('arsenal-manchester-united-2024-04-13');
    onTestFinished(async () => void (await db.query('delete from forecasts')));
    await db.query('delete from forecasts');
    await aForecast(db, { matchId });
    const { text, markup } = await read('/embed/next-match/arsenal', 'de');
    expect(text).toContain('|Prognose: |Sieg Arsenal| 45\u00a0%');
    expect(text).toContain('|18+|Glücksspiel kann süchtig machen. |Hilfe bei Spielproblemen: |Check dein Spiel');
    expect(markup).toContain('href="https://www.check-dein-spiel.de/"');
    expect((await read('/embed/next-match/manchester-city')).text).not.toContain('18+');
  });

  it('has no hour where none is known', async () => {
    expect((await read('/embed/next-match/manchester-city')).text).toContain('|Sunday 19 May · Kick-off time to be confirmed|');
  });

  it('is none where none is announced', async () => {
    expect((await read('/embed/next-match/penarol')).text).toContain('|No upcoming matches|The next fixtures have not been announced.|');
  });
});

describe('the table of a competition', () => {
  it('has place, club, matches, difference and points', async () => {
    const { text, notes } = await read('/embed/table/england/premier-league');
    expect(text).toContain('|#|Club|P|GD|Pts|1|Manchester City|Manchester C|1|+2|3|');
    expect(notes.topics.some((topic) => topic.startsWith('tournament:'))).toBe(true);
  });

  it('says that the season has not begun, and of a cup without groups that it has none', async () => {
    expect((await read('/embed/table/portugal/liga-portugal')).text).toContain(
      '|The season has not begun yet.|The table appears with the first match.|',
    );
    expect((await read('/embed/table/england/fa-cup', 'gr')).text).toContain('|Αυτή η διοργάνωση δεν έχει βαθμολογία.|');
  });
});

describe('the tip of a match', () => {
  const slug = 'arsenal-manchester-united-2024-04-13';
  const kickoffUtc = new Date('2024-04-13T14:00:00Z');
  const publishedAt = new Date('2024-04-12T06:02:00Z');
  let sequence: number;

  it('is none where there is no forecast', async () => {
    expect((await read(`/embed/tip/${slug}`)).text).toContain(
      '|Arsenal v Manchester United|Premier League · 13 Apr 2024, 15:00 BST|No tip|There is no forecast for this match.|',
    );
  });

  it('is none for a reason where a forecast gives one', async () => {
    // Arsenal win by 0.4492: 2.24 · 0.4492 − 1
    for (const bookmaker of ['bet365', 'pinnacle']) {
      await aQuote(db, {
        matchId: await idOf(slug),
        bookmaker,
        market: 'match-result',
        line: 0,
        quotedAt: now,
        prices: [2.24, 3, 2.9],
      });
    }
    await countPrices(db, [await idOf(slug)], now);
    await aForecast(db, { matchId: await idOf(slug), pricedAt: publishedAt });
    expect((await read(`/embed/tip/${slug}`)).text).toContain(
      '|No tip|The value is too small for a tip. This selection comes closest. Arsenal to win: best price |2.24|, fair |2.23|. Value +0.6%, below our minimum of 1%.|',
    );
  });

  it('has the prediction above it, which a forecast gives until it freezes', async () => {
    expect((await read(`/embed/tip/${slug}`)).text).toContain('|Prediction: |Arsenal to win| 45%|');
  });

  it('stands with its price, its chance and as of when, says that it was computed afterwards where it was, and is open', async () => {
    const tip = aTip({
      matchId: await idOf(slug),
      kickoffUtc,
      market: 'total-goals',
      line: 2.5,
      selection: 'over',
      decimalOdds: 1.7,
      probability: 0.6406,
      bookmaker: 'bet365',
    });
    const [written] = await inTransaction(db, (client) => recordTips(client, [tip], publishedAt));
    sequence = written?.sequence as number;
    expect((await read(`/embed/tip/${slug}`)).text).toContain(
      '|Our tip|As of 12 Apr 2024, 07:02 BST|computed afterwards|Over 2.5 goals|1.70|Chance when tipped |64%| · price at the time, with bet365|Open|',
    );
  });

  it('has the age, the warnings and the help of its language beside it', async () => {
    const { text, markup } = await read(`/embed/tip/${slug}`, 'de');
    expect(text).toContain('|18+|Tipledger ist ein redaktionelles Angebot und kein Wettanbieter.');
    expect(text).toContain('|Glücksspiel kann süchtig machen.|Hilfe bei Spielproblemen: |');
    expect(markup).toContain('href="https://www.check-dein-spiel.de');
    expect((await read(`/embed/tip/${slug}`, 'gr')).text).toContain('|21+|');
  });

  it('was published where it was recorded as time went by', async () => {
    // A live tip is one that the database's own clock saw before the match.
    const other = 'everton-arsenal-2124-04-08';
    const far = new Date('2124-04-08T14:00:00Z');
    await ingestMatches(db, now, [feedMatch('Everton', 'Arsenal', far.toISOString(), { season: '2123-24' })]);
    const tip = aTip({ matchId: await idOf(other), kickoffUtc: far, bookmaker: 'bet365', origin: 'live' });
    await inTransaction(db, (client) => recordTips(client, [tip], new Date()));
    expect((await read(`/embed/tip/${other}`)).text).toMatch(/\|Our tip\|Published \d+ \w+ \d{4}, \d\d:\d\d (GMT|BST)\|Everton −0\.25/);
  });

  it('has the score of a match that is on', async () => {
    expect((await read('/embed/tip/everton-manchester-united-2024-04-06')).text).toContain('|Premier League · 6 Apr 2024 · 2–1 (Live)|');
  });

  it('says in the end what came', async () => {
    await ingestMatches(db, new Date('2024-04-13T16:00:00Z'), [feedMatch('Arsenal', 'Man United', kickoffUtc.toISOString(), ended(2, 1))]);
    const settlement = { matchStatus: 'finished', homeGoals: 2, awayGoals: 1, halfTimeHome: null, halfTimeAway: null } as const;
    const unknown = { closingOdds: null, closingProbability: null, correctsSequence: null };
    await inTransaction(db, (client) =>
      recordSettlements(client, [{ tipSequence: sequence, outcome: 'won', ...settlement, ...unknown }], now),
    );
    const { text } = await read(`/embed/tip/${slug}`);
    expect(text).toContain('|Premier League · 13 Apr 2024 · 2–1|');
    expect(text).toContain('|Settled: won, +0.70 units|');
  });
});
