import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { matchPage } from '../match.page.ts';
import type { MatchPageView } from '../match.server.ts';

const { db } = await createTestDatabase();
const morning = new Date('2024-04-06T09:00:00Z');
const kickoff = '2024-04-06T14:00:00Z';
const evening = new Date('2024-04-06T21:00:00Z');

/** Returns the match's preview or review as its page has it at a moment, in one text, and the parts that hold it. */
async function told(slug: string, at: Date, setTo?: Date) {
  const { site } = createSiteForPages(db, at);
  const clock = setTo === undefined ? site.clock : { ...clockStandingAt(at), setTo };
  const { view } = await openPage<MatchPageView>(matchPage, { ...site, clock }, `/${slug}`);
  return {
    paragraphs: view.preview,
    text: view.preview.join(' '),
    parts: view.parts.filter((part) => part === 'preview' || part === 'review'),
  };
}

const matchIdOf = async (slug: string) =>
  (await db.query<{ id: number }>('select id from matches where slug = $1', [slug])).rows[0]?.id as number;

async function forecast(slug: string): Promise<void> {
  await aForecast(db, { matchId: await matchIdOf(slug), pricedAt: new Date('2024-04-06T08:00:00Z') });
}

const store = (...matches: readonly FeedMatch[]) => ingestMatches(db, morning, matches);
const early = feedMatch('Man City', 'Bury', '2024-04-06T13:00:00Z');
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), morning);
  await addClubs(db, 'Oldham', 'Bury', 'Halifax', 'Stockport');
  // Four matches each: Oldham have won all of theirs, Bury have lost all of theirs.
  const days = ['2024-03-01', '2024-03-08', '2024-03-15', '2024-03-22'].map((day) => `${day}T15:00:00Z`);
  const others = ['Arsenal', 'Man City', 'Man United', 'Everton'] as const;
  await store(
    ...days.map((day, at) => feedMatch('Oldham', others[at] as string, day, ended(2, 1))),
    ...days.map((day, at) => feedMatch(others[(at + 1) % 4] as string, 'Bury', day, ended(3, 1))),
    early,
    feedMatch('Oldham', 'Bury', kickoff),
    feedMatch('Arsenal', 'Man City', kickoff),
    feedMatch('Bury', 'Man United', '2024-04-06T16:00:00Z'),
    feedMatch('Man United', 'Man City', '2024-04-07T14:00:00Z'),
    feedMatch('Halifax', 'Stockport', kickoff),
  );
  await forecast('oldham-bury-2024-04-06');
});

const slug = 'oldham-bury-2024-04-06';

describe('a match to come', () => {
  it('is told in two paragraphs: what has been played, and what the forecast says', async () => {
    const { paragraphs, parts } = await told(slug, morning);
    expect(parts).toEqual(['preview']);
    expect(paragraphs).toHaveLength(2);
    expect(paragraphs[0]).toMatch(/Oldham.*Bury|Bury.*Oldham/s);
    // Four wins against four defeats are the most remarkable of it.
    expect(paragraphs[0]).toMatch(/four|4/);
    // Two independent numbers of goals, 1.8 and 1.5, make 45 per cent for the home side.
    expect(paragraphs[1]).toContain('45%');
    const sentences = sentencesOf(paragraphs.join(' ')).length;
    expect(sentences).toBeGreaterThanOrEqual(4);
    expect(sentences).toBeLessThanOrEqual(6);
  });

  it('without a forecast is not told', async () => {
    const { text, parts } = await told('arsenal-manchester-city-2024-04-06', morning);
    expect([text, parts]).toEqual(['', []]);
  });

  it('of which the forecast alone is known has its figures, and neither a text nor a way to one', async () => {
    await forecast('halifax-stockport-2024-04-06');
    const { view } = await openPage<MatchPageView>(matchPage, createSiteForPages(db, morning).site, '/halifax-stockport-2024-04-06');
    expect([view.preview, view.parts.includes('preview'), view.parts.includes('chances')]).toEqual([[], false, true]);
  });

  it('is told by the table without matches under way, and in the same words when it has begun itself', async () => {
    const before = (await told(slug, morning)).text;
    // With three points more Bury would be second.
    await store({ ...early, status: 'live', score: { current: { home: 0, away: 9 } } });
    expect((await told(slug, new Date('2024-04-06T13:30:00Z'))).text).toBe(before);
    await store(feedMatch('Bury', 'Man United', '2024-04-06T16:00:00Z', ended(5, 0)));
    await store(feedMatch('Oldham', 'Bury', kickoff, { status: 'live', score: { current: { home: 0, away: 0 } } }));
    const { text, parts } = await told(slug, new Date('2024-04-06T15:00:00Z'));
    expect([text, parts]).toEqual([before, ['preview']]);
  });

  it('that is postponed is not told', async () => {
    await store(feedMatch('Oldham', 'Bury', kickoff, { status: 'postponed' }));
    const { text, parts } = await told(slug, morning);
    expect([text, parts]).toEqual(['', []]);
  });
});

describe('a match that is over', () => {
  it('is reviewed instead, near the top of the page', async () => {
    await store(
      feedMatch('Oldham', 'Bury', kickoff, {
        status: 'finished',
        score: { current: { home: 0, away: 1 }, fullTime: { home: 0, away: 1 }, halfTime: { home: 0, away: 0 } },
      }),
    );
    const { paragraphs, text, parts } = await told(slug, evening);
    expect(parts).toEqual(['review']);
    expect(paragraphs).toHaveLength(1);
    // Bury had 32 per cent against 45: an upset, level at half-time, and the end of a run.
    expect(text).toContain('1–0');
    expect(text).toContain('32%');
    expect(text).toMatch(/half-time|the break|interval/i);
    expect(text).not.toContain('45%');
  });
});

describe('the tip of a match', () => {
  const at = new Date('2024-04-07T14:00:00Z');
  const tipped = 'manchester-united-manchester-city-2024-04-07';
  const tip = async (origin: TipOrigin) => {
    const matchId = await matchIdOf(tipped);
    const body = aTip({
      matchId,
      kickoffUtc: at,
      market: 'match-result',
      line: 0,
      selection: 'away',
      decimalOdds: 3.4,
      probability: 0.32,
      origin,
    });
    const [record] = await inTransaction(db, (client) => recordTips(client, [body], morning));
    return record?.sequence as number;
  };

  it('is none with its reason, where none was found', async () => {
    await forecast(tipped);
    expect((await told(tipped, morning)).text).toMatch(/\btip\b/i);
  });

  it('that is not written down yet is neither told nor denied', async () => {
    await forecast(tipped);
    // A home win of 45% is worth 2.23.
    const quote = {
      market: 'match-result',
      line: 0,
      phase: 'opening',
      quotedAt: new Date('2024-04-06T07:00:00Z'),
      prices: [2.3, 3, 3],
    } as const;
    const quotes = (['bet365', 'pinnacle'] as const).map((bookmaker) => ({ bookmaker, ...quote }));
    await store(feedMatch('Man United', 'Man City', at.toISOString(), { quotes }));
    expect((await told(tipped, morning)).text).not.toMatch(/\btip\b/i);
  });

  it('that was worked out afterwards is neither told nor denied', async () => {
    const sequence = await tip('reconstructed');
    expect((await told(tipped, morning)).text).not.toMatch(/3\.40|\btip\b/i);
    await inTransaction(db, (client) => recordWithdrawals(client, [{ tipSequence: sequence, reason: 'postponed' }], morning));
  });

  it('that was written down before is told with its price, and how it came out', async () => {
    const sequence = await tip('clock-set');
    expect((await told(tipped, morning, morning)).text).toContain('3.40');
    // By a clock that is not set any more it was worked out afterwards.
    expect((await told(tipped, morning)).text).not.toContain('3.40');
    await store(feedMatch('Man United', 'Man City', at.toISOString(), ended(0, 2)));
    const played = { matchStatus: 'finished', homeGoals: 0, awayGoals: 2, halfTimeHome: null, halfTimeAway: null } as const;
    const settlement = {
      ...played,
      closingOdds: null,
      closingProbability: null,
      tipSequence: sequence,
      outcome: 'won',
      correctsSequence: null,
    } as const;
    await inTransaction(db, (client) => recordSettlements(client, [settlement], new Date('2024-04-07T17:00:00Z')));
    expect((await told(tipped, new Date('2024-04-07T18:00:00Z'), morning)).text).toMatch(/3\.40.*\+?2\.40|\+?2\.40.*3\.40/);
  });
});
