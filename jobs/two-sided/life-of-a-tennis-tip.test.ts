import { beforeAll, describe, expect, it } from 'vitest';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import type { TwoSidedMatchOf, TwoSidedQuote } from '#data/feeds/two-sided-feed.ts';
import { getTrackRecord } from '#data/queries/ledger/get-track-record.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { getTwoSidedMatch } from '#data/queries/two-sided/get-two-sided-match.ts';
import type { TwoSidedTip } from '#domain/ledger/ledger-record.ts';
import type { TennisPlay } from '#sports/tennis/domain/tennis-play.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { storeTwoSidedMatches } from '#tests/factories/store-two-sided-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { ingestTwoSidedFeed } from '../ingest-two-sided-feed.ts';
import { publishTips } from '../publish-tips.ts';
import { settleTips } from '../settle-tips.ts';
import { TwoSidedForecaster } from './two-sided-forecaster.ts';

const { db } = await createTestDatabase({ withCatalogue: true });
const morning = new Date('2024-07-01T08:00:00Z');
const reach = { now: morning, until: new Date('2024-07-05T08:00:00Z') };
const forecaster = new TwoSidedForecaster('tennis');

const player = (slug: string) => ({ slug, name: slug, rowName: slug, shortName: slug });
const quote = (bookmaker: string, prices: number[], more: Partial<TwoSidedQuote<'tennis'>> = {}): TwoSidedQuote<'tennis'> => ({
  bookmaker,
  market: 'match-winner',
  line: 0,
  phase: 'opening',
  quotedAt: new Date('2024-07-01T07:00:00Z'),
  prices,
  ...more,
});

function match(first: string, second: string, kickoff: string, more: Partial<TwoSidedMatchOf<'tennis'>> = {}): TwoSidedMatchOf<'tennis'> {
  return {
    sport: 'tennis',
    tournamentId: 'tennis.wimbledon',
    season: '2024',
    sides: [player(first), player(second)],
    kickoff: { known: true, utc: new Date(kickoff) },
    status: 'scheduled',
    facts: { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 5, ranks: [20, 30] },
    quotes: [],
    ...more,
  };
}

const set = (first: number, second: number) => ({ games: [first, second] as const });
const ended = (play: TennisPlay) => ({ status: 'finished' as const, play });
const straight = ended({ sets: [set(6, 4), set(6, 4), set(6, 4)], winner: 0, ending: 'completed' });

/* Evens by the sharpest bookmaker; one that is licensed pays 2.05 on the first player, which is worth 2.5 %, and another comes near to it. */
const apart = [quote('pinnacle', [1.98, 1.98]), quote('bet365', [2.05, 1.8]), quote('coral', [1.98, 1.8])];
const agreed = [quote('pinnacle', [1.98, 1.98]), quote('bet365', [1.95, 1.9]), quote('coral', [1.94, 1.9])];
const coming = {
  whole: match('adam', 'bert', '2024-07-01T14:00:00Z', { quotes: apart }),
  fair: match('carl', 'dave', '2024-07-01T14:00:00Z', { quotes: agreed }),
  retired: match('eric', 'fred', '2024-07-01T15:00:00Z', { quotes: apart }),
  walkover: match('glen', 'hugo', '2024-07-02T15:00:00Z', { quotes: apart }),
};

async function ingest(now: string, ...matches: TwoSidedMatchOf<'tennis'>[]) {
  const batch = { source: 'test', rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
  async function* batches() {
    yield batch;
  }
  await ingestTwoSidedFeed(db, { name: 'test' }, batches(), { now: new Date(now) });
}

async function ledger() {
  const { rows } = await db.query(
    `select r.kind, t.sport, t.market, t.selection, t.home_club_name as home, t.decimal_odds as odds, t.bookmaker, t.probability, t.blended, t.half_time_share as share,
       s.outcome, s.play, s.home_goals as goals, s.profit_units as profit, s.closing_odds as closing, w.reason
     from ledger_records r left join tips t using (sequence) left join tip_settlements s using (sequence)
       left join tip_withdrawals w using (sequence) order by r.sequence`,
  );
  return rows;
}

/** Records a tip on the first player of each match, in the form in which tips were published until decision 108. */
async function recordAsBefore(...slugs: string[]) {
  const { rows } = await db.query(
    `select m.id, m.kickoff_utc as kickoff, m.home_team_id as home, m.away_team_id as away from matches m where m.slug = any($1) order by m.slug`,
    [slugs],
  );
  const tips = rows.map(({ id, kickoff, home, away }): TwoSidedTip => {
    const forecast = { firstWins: 0.5, bestOf: 5 } as const;
    return {
      ...aTip({ matchId: id, homeClubId: home, awayClubId: away, kickoffUtc: kickoff, decimalOdds: 2.05, bookmaker: 'bet365', line: 0 }),
      sport: 'tennis',
      market: 'match-winner',
      selection: 'first',
      model: forecast,
      blended: forecast,
      halfTimeShare: null,
    };
  });
  expect(await inTransaction(db, (client) => recordTips(client, tips, morning))).toHaveLength(slugs.length);
}

beforeAll(async () => {
  await storeTwoSidedMatches(db, loadTwoSidedCatalogue(), morning);
  await ingest('2024-06-30T08:00:00Z', match('adam', 'carl', '2024-06-29T12:00:00Z', straight));
  await ingest(morning.toISOString(), ...Object.values(coming));
});

describe('the life of a tip on tennis', () => {
  it('begins with a forecast without the price, and with the one that the price stands for', async () => {
    expect(await forecaster.run(db, reach)).toBe(4);
    expect(await publishTips(db, 'tennis', reach, 'reconstructed')).toBe(0);
    const { rows } = await db.query(
      `select f.home_probability as home, f.draw_probability as draw, f.away_probability as away, f.blended_home_probability as "blendedHome", f.blended, moves.count::int as moves
       from forecasts f join matches m on m.id = f.match_id, lateral (select count(*) from forecast_moves v where v.match_id = m.id) moves
       where m.slug = 'adam-bert-2024-07-01'`,
    );
    // Adam has won a match and has the better rank; the prices say evens.
    expect(rows).toEqual([
      {
        home: expect.closeTo(1 - rows[0].away, 6),
        draw: null,
        away: expect.any(Number),
        blendedHome: 0.5,
        blended: { firstWins: expect.closeTo(0.5, 9), bestOf: 5 },
        moves: expect.any(Number),
      },
    ]);
    expect(rows[0].home).toBeGreaterThan(0.5);
  });

  it('is not published any more, though a bookmaker pays more than the sharpest price is worth, and the match is told why', async () => {
    expect(await ledger()).toEqual([]);
    const { rows } = await db.query('select distinct tip_decisions as decisions from forecasts');
    expect(rows).toEqual([{ decisions: [{ kind: 'no-tip', market: 'match-winner', reason: 'rule-not-proven' }] }]);
  });

  it('is on record where the rule was followed before', async () => {
    await recordAsBefore('adam-bert-2024-07-01', 'eric-fred-2024-07-01', 'glen-hugo-2024-07-02');
    const listed = await getTwoSidedMatch(db, 'tennis', 'adam-bert-2024-07-01', 'en');
    expect(listed?.tip).toMatchObject({ decimalOdds: 2.05, present: { decimalOdds: 2.05, bookmaker: 'bet365' } });
  });

  it('ends with the sets, by the price that it was taken at, and with the closing price', async () => {
    const closing = [quote('bet365', [1.7, 2.2], { phase: 'closing', quotedAt: new Date('2024-07-01T14:00:00Z') })];
    await ingest('2024-07-01T17:00:00Z', { ...coming.whole, ...straight, quotes: [...apart, ...closing] });
    expect(await settleTips(db, new Date('2024-07-01T17:01:00Z'))).toBe(1);
    const settled = (await ledger()).at(-1);
    expect(settled).toMatchObject({ kind: 'settlement', outcome: 'won', goals: null, play: straight.play });
    expect(settled.profit).toBeCloseTo(1.05, 9);
    // Pinnacle's 1.98, which it has not changed, is the best by now.
    expect(settled.closing).toBe(1.98);
  });

  it('counts after one whole set where the opponent retires, and not before', async () => {
    const early = ended({ sets: [set(3, 2)], winner: 0, ending: 'retired' });
    const late = ended({ sets: [set(4, 6), set(3, 2)], winner: 0, ending: 'retired' });
    await ingest('2024-07-01T18:00:00Z', { ...coming.retired, ...early });
    expect(await settleTips(db, new Date('2024-07-01T18:01:00Z'))).toBe(1);
    expect((await ledger()).at(-1)).toMatchObject({ outcome: 'void', profit: 0 });
    await ingest('2024-07-01T19:00:00Z', { ...coming.retired, ...late });
    expect(await settleTips(db, new Date('2024-07-01T19:01:00Z'))).toBe(1);
    expect((await ledger()).at(-1)).toMatchObject({ outcome: 'won' });
    expect(await settleTips(db, new Date('2024-07-01T19:02:00Z'))).toBe(0);
  });

  it('gives the stake back after a walkover', async () => {
    await ingest('2024-07-02T16:00:00Z', { ...coming.walkover, status: 'awarded', play: { sets: [], winner: 1, ending: 'walkover' } });
    expect(await settleTips(db, new Date('2024-07-02T16:01:00Z'))).toBe(1);
    expect((await ledger()).at(-1)).toMatchObject({ outcome: 'void', profit: 0 });
  });

  it('is withdrawn where the match is moved by more than a day', async () => {
    const rained = match('ivan', 'jack', '2024-07-03T10:00:00Z', { quotes: apart });
    await ingest(morning.toISOString(), rained);
    await recordAsBefore('ivan-jack-2024-07-03');
    await ingest('2024-07-03T09:00:00Z', { ...rained, kickoff: { known: true, utc: new Date('2024-07-04T12:00:00Z') } });
    expect(await settleTips(db, new Date('2024-07-03T09:01:00Z'))).toBe(1);
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'withdrawal', reason: 'postponed' });
  });

  it('is in the record of its sport, and leaves a ledger in which every hash is right', async () => {
    const [tennis, football] = await Promise.all([getTrackRecord(db, { sport: 'tennis' }), getTrackRecord(db, { sport: 'football' })]);
    expect(tennis.figures).toMatchObject({ tips: 4, settled: 3, void: 1, won: 2, withdrawn: 1 });
    expect(football.figures.tips).toBe(0);
    expect((await verifyLedger(db)).faults).toEqual([]);
  });
});
