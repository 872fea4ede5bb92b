import { beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { mergeClubs } from '#data/commands/clubs/merge-clubs.ts';
import { type NewSettlement, recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import type { FirstSportTip } from '#domain/ledger/ledger-record.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { withTriggersOff } from '#tests/factories/with-triggers-off.ts';
import type { LedgerFilter } from './ledger-filter.ts';
import { listDailyAnchors } from './list-daily-anchors.ts';
import { listDayTips } from './list-day-tips.ts';
import { listNewestTips, listUnsettledTips } from './list-ledger.ts';
import { listTipsOfMatch } from './list-tips-of-match.ts';
import { listOpenTips, listTipsToCorrect, type SettlementBasis, type TipToSettle } from './list-tips-to-settle.ts';
import { readLedger } from './read-ledger.ts';
import { listRecordedTips } from './recorded-tips/list-recorded-tips.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-03-01T09:00:00Z');
const monday = new Date('2024-03-04T09:00:00Z');

const match = (home: string, away: string, day: string, over: Partial<FeedMatch> = {}) => feedMatch(home, away, `${day}T15:00:00Z`, over);

const ids = new Map<string, number>();
const idOf = (slug: string) => ids.get(slug) as number;
const arsenalEverton = 'arsenal-everton-2024-03-02';
const cityEverton = 'manchester-city-everton-2024-03-03';
const citizensEverton = 'citizens-everton-2024-03-03';
const cupTie = 'arsenal-manchester-city-2024-03-03';

const tipOn = (slug: string, over: Partial<FirstSportTip>): FirstSportTip =>
  aTip({ matchId: idOf(slug), kickoffUtc: new Date(`${slug.slice(-10)}T15:00:00Z`), decimalOdds: 2, expectedValue: 0.05, ...over });

const settle = (settlements: readonly NewSettlement[], at = monday) =>
  inTransaction(db, (client) => recordSettlements(client, settlements, at));
const bare = { halfTimeHome: null, halfTimeAway: null, closingOdds: null, closingProbability: null, correctsSequence: null };

/* Tips 1 and 2 on Arsenal v Everton, 3 on the cup tie, 4 on Man City v Everton and 5 on its double; 6 to 9 follow. */
beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await addClubs(db, 'Citizens');
  await ingestMatches(db, now, [
    match('Arsenal', 'Everton', '2024-03-02'),
    match('Man City', 'Everton', '2024-03-03'),
    match('Citizens', 'Everton', '2024-03-03'),
    match('Arsenal', 'Man City', '2024-03-03', { tournamentId: 'england.fa-cup' }),
  ]);
  const { rows } = await db.query<{ slug: string; id: number }>('select slug, id from matches');
  for (const { slug, id } of rows) ids.set(slug, id);
  await inTransaction(db, (client) =>
    recordTips(
      client,
      [
        tipOn(arsenalEverton, {
          market: 'match-result',
          line: 0,
          selection: 'home',
          decimalOdds: 1.5,
          expectedValue: 0.04,
          probability: 0.7,
        }),
        tipOn(arsenalEverton, { market: 'total-goals', line: 2.5, selection: 'over', expectedValue: 0.09, probability: 0.55 }),
        tipOn(cupTie, { market: 'match-result', line: 0, selection: 'draw', decimalOdds: 3.5, tournamentId: 'england.fa-cup' }),
        tipOn(cityEverton, { market: 'match-result', line: 0, selection: 'home', decimalOdds: 1.2 }),
        tipOn(citizensEverton, { market: 'total-goals', line: 3, selection: 'under', decimalOdds: 1.9 }),
      ],
      now,
    ),
  );
});

const goals90Of = async () => (await listOpenTips(db, monday)).map(({ sequence, basis }) => [sequence, basis]);

describe('open tips', () => {
  it('are of no concern while their matches are to come or under way', async () => {
    expect(await goals90Of()).toEqual([]);
    await ingestMatches(db, now, [match('Arsenal', 'Everton', '2024-03-02', { status: 'live', score: { current: { home: 1, away: 0 } } })]);
    expect(await goals90Of()).toEqual([]);
  });

  it('are listed with the goals of ninety minutes when their matches are over, and when these are postponed', async () => {
    await ingestMatches(db, now, [
      match('Arsenal', 'Everton', '2024-03-02', {
        status: 'finished',
        score: { current: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } },
      }),
      match('Man City', 'Everton', '2024-03-03', { status: 'postponed' }),
      match('Arsenal', 'Man City', '2024-03-03', {
        tournamentId: 'england.fa-cup',
        status: 'finished',
        score: {
          current: { home: 3, away: 2 },
          halfTime: { home: 0, away: 1 },
          fullTime: { home: 2, away: 2 },
          extraTime: { home: 3, away: 2 },
        },
      }),
    ]);
    const played = { matchStatus: 'finished', homeGoals: 2, awayGoals: 1, halfTimeHome: 1, halfTimeAway: 0, play: null };
    const unplayed = { matchStatus: 'postponed', homeGoals: null, awayGoals: null, halfTimeHome: null, halfTimeAway: null, play: null };
    expect(await goals90Of()).toEqual([
      [1, played],
      [2, played],
      [3, { ...played, homeGoals: 2, awayGoals: 2, halfTimeHome: 0, halfTimeAway: 1 }],
      [4, unplayed],
    ]);
    expect((await listOpenTips(db, new Date('2024-03-03T15:00:00Z'))).map(({ sequence }) => sequence)).toEqual([1, 2, 4]);
  });

  it('are listed when their match is told for another day before it is played, and not for another hour', async () => {
    const client = await db.connect();
    const openWith = async (kickoff: string) => {
      await client.query(`update matches set status = 'scheduled', kickoff_utc = $1 where slug = $2`, [kickoff, cupTie]);
      return (await listOpenTips(client, now)).map(({ sequence }) => sequence);
    };
    await client.query('begin');
    expect(await openWith('2024-03-04T15:00:00Z')).not.toContain(3);
    expect(await openWith('2024-03-04T15:00:01Z')).toContain(3);
    expect(await openWith('2024-03-02T14:59:59Z')).toContain(3);
    await client.query('rollback');
    client.release();
  });

  it('are listed without a match when it is stored no more', async () => {
    const client = await db.connect();
    await client.query('begin');
    await client.query('delete from matches where slug = $1', [cupTie]);
    const gone = (await listOpenTips(client, now)).find(({ sequence }) => sequence === 3);
    await client.query('rollback');
    client.release();
    expect(gone).toMatchObject({ presentMatchId: null, basis: null });
  });
});

describe('settling', () => {
  it('calculates the profit from the tip’s price, and settles once however often it is told', async () => {
    const settled = { ...bare, matchStatus: 'finished' as const, homeGoals: 2, awayGoals: 1, halfTimeHome: 1, halfTimeAway: 0 };
    const settlements = [
      { ...settled, tipSequence: 1, outcome: 'won' as const, closingOdds: 1.45, closingProbability: 0.68 },
      { ...settled, tipSequence: 2, outcome: 'half-lost' as const },
    ];
    const records = await settle(settlements);
    expect(records.map(({ sequence, body }) => [sequence, body.tipSequence, body.profitUnits])).toEqual([
      [6, 1, 0.5],
      [7, 2, -0.5],
    ]);
    expect(await settle(settlements)).toEqual([]);
    expect((await listOpenTips(db, monday)).map(({ sequence }) => sequence)).toEqual([3, 4]);
  });

  it('knows which tips to correct when a result is, and takes one correction of a settlement', async () => {
    expect(await listTipsToCorrect(db, now)).toEqual([]);
    await ingestMatches(db, monday, [
      match('Arsenal', 'Everton', '2024-03-02', {
        status: 'finished',
        score: { current: { home: 2, away: 2 }, halfTime: { home: 1, away: 0 } },
      }),
    ]);
    const [first, second] = await listTipsToCorrect(db, now);
    expect([first?.sequence, first?.settledBy, first?.basis?.awayGoals]).toEqual([1, 6, 2]);
    expect([second?.sequence, second?.settledBy]).toEqual([2, 7]);
    expect(await listTipsToCorrect(db, new Date('2024-03-02T15:00:01Z'))).toEqual([]);
    const corrected = {
      ...bare,
      ...((first as TipToSettle).basis as SettlementBasis),
      tipSequence: 1,
      outcome: 'lost' as const,
      correctsSequence: 6,
    };
    expect((await settle([corrected])).map(({ sequence, body }) => [sequence, body.profitUnits])).toEqual([[8, -1]]);
    expect(await settle([corrected, { ...corrected, correctsSequence: null }])).toEqual([]);
    expect((await listTipsToCorrect(db, now)).map(({ sequence }) => sequence)).toEqual([2]);
  });

  it('leaves out tips that were taken back, and refuses what is no tip', async () => {
    const withdraw = () => inTransaction(db, (client) => recordWithdrawals(client, [{ tipSequence: 4, reason: 'postponed' }], monday));
    expect((await withdraw()).map(({ sequence }) => sequence)).toEqual([9]);
    expect(await withdraw()).toEqual([]);
    const settled = { ...bare, matchStatus: 'cancelled' as const, homeGoals: null, awayGoals: null, outcome: 'void' as const };
    expect(await settle([{ ...settled, tipSequence: 4 }])).toEqual([]);
    await expect(settle([{ ...settled, tipSequence: 6 }])).rejects.toThrow('record 6 of the ledger is no tip');
    expect((await listOpenTips(db, monday)).map(({ sequence }) => sequence)).toEqual([3]);
  });
});

describe('the ledger', () => {
  it('is listed with the newest tip first, as many as are requested', async () => {
    const list = async (limit: number) => (await listNewestTips(db, { locale: 'en', limit })).map(({ sequence }) => sequence);
    expect(await list(9)).toEqual([5, 4, 3, 2, 1]);
    expect(await list(2)).toEqual([5, 4]);
  });

  it('lists the unsettled tips of a filter with the next kick-off first, all without a limit', async () => {
    const list = async (filter: LedgerFilter, limit?: number) =>
      (await listUnsettledTips(db, filter, { locale: 'en', limit })).map(({ sequence }) => sequence);
    expect(await list({})).toEqual([3, 5]);
    expect(await list({}, 1)).toEqual([3]);
    expect(await list({ market: 'total-goals' })).toEqual([5]);
    expect(await list({ sport: 'tennis' })).toEqual([]);
  });

  it('tells of each tip what was said, what came, and its match by today’s names', async () => {
    const tips = await listNewestTips(db, { locale: 'de', limit: 10 });
    expect(tips[0]).toMatchObject({
      sequence: 5,
      withdrawal: null,
      settlement: null,
      bookmaker: 'bet365',
      reasons: [{ code: 'goals-expected' }, {}],
    });
    expect(tips[1]).toMatchObject({ sequence: 4, withdrawal: { sequence: 9, publishedAt: monday, reason: 'postponed' }, settlement: null });
    expect(tips[4]).toMatchObject({
      sequence: 1,
      publishedAt: now,
      homeClubName: 'Queen’s “Park” \\ Rangers',
      match: { slug: arsenalEverton, homeName: 'Arsenal', awayRowName: 'Everton' },
      tournament: { name: 'Premier League', categorySlug: 'england' },
      settlement: { sequence: 8, publishedAt: monday, outcome: 'lost', awayGoals: 2, correctsSequence: 6 },
    });
  });

  it.each([
    [{ market: 'total-goals' as const }, [2, 5]],
    [{ tournamentId: 'england.fa-cup' }, [3]],
    [{ from: new Date('2024-03-03T00:00:00Z') }, [3, 4, 5]],
    [{ to: new Date('2024-03-02T15:00:00Z') }, []],
    [{ leastOdds: 1.5, belowOdds: 2 }, [1, 5]],
    [{ leastProbability: 0.55 }, [1, 2]],
    [{ result: 'open' as const }, [3, 5]],
    [{ result: 'withdrawn' as const }, [4]],
    [{ result: 'lost' as const }, [1]],
    [{ result: 'won' as const }, []],
    [{ result: 'half-lost' as const, market: 'total-goals' as const }, [2]],
    [{ origins: ['live'] as const }, []],
    [
      {
        tournamentId: 'england.premier-league',
        market: 'match-result' as const,
        from: now,
        to: monday,
        leastOdds: 1,
        belowOdds: 9,
        leastProbability: 0.1,
        origins: ['reconstructed'] as const,
        result: 'lost' as const,
      },
      [1],
    ],
  ])('is filtered by %o', async (filter, sequences) => {
    expect((await listRecordedTips(db, filter)).map(({ sequence }) => sequence)).toEqual(sequences);
  });

  it('is counted by the track record with the settlement that stands', async () => {
    const tips = await listRecordedTips(db);
    expect(tips[0]).toEqual({
      ruleVersion: 2,
      sequence: 1,
      matchId: idOf(arsenalEverton),
      publishedAt: now,
      kickoffUtc: new Date('2024-03-02T15:00:00Z'),
      tournament: 'england.premier-league',
      market: 'match-result',
      decimalOdds: 1.5,
      probability: 0.7,
      stakeUnits: 1,
      origin: 'reconstructed',
      closedBy: 8,
      closedAt: monday,
      withdrawn: false,
      outcome: 'lost',
      profitUnits: -1,
      closingProbability: undefined,
    });
    expect(tips.map(({ outcome, profitUnits }) => [outcome, profitUnits]).slice(1)).toEqual([
      ['half-lost', -0.5],
      [undefined, 0],
      [undefined, 0],
      [undefined, 0],
    ]);
  });

  it('is read whole in its order', async () => {
    const kinds: string[] = [];
    for await (const records of readLedger(db)) kinds.push(...records.map(({ kind, sequence }) => `${sequence} ${kind}`));
    expect(kinds).toEqual(['1 tip', '2 tip', '3 tip', '4 tip', '5 tip', '6 settlement', '7 settlement', '8 settlement', '9 withdrawal']);
  });
});

describe('tips of a match', () => {
  it('stand with every settlement, the greatest value first', async () => {
    const tips = await listTipsOfMatch(db, idOf(arsenalEverton), 'en');
    expect(tips.map(({ sequence, settlements }) => [sequence, settlements.map((settlement) => settlement.sequence)])).toEqual([
      [2, [7]],
      [1, [6, 8]],
    ]);
  });

  it('are listed by day, without those taken back unless they are asked for', async () => {
    const sunday = { from: new Date('2024-03-03T00:00:00Z'), to: monday, locale: 'en', limit: 9 };
    expect((await listDayTips(db, sunday)).map(({ sequence }) => sequence)).toEqual([3, 5]);
    expect((await listDayTips(db, sunday, 'open')).map(({ sequence }) => sequence)).toEqual([3, 5]);
    expect((await listDayTips(db, sunday, 'withdrawn')).map(({ sequence }) => sequence)).toEqual([4]);
  });

  it('follow their match when its two records are united, and count as tips on it', async () => {
    await db.query(
      `insert into forecasts (match_id, model, reliability_level, reliability_matches, grounds, home_probability, draw_probability,
         away_probability, over_two_and_half_probability, both_score_probability, computed_at, model_version)
       values ($1, '{}', 1, 0, '{}', 0.5, 0.3, 0.2, 0.5, 0.5, $2, '1')`,
      [idOf(citizensEverton), now],
    );
    await mergeClubs(db, 'citizens', 'manchester-city', monday);
    expect((await listTipsOfMatch(db, idOf(cityEverton), 'en')).map(({ sequence }) => sequence)).toEqual([4, 5]);
    expect((await listNewestTips(db, { locale: 'en', limit: 1 }))[0]).toMatchObject({
      sequence: 5,
      matchId: idOf(citizensEverton),
      match: { id: idOf(cityEverton), homeName: 'Manchester City' },
    });
    expect((await listOpenTips(db, monday)).find(({ sequence }) => sequence === 5)?.basis?.matchStatus).toBe('postponed');
    expect((await db.query('select match_id from forecasts')).rows).toEqual([{ match_id: idOf(cityEverton) }]);
    const again = tipOn(cityEverton, { market: 'total-goals', line: 2.5, selection: 'over' });
    expect(await inTransaction(db, (client) => recordTips(client, [again], now))).toEqual([]);
  });
});

it('gives each day’s last record as its anchor', async () => {
  await withTriggersOff(db, (client) =>
    client.query(
      `update ledger_records set recorded_at = case when sequence <= 3 then timestamptz '2026-01-30 10:00Z'
         when sequence = 4 then '2026-01-31 23:59:59.999Z' else '2026-02-02 00:00Z' end`,
    ),
  );
  const { rows } = await db.query('select hash from ledger_records order by sequence');
  const [third, fourth, last] = [rows[2].hash, rows[3].hash, rows[8].hash];
  expect(await listDailyAnchors(db, 5)).toEqual([
    { day: '2026-02-02', records: 5, sequence: 9, hash: last },
    { day: '2026-01-31', records: 1, sequence: 4, hash: fourth },
    { day: '2026-01-30', records: 3, sequence: 3, hash: third },
  ]);
  expect(await listDailyAnchors(db, 1)).toEqual([{ day: '2026-02-02', records: 5, sequence: 9, hash: last }]);
});
