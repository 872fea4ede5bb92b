import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { mergeClubs } from '#data/commands/clubs/merge-clubs.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import { listLiveEvents, listLiveStates } from '#data/queries/live/list-live-events.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordLiveEvents } from './record-live-events.ts';
import { trimLiveEvents } from './trim-live-events.ts';

const { db } = await createTestDatabase({ connections: 5 });
const kickoff = '2024-04-06T14:00:00Z';
const at = (minutes: number) => new Date(Date.parse(kickoff) + minutes * 60_000);
const day = 24 * 60;

await storeCatalogue(db, smallCatalogue(), at(-day));
await addClubs(db, 'Citizens', 'Toffees');

beforeEach(async () => {
  await emptyLedger(db);
  await db.query('truncate matches, quotes, changes restart identity cascade');
});

const derby = (more: Partial<FeedMatch> = {}, home = 'Arsenal', utc = kickoff) => feedMatch(home, 'Everton', utc, more);
const playing = (minute: number, home: number, away: number, more: Partial<FeedMatch> = {}): Partial<FeedMatch> => ({
  status: 'live',
  live: { period: 'first-half', minute },
  score: { current: { home, away } },
  ...more,
});
/** Stores a match as reported by a source at a number of minutes after the usual kick-off, and returns its number. */
async function tell(minutes: number, match: FeedMatch): Promise<number> {
  await ingestMatches(db, at(minutes), [match]);
  const { rows } = await db.query<{ id: number }>(
    'select m.id from matches m join teams t on t.id = m.home_team_id where t.name = $1 order by m.id desc limit 1',
    [match.home.name],
  );
  return rows[0]?.id as number;
}
const events = async (after = 0) => listLiveEvents(db, after, 1_000);
const kinds = async (after = 0) => (await events(after)).map(({ event }) => event.kind);
const last = async () => (await events()).at(-1)?.sequence ?? 0;
/** Returns the prices of a bookmaker at a number of hours before the kick-off. */
const quotes = (home: number, hours: number): FeedQuote[] => [
  { bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'moving', quotedAt: at(-60 * hours), prices: [home, 3.4, 4.2] },
];

describe('a match as its source tells it', () => {
  it('is told with its competition, its day and its moment', async () => {
    const id = await tell(-10, derby());
    const before = await last();
    await tell(23, derby(playing(23, 1, 0, { events: [{ minute: 23, side: 'home', kind: 'goal', playerName: 'Bukayo Saka' }] })));
    const { rows } = await db.query<{ tournament_id: number; happened_at: Date }>(
      'select m.tournament_id, e.happened_at from live_events e join matches m on m.id = e.match_id and m.tournament_id = e.tournament_id where e.sequence > $1',
      [before],
    );
    const told = await events(before);
    expect(rows.map(({ happened_at }) => happened_at)).toEqual(told.map(() => at(23)));
    expect(told.map(({ matchId, day: of }) => [matchId, of])).toEqual(told.map(() => [id, '2024-04-06']));
    expect(told.map(({ event }) => event)).toEqual([
      { kind: 'status', status: 'live', period: 'first-half', kickoffUtc: kickoff, forecast: null },
      { kind: 'clock', period: 'first-half', minute: 23, addedMinute: null, at: '2024-04-06T14:23:00.000Z' },
      { kind: 'score', score: { home: 1, away: 0 }, penalties: null },
      {
        kind: 'goal',
        number: 1,
        goal: { side: 'home', kind: 'goal', minute: 23, addedMinute: null, playerName: 'Bukayo Saka', shirtNumber: null },
        score: { home: 1, away: 0 },
        change: 'scored',
      },
    ]);
  });

  it('is not told twice', async () => {
    await tell(23, derby(playing(23, 1, 0)));
    const before = await last();
    await tell(23, derby(playing(23, 1, 0)));
    await inTransaction(db, (client) => recordLiveEvents(client, ['match:1', 'match:1'], at(24)));
    expect(await kinds(before)).toEqual([]);
  });

  it('tells a goal that nobody names once, and not again with every minute', async () => {
    await tell(23, derby(playing(23, 1, 0)));
    const before = await last();
    await tell(24, derby(playing(24, 1, 0)));
    await tell(25, derby(playing(25, 1, 0)));
    expect(await kinds(before)).toEqual(['clock', 'clock']);
  });

  it('tells line-ups, prices and statistics when they come and when they change', async () => {
    await tell(-90, derby());
    const before = await last();
    const starters = [{ name: 'Bukayo Saka', shirtNumber: 7 }];
    await tell(-60, derby({ lineUps: { home: { starters, bench: [] } } }));
    await tell(-50, derby({ lineUps: { home: { starters, bench: [{ name: 'Jorginho', shirtNumber: 20 }] } } }));
    await tell(-40, derby({ quotes: quotes(1.8, 1) }));
    await tell(10, derby(playing(10, 0, 0, { statistics: { shots: [3, 1] } })));
    expect(await kinds(before)).toEqual(['line-up', 'line-up', 'price', 'status', 'clock', 'score', 'details']);
  });

  it('is told while it lies within the day behind and the day and a half before, and not outside', async () => {
    await tell(-37 * 60, derby({ quotes: quotes(1.8, 37) }));
    expect(await kinds()).toEqual([]);
    await tell(-35 * 60, derby({ quotes: quotes(1.9, 35) }));
    expect(await kinds()).toEqual(['price']);
    await tell(23 * 60, derby({ status: 'finished', score: { current: { home: 1, away: 0 } } }));
    expect(await kinds(1)).toEqual(['status', 'score', 'goal']);
    await tell(25 * 60, derby({ status: 'finished', score: { current: { home: 2, away: 0 } } }));
    expect(await kinds(4)).toEqual([]);
  });

  it('tells those who watch its day that it was moved to another month, and then no more', async () => {
    await tell(-10, derby({ quotes: quotes(1.8, 2) }));
    const before = await last();
    await tell(-5, derby({ quotes: quotes(1.8, 2) }, 'Arsenal', '2024-04-24T19:00:00Z'));
    expect((await events(before)).map(({ day: of, event }) => [of, event])).toEqual([
      ['2024-04-06', { kind: 'status', status: 'scheduled', period: null, kickoffUtc: '2024-04-24T19:00:00Z', forecast: null }],
    ]);
    await tell(-4, derby({ quotes: quotes(2.1, 1) }, 'Arsenal', '2024-04-24T19:00:00Z'));
    expect(await kinds(before + 1)).toEqual([]);
  });

  it('is told as one when the two clubs that it was stored under become one', async () => {
    await tell(10, derby(playing(10, 0, 0), 'Manchester City'));
    await tell(20, derby(playing(20, 1, 0), 'Citizens'));
    await inTransaction(db, (client) => recordTips(client, [aTip({ matchId: 2, kickoffUtc: at(0) })], at(-50)));
    await db.query("update matches set status = 'scheduled', period = null, minute = null where id = 1");
    const before = await last();
    await mergeClubs(db, 'citizens', 'manchester-city', at(21));
    expect((await events(before)).map(({ matchId, event }) => [matchId, event.kind])).toEqual([
      [1, 'clock'],
      [1, 'score'],
      [1, 'goal'],
      [1, 'tip'],
    ]);
  });
});

describe('the tips on a match', () => {
  it('are told when they are published, settled and settled anew', async () => {
    const id = await tell(-60, derby());
    const before = await last();
    const tip = aTip({ matchId: id, kickoffUtc: at(0) });
    await inTransaction(db, (client) => recordTips(client, [tip], at(-50)));
    const settled = {
      tipSequence: 1,
      matchStatus: 'finished',
      homeGoals: 1,
      awayGoals: 0,
      halfTimeHome: null,
      halfTimeAway: null,
      closingOdds: null,
      closingProbability: null,
    } as const;
    await inTransaction(db, (client) => recordSettlements(client, [{ ...settled, outcome: 'won', correctsSequence: null }], at(115)));
    await inTransaction(db, (client) => recordSettlements(client, [{ ...settled, outcome: 'lost', correctsSequence: 2 }], at(130)));
    expect((await events(before)).map(({ event }) => event)).toEqual([
      { kind: 'tip', sequence: 1, outcome: null },
      { kind: 'tip', sequence: 1, outcome: 'won' },
      { kind: 'tip', sequence: 1, outcome: 'lost' },
    ]);
  });
});

describe('the order of events', () => {
  it('is the order of the commits, however two transactions interleave', async () => {
    await tell(-10, derby());
    await tell(-10, derby({}, 'Manchester City'));
    const before = await last();
    const [first, second] = [await db.connect(), await db.connect()];
    await first.query('begin');
    await second.query('begin');
    await first.query("update matches set status = 'live', period = 'first-half', minute = 1 where id = 1");
    await second.query("update matches set status = 'live', period = 'first-half', minute = 2 where id = 2");
    await recordLiveEvents(second, ['match:2'], at(2));
    // Without the lock, the transaction that commits first would be read first, and the lower numbers of the other never.
    const committed = recordLiveEvents(first, ['match:1'], at(1)).then(() => first.query('commit'));
    await vi.waitFor(async () =>
      expect((await db.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount).toBe(1),
    );
    expect(await events(before)).toEqual([]);
    await second.query('commit');
    await committed;
    first.release();
    second.release();
    const told = await events(before);
    expect(told.map(({ matchId }) => matchId)).toEqual([2, 2, 1, 1]);
    expect(told.map(({ sequence }) => sequence)).toEqual(told.map(({ sequence }) => sequence).sort((one, other) => one - other));
  });

  it('has no place for what was rolled back, and tells it when it is told again', async () => {
    await tell(-10, derby());
    const before = await last();
    const score = async (client: Parameters<typeof recordLiveEvents>[0]) => {
      await client.query("update matches set status = 'live', home_goals = 1, away_goals = 0 where id = 1");
      await recordLiveEvents(client, ['match:1'], at(5));
    };
    await expect(
      inTransaction(db, async (client) => {
        await score(client);
        throw new Error('the source was cut off');
      }),
    ).rejects.toThrow('cut off');
    expect(await kinds(before)).toEqual([]);
    await inTransaction(db, score);
    expect(await kinds(before)).toEqual(['status', 'score', 'goal']);
  });
});

describe('after a day', () => {
  it('only the newest event is left, and no state of a match of two days ago', async () => {
    await tell(10, derby(playing(10, 0, 0)));
    await tell(11, derby(playing(11, 0, 0)));
    const newest = await last();
    await trimLiveEvents(db, at(0));
    expect(await last()).toBe(newest);
    expect((await events()).length).toBeGreaterThan(1);
    await trimLiveEvents(db, at(60));
    expect((await events()).map(({ sequence }) => sequence)).toEqual([newest]);
    const topics = { matches: [1], competitions: [], days: [], sports: [] };
    await trimLiveEvents(db, at(day));
    expect(await listLiveStates(db, topics)).toHaveLength(1);
    await trimLiveEvents(db, at(day + 1));
    expect(await listLiveStates(db, topics)).toEqual([]);
  });
});
