import { beforeAll, describe, expect, it } from 'vitest';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const before = new Date('2024-04-06T06:00:00Z');
const kickoffUtc = new Date('2024-04-06T14:00:00Z');
const statistics = { shots: [14, 9] } as const;
const fixture = (home: string, away: string, more: Partial<FeedMatch> = {}, kickoff = kickoffUtc) =>
  feedMatch(home, away, kickoff.toISOString(), more);
const live = (home: number, away: number, more: Partial<FeedMatch> = {}): Partial<FeedMatch> => ({
  status: 'live',
  live: { period: 'first-half', minute: 31 },
  score: { current: { home, away } },
  ...more,
});
const goal = { minute: 12, side: 'home', kind: 'goal', playerName: 'Bukayo Saka' } as const;

let address: string;

beforeAll(async () => {
  ({ address } = await startTestSite(connectionString, { DATASET: 'real' }));
}, 120_000);

/**
 * Stores the match as a feed reports it now, with our forecast of two independent Poisson distributions, 1.8 goals against 1.5; returns its
 * id and slug.
 */
async function play(home: string, away: string, more: Partial<FeedMatch>, kickoff = kickoffUtc): Promise<{ id: number; slug: string }> {
  await db.query('truncate matches cascade');
  await ingestMatches(db, before, [fixture(home, away, {}, kickoff)]);
  const { rows } = await db.query<{ id: number; slug: string }>('select id, slug from matches');
  const match = rows[0] as { id: number; slug: string };
  await aForecast(db, { matchId: match.id, pricedAt: before });
  await ingestMatches(db, new Date(), [fixture(home, away, more, kickoff)]);
  return match;
}

const htmlOf = async ({ slug }: { slug: string }) => (await fetch(`${address}/${slug}`)).text();

/** Returns the tabs of the page, the chosen one between brackets. */
const tabsOf = (html: string) =>
  [...html.matchAll(/<a href="#([a-z-]+)"( data-first="")?>/g)].map(([, name, marked]) => (marked ? `[${name}]` : name));

const textOf = (html: string) =>
  html
    .replaceAll(/<(style|script).*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/[\s|]*\|[\s|]*/g, '|');

describe('a live match', () => {
  it('has its timeline behind the prediction', async () => {
    const html = await htmlOf(await play('Arsenal', 'Everton', live(1, 0, { events: [goal], statistics })));
    expect(tabsOf(html).slice(0, 2)).toEqual(['[prediction]', 'timeline']);
    expect(html).toContain('Saka');
  });

  it('has its timeline before anything has happened, which it says', async () => {
    const html = await htmlOf(await play('Man City', 'Everton', live(0, 0)));
    expect(tabsOf(html)[1]).toBe('timeline');
    expect(textOf(html)).toContain('|Timeline|Nothing reported so far.|');
  });

  it('has no timeline where goals are not reported', async () => {
    expect(tabsOf(await htmlOf(await play('Man United', 'Everton', live(2, 0))))).not.toContain('timeline');
  });
});

describe('a finished match', () => {
  it('has a tab for its statistics and none for a timeline where no event is known', async () => {
    const html = await htmlOf(await play('Arsenal', 'Man City', { ...ended(1, 1), statistics }));
    expect(tabsOf(html).slice(0, 2)).toEqual(['[prediction]', 'statistics']);
    expect(tabsOf(html)).not.toContain('timeline');
    expect(html).not.toContain('id="timeline"');
  });

  it('has its review behind the prediction where no more than the score is known of it', async () => {
    expect(tabsOf(await htmlOf(await play('Arsenal', 'Man United', ended(1, 1)))).slice(0, 2)).toEqual(['[prediction]', 'review']);
  });
});

describe('what was forecast of a finished match', () => {
  /**
   * Stores a finished match with a settled tip, and returns the text of its page with all parts. The ledger accepts a live tip only at the present time
   * and before its kick-off, which is an hour away.
   */
  async function withTip(origin: TipOrigin): Promise<string> {
    const kickoff = origin === 'live' ? new Date(Date.now() + 3_600_000) : kickoffUtc;
    const match = await play('Everton', 'Arsenal', {}, kickoff);
    const bet = { market: 'total-goals', line: 2.5, selection: 'over' } as const;
    const tip = aTip({
      matchId: match.id,
      kickoffUtc: kickoff,
      ...bet,
      decimalOdds: 1.7,
      probability: 0.6406,
      bookmaker: 'bet365',
      origin,
    });
    await inTransaction(db, async (client) => {
      const [written] = await recordTips(client, [tip], origin === 'live' ? new Date() : before);
      const corrects = { closingOdds: null, closingProbability: null, correctsSequence: null };
      const result = { matchStatus: 'finished', homeGoals: 1, awayGoals: 1, halfTimeHome: null, halfTimeAway: null } as const;
      await recordSettlements(client, [{ tipSequence: written?.sequence as number, outcome: 'lost', ...result, ...corrects }], new Date());
    });
    await ingestMatches(db, new Date(), [fixture('Everton', 'Arsenal', ended(1, 1), kickoff)]);
    return textOf(await htmlOf({ ...match, slug: `${match.slug}?prices=result` }));
  }

  it('stands there as forecast before kick-off: what came, its chance and fair price, every outcome, and the tip with its end', async () => {
    const text = await withTip('live');
    // Draw: the sum over k of P1.8(k) · P1.5(k). Goals: 1 − e^−3.3 (1 + 3.3 + 5.445). Both: (1 − e^−1.8)(1 − e^−1.5). 1–1: 1.8 e^−1.8 · 1.5 e^−1.5.
    expect(text).toContain('|Forecast before kick-off|with the match’s own odds|');
    expect(text).toContain('|Result|Draw|23%|4.39|');
    expect(text).toContain('|Total goals|Under 2.5 goals|36%|2.78|');
    expect(text).toContain('|Both teams to score|Yes|65%|1.54|');
    expect(text).toContain('|Score|1–1|10%|10.04|');
    expect(text).toContain('|Chances before kick-off|');
    expect(text).toContain('|Over 2.5 goals|1.70|');
    expect(text).toContain('|Settled: lost, −1.00 units|');
    expect(text).toContain('|Our tip|Published|');
    expect(text).not.toContain('computed afterwards');
  });

  it('is called computed afterwards, and nothing of it published, where it was computed afterwards', async () => {
    const text = await withTip('reconstructed');
    expect(text).toContain('|Forecast before kick-off|computed afterwards|with the match’s own odds|');
    expect(text).toContain('|As of|6 Apr|');
    expect(text).not.toContain('Published');
  });
});
