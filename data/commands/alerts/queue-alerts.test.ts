import { beforeAll, expect, it } from 'vitest';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { queueLiveAlertsStatement, queueLiveAlertsValues, queuePredictionAlertsStatement } from './queue-alerts.ts';

const { db } = await createTestDatabase();

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Returns the nodes of a plan that read tables, without those that write. */
const reads = (plan: Plan) =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] !== undefined && node['Node Type'] !== 'ModifyTable')
    .map((node) => `${node['Relation Name']} ${node['Node Type'].replace(/^Bitmap Heap Scan$|^Index Only Scan$/, 'Index Scan')}`)
    .sort();

beforeAll(async () => {
  // Each follows five of 2,000 clubs.
  await db.query(`
    insert into push_subscriptions (endpoint, p256dh, auth, language, kinds, delay_seconds, zone, hide_scores, created_at, confirmed_at)
    select 'https://fcm.googleapis.com/' || n, '', '', 'en', '{goal,prediction}', 0, 'UTC', false, now(), now() from generate_series(1, 10000) n`);
  await db.query(`
    insert into push_follows (subject, subscription_id)
    select 't' || 1 + (s.id * 7 + k * 400) % 2000, s.id from push_subscriptions s, generate_series(0, 4) k`);
  await db.query('analyze push_subscriptions, push_follows');
});

it('finds the followers of a goal among ten thousand browsers by indexes, and reads no table whole', async () => {
  const subjects = ['m1', 't1', 't2', 'c1'];
  const values = queueLiveAlertsValues([{ kind: 'goal', about: 'event 1', liveEvent: null, subjects, happenedAt: new Date() }]);
  const { rows } = await db.query<{ 'QUERY PLAN': [{ readonly Plan: Plan }] }>(
    `explain (analyze, format json) ${queueLiveAlertsStatement}`,
    values,
  );
  expect(reads(rows[0]?.['QUERY PLAN'][0].Plan as Plan)).toEqual(['push_follows Index Scan', 'push_subscriptions Index Scan']);
  const { rows: queued } = await db.query<{ messages: number }>('select count(*)::int as messages from push_messages');
  // 10,000 browsers with five clubs each among 2,000 clubs: 25 for each of the two.
  expect(queued[0]?.messages).toBe(50);
});

it('finds the followers of predictions that froze together by indexes as well', async () => {
  const now = new Date();
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const frozen = Array.from({ length: 4 }, (_, at) =>
    aPrediction({ matchId: 1 + at, homeClubId: 11 + 2 * at, awayClubId: 12 + 2 * at, kickoffUtc: later(20) }),
  );
  const window = { startsFrom: later(16), startsUntil: later(31) };
  await inTransaction(db, (client) => recordPredictions(client, frozen, { sport: 'football', window, origin: 'live', now }));
  const { rows } = await db.query<{ 'QUERY PLAN': [{ readonly Plan: Plan }] }>(
    `explain (analyze, format json) ${queuePredictionAlertsStatement}`,
    [0, 1, now, 10],
  );
  const ofFollowers = reads(rows[0]?.['QUERY PLAN'][0].Plan as Plan).filter((read) => read.startsWith('push_'));
  expect(ofFollowers).toEqual(['push_follows Index Scan', 'push_messages Index Scan', 'push_subscriptions Index Scan']);
  const { rows: queued } = await db.query<{ messages: number }>(
    "select count(*)::int as messages from push_messages where kind = 'prediction'",
  );
  // 25 of each of the eight clubs.
  expect(queued[0]?.messages).toBe(200);
});
