import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { queueLiveAlertsStatement, queueLiveAlertsValues } from './queue-alerts.ts';

const { db } = await createTestDatabase();

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

it('finds the followers of a goal among ten thousand browsers by indexes, and reads no table whole', async () => {
  // Each follows five of 2,000 clubs.
  await db.query(`
    insert into push_subscriptions (endpoint, p256dh, auth, language, kinds, delay_seconds, zone, hide_scores, created_at, confirmed_at)
    select 'https://fcm.googleapis.com/' || n, '', '', 'en', '{goal}', 0, 'UTC', false, now(), now() from generate_series(1, 10000) n`);
  await db.query(`
    insert into push_follows (subject, subscription_id)
    select 't' || 1 + (s.id * 7 + k * 400) % 2000, s.id from push_subscriptions s, generate_series(0, 4) k`);
  await db.query('analyze push_subscriptions, push_follows');
  const subjects = ['m1', 't1', 't2', 'c1'];
  const values = queueLiveAlertsValues([{ kind: 'goal', about: 'event 1', liveEvent: null, subjects, happenedAt: new Date() }]);
  const { rows } = await db.query<{ 'QUERY PLAN': [{ readonly Plan: Plan }] }>(
    `explain (analyze, format json) ${queueLiveAlertsStatement}`,
    values,
  );
  const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan);
  const read = nodes.filter((node) => node['Relation Name'] !== undefined && node['Node Type'] !== 'ModifyTable');
  expect(
    read
      .map((node) => `${node['Relation Name']} ${node['Node Type'].replace(/^Bitmap Heap Scan$|^Index Only Scan$/, 'Index Scan')}`)
      .sort(),
  ).toEqual(['push_follows Index Scan', 'push_subscriptions Index Scan']);
  const { rows: queued } = await db.query<{ messages: number }>('select count(*)::int as messages from push_messages');
  // 10,000 browsers with five clubs each among 2,000 clubs: 25 for each of the two.
  expect(queued[0]?.messages).toBe(50);
});
