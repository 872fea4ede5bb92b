import { beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { changesChannel } from '#data/commands/changes/record-changes.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { listLeaves } from '#data/ledger/list-leaves.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { listCountSums } from '#data/queries/prediction/list-count-sums.ts';
import { freezingWindowAt } from '#domain/prediction/freezing-window.ts';
import { noPredictions } from '#domain/prediction/prediction-figures.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aQuote } from '#tests/factories/a-quote.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { freezePredictions } from './freeze-predictions.ts';
import { settlePredictions } from './settle-predictions.ts';

const { db } = await createTestDatabase();
const at = (hour: string, day = '06') => new Date(`2024-04-${day}T${hour}:00Z`);
const source = { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } };
const [arsenal, chelsea] = [
  ['Arsenal', 'Everton'],
  ['Chelsea', 'Fulham'],
] as const;

/** Ingests a source's report on the match of two clubs, by default that it begins at 15:00; returns the match's id. */
async function hear([home, away]: readonly [string, string], more: Partial<FeedMatch> = {}, now = at('09:00')): Promise<number> {
  await ingestAnswer(db, source, now, [feedMatch(home, away, '2024-04-06T15:00:00Z', more)]);
  const { rows } = await db.query<{ id: number }>('select m.id from matches m join teams t on t.id = m.home_team_id where t.name = $1', [
    home,
  ]);
  return (rows[0] as { id: number }).id;
}

const freeze = (now: Date) => freezePredictions(db, 'football', freezingWindowAt(now), { now, origin: 'clock-set' });
const predictions = async () =>
  (
    await db.query(
      `select p.match_id::int as id, p.result, p.home_score || '-' || p.away_score as score, p.decimal_odds as odds, p.bookmaker, o.outcome
       from predictions p left join prediction_outcomes o using (sequence, leaf) order by p.match_id`,
    )
  ).rows;

let id: number;

beforeEach(async () => {
  await emptyLedger(db);
  await db.query('truncate matches cascade');
  await storeCatalogue(db, smallCatalogue(), at('08:00'));
  id = await hear(arsenal);
  await aForecast(db, { matchId: id });
});

describe('a prediction freezes', () => {
  it('from 15 minutes before the kick-off on, with the likeliest score of its result and the best licensed price', async () => {
    await aQuote(db, { matchId: id, market: 'match-result', line: 0, bookmaker: 'bet365', quotedAt: at('14:00'), prices: [2.1, 3.4, 3.6] });
    await aQuote(db, { matchId: id, market: 'match-result', line: 0, bookmaker: 'coral', quotedAt: at('14:00'), prices: [2.2, 3.3, 3.4] });
    await aQuote(db, {
      matchId: id,
      market: 'match-result',
      line: 0,
      bookmaker: 'pinnacle',
      quotedAt: at('14:00'),
      prices: [2.6, 3.3, 3.4],
    });
    expect(await freeze(at('14:44'))).toBe(0);
    expect(await freeze(at('14:45'))).toBe(1);
    expect(await freeze(at('14:46'))).toBe(0);
    /* Of independent Poisson goals, 1.8 and 1.5 on average, 2-1 is likelier than 1-0 as 1.8 · 1.5 / 2 is greater than 1. */
    expect(await predictions()).toEqual([{ id, result: 'home', score: '2-1', odds: 2.2, bookmaker: 'coral', outcome: null }]);
    expect((await verifyLedger(db)).faults).toEqual([]);
  });

  it('not without a forecast, not without an hour, and not once the quarter is over', async () => {
    await hear(chelsea);
    expect(await freeze(at('14:45'))).toBe(1);
    await emptyLedger(db);
    await db.query('update matches set kickoff_known = false where id = $1', [id]);
    expect(await freeze(at('14:45'))).toBe(0);
    await db.query('update matches set kickoff_known = true where id = $1', [id]);
    expect(await freeze(at('15:00'))).toBe(0);
  });
});

describe('corners and cards', () => {
  const corners = { home: 5, away: 5, league: 10, line: 9.5, over: 0.55 };
  const cards = { home: 2, away: 2, league: 4, line: 4.5, over: 0.4 };
  const counted = async () => (await db.query('select outcome, corners, cards from prediction_outcomes')).rows;

  beforeEach(async () => {
    await db.query('delete from forecasts');
    await aForecast(db, { matchId: id, counts: { corners, cards } });
    await freeze(at('14:50'));
  });

  it('freeze with the prediction, in a leaf whose record stays sound', async () => {
    expect(await listLeaves(db, 1)).toMatchObject([{ cornersLine: 9.5, cornersOverChance: 0.55, cardsLine: 4.5, cardsOverChance: 0.4 }]);
    expect((await verifyLedger(db)).faults).toEqual([]);
  });

  it('are settled once the statistics are known, and again where these are corrected', async () => {
    await hear(arsenal, ended(2, 0), at('17:00'));
    await settlePredictions(db, at('17:00'));
    expect(await counted()).toEqual([{ outcome: 'right', corners: null, cards: null }]);
    expect((await listCountSums(db)).map(({ sums }) => sums)).toMatchObject([{ decided: 0 }, { decided: 0 }]);
    await hear(arsenal, { ...ended(2, 0), statistics: { corners: [4, 5], yellowCards: [2, 2], redCards: [1, null] } }, at('18:00'));
    await settlePredictions(db, at('18:00'));
    expect(await counted()).toEqual([{ outcome: 'right', corners: 9, cards: 5 }]);
    /* More than 9.5 corners and fewer than 4.5 cards were likelier. */
    expect(await listCountSums(db)).toEqual(
      expect.arrayContaining([
        { origin: 'clock-set', kind: 'corners', sums: { ...noPredictions, predictions: 1, decided: 1, right: 0, promised: 0.55 } },
        { origin: 'clock-set', kind: 'cards', sums: { ...noPredictions, predictions: 1, decided: 1, right: 0, promised: 0.6 } },
      ]),
    );
    await hear(arsenal, { ...ended(2, 0), statistics: { corners: [5, 5], yellowCards: [2, 2], redCards: [0, 0] } }, at('19:00'));
    expect(await settlePredictions(db, at('19:00'))).toBe(1);
    expect((await listCountSums(db)).map(({ sums }) => sums.right)).toEqual([1, 1]);
    expect(await settlePredictions(db, at('19:01'))).toBe(0);
  });

  it('count for nothing where the match does not count', async () => {
    await hear(arsenal, { status: 'abandoned', statistics: { corners: [4, 5] } }, at('15:30'));
    await settlePredictions(db, at('15:30'));
    expect((await listCountSums(db)).map(({ sums }) => sums.decided)).toEqual([0, 0]);
  });
});

describe('a frozen prediction', () => {
  beforeEach(async () => {
    expect(await freeze(at('14:50'))).toBe(1);
  });
  const outcomes = async () => (await predictions()).map(({ outcome }) => outcome);

  it('is settled by the score, and again where that is corrected', async () => {
    expect(await settlePredictions(db, at('16:00'))).toBe(0);
    await hear(arsenal, ended(2, 0), at('17:00'));
    expect(await settlePredictions(db, at('17:00'))).toBe(1);
    expect(await outcomes()).toEqual(['right']);
    expect(await settlePredictions(db, at('17:01'))).toBe(0);
    await hear(arsenal, ended(2, 2), at('18:00'));
    expect(await settlePredictions(db, at('18:00'))).toBe(1);
    expect(await outcomes()).toEqual(['wrong']);
    expect((await verifyLedger(db)).faults).toEqual([]);
  });

  it('is told to open pages when it goes on record, and when it is settled, which also drops the pages of its match', async () => {
    await hear(arsenal, ended(2, 0), at('17:00'));
    const version = (await db.query<{ last: number }>('select max(version)::int as last from changes')).rows[0]?.last;
    const listener = await db.connect();
    const notified: unknown[] = [];
    listener.on('notification', ({ channel }) => notified.push(channel));
    await listener.query(`listen ${changesChannel}`);
    await settlePredictions(db, at('17:00'));
    await expect.poll(() => notified).toContain(changesChannel);
    listener.release(true);
    const { rows } = await db.query("select event from live_events where match_id = $1 and kind = 'prediction' order by sequence", [id]);
    expect(rows.map(({ event }) => event.outcome)).toEqual([null, 'right']);
    const { rows: changes } = await db.query<{ topics: string[] }>('select topics from changes where version > $1', [version]);
    expect(changes.flatMap(({ topics }) => topics)).toEqual(expect.arrayContaining([`match:${id}`, 'day:2024-04-06', 'predictions']));
  });

  it('counts ninety minutes, not what comes after them', async () => {
    const score = { current: { home: 3, away: 2 }, fullTime: { home: 2, away: 2 }, extraTime: { home: 1, away: 0 } };
    await hear(arsenal, { status: 'finished', score }, at('17:30'));
    await settlePredictions(db, at('17:30'));
    expect(await outcomes()).toEqual(['wrong']);
  });

  it.each(['postponed', 'abandoned', 'cancelled'] as const)('is void where the match is %s', async (status) => {
    await hear(arsenal, { status }, at('15:30'));
    await settlePredictions(db, at('15:30'));
    expect(await outcomes()).toEqual(['void']);
  });

  it('stays for a match that begins hours later, and is void for one of another day, which is predicted anew', async () => {
    await hear(arsenal, { kickoff: { known: true, utc: at('19:00') } }, at('14:55'));
    expect(await freeze(at('18:45'))).toBe(0);
    expect(await settlePredictions(db, at('18:45'))).toBe(0);
    await hear(arsenal, { kickoff: { known: true, utc: at('19:00', '08') } }, at('18:50'));
    await settlePredictions(db, at('18:51'));
    expect(await outcomes()).toEqual(['void']);
    expect(await freeze(at('18:45', '08'))).toBe(1);
  });

  it('is void where the match is stored no more', async () => {
    await db.query('delete from matches where id = $1', [id]);
    await settlePredictions(db, at('16:00'));
    expect(await outcomes()).toEqual(['void']);
  });
});
