import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { Database } from '#data/database/database.ts';
import type { Feed, FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { replaySeasons } from './replay-seasons.ts';

const asItWas = await createTestDatabase();
const withAnotherEnd = await createTestDatabase();
const replay = { from: '2024-03-01' as LocalDay, to: '2024-03-31' as LocalDay };
const dayMs = 86_400_000;
const clubs = ['Arsenal', 'Everton', 'Man City', 'Man United'];

/** Returns prices of the day before, two bookmakers' too generous, and closing ones that are not known before kick-off. */
function quotesOf(kickoff: Date): FeedQuote[] {
  const early = { market: 'match-result', line: 0, phase: 'opening', quotedAt: new Date(kickoff.getTime() - dayMs) } as const;
  const agreed = ['pinnacle', 'william-hill'].map((bookmaker) => ({ ...early, bookmaker, prices: [2.3, 3.3, 3.2] }));
  const generous = [
    { ...early, bookmaker: 'ladbrokes', prices: [2.5, 3.3, 3.2] },
    { ...early, bookmaker: 'bet365', prices: [2.55, 3.3, 3.2] },
  ];
  const closing = { ...early, phase: 'closing', quotedAt: kickoff, bookmaker: 'pinnacle', prices: [1.2, 6, 15] } as const;
  return [...agreed, ...generous, closing];
}

/**
 * Returns two years of matches, one pair every Sunday evening, with repeating results; the last match, on the replay's last day, ends with
 * the given score.
 */
function season(lastScore: readonly [number, number]): FeedMatch[] {
  const scores = [
    [2, 1],
    [1, 1],
    [0, 1],
  ] as const;
  const weeks = 104;
  return Array.from({ length: weeks }, (_, week) => {
    const kickoff = new Date(Date.UTC(2022, 3, 10, 19) + week * 7 * dayMs);
    const home = clubs[week % 4] as string;
    const away = clubs[(week + 1 + (week % 3)) % 4] as string;
    const score = week === weeks - 1 ? lastScore : (scores[Math.floor(week / 12) % 3] as (typeof scores)[number]);
    return feedMatch(home, away, kickoff.toISOString(), { ...ended(...score), season: '2023-24', quotes: quotesOf(kickoff) });
  });
}

function feedOf(matches: readonly FeedMatch[]): Feed {
  return {
    name: 'football-data',
    isSimulated: false,
    async *read() {
      yield { source: 'season.csv', rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
    },
  };
}

const lived: LocalDay[] = [];
const watcher = { read: () => {}, lived: (day: LocalDay) => lived.push(day) };

async function tipsIn(db: Database) {
  const { rows } = await db.query(
    `select t.kickoff_utc as "kickoffUtc", t.selection, t.decimal_odds as odds, t.probability, t.origin, t.quoted_at as "quotedAt",
       r.published_at as "publishedAt", s.outcome
     from tips t join ledger_records r using (sequence) left join tip_settlements s on s.tip_sequence = t.sequence order by t.sequence`,
  );
  return rows;
}

beforeAll(async () => {
  for (const { db } of [asItWas, withAnotherEnd]) await storeCatalogue(db, smallCatalogue(), new Date('2024-04-06T09:00:00Z'));
  await replaySeasons(asItWas.db, feedOf(season([3, 0])), [], replay, watcher);
  await replaySeasons(withAnotherEnd.db, feedOf(season([0, 4])), [], replay, { read: () => {}, lived: () => {} });
});

describe('living through past seasons', () => {
  it('goes from day to day', () => {
    expect(lived).toHaveLength(31);
    expect([lived[0], lived.at(-1)]).toEqual(['2024-03-01', '2024-03-31']);
  });

  it('writes tips before kick-off, at prices known by then, labels them reconstructed, and settles them', async () => {
    const tips = await tipsIn(asItWas.db);
    expect(tips.length).toBeGreaterThan(0);
    for (const tip of tips) {
      expect(tip).toMatchObject({ origin: 'reconstructed', odds: 2.55, outcome: expect.any(String) });
      expect(tip.publishedAt.getTime()).toBeLessThan(tip.kickoffUtc.getTime());
      expect(tip.quotedAt.getTime()).toBeLessThanOrEqual(tip.publishedAt.getTime());
    }
  });

  it('knows nothing of what comes later', async () => {
    const withoutOutcome = (tips: Awaited<ReturnType<typeof tipsIn>>) => tips.map(({ outcome: _, ...tip }) => tip);
    const tips = await tipsIn(asItWas.db);
    const others = await tipsIn(withAnotherEnd.db);
    expect(withoutOutcome(others)).toEqual(withoutOutcome(tips));
    expect([tips.at(-1)?.outcome, others.at(-1)?.outcome]).toEqual(['won', 'lost']);
  });

  it('stores every result in the end', async () => {
    const { rows } = await asItWas.db.query(`select status, count(*)::int from matches group by 1`);
    expect(rows).toEqual([{ status: 'finished', count: 104 }]);
  });

  it('changes nothing when it is done again', async () => {
    const before = await tipsIn(asItWas.db);
    expect(await replaySeasons(asItWas.db, feedOf(season([3, 0])), [], replay, watcher)).toBe(0);
    expect(await tipsIn(asItWas.db)).toEqual(before);
  });
});
