import { it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { castVotes } from './cast-votes.ts';
import { countVotes } from '#data/queries/vote/count-votes.ts';
const { db } = await createTestDatabase();
it('plans', async () => {
  await db.query(`insert into votes (sport,item,option,voter,address_key,counted,cast_at)
    select 'soccer', (case when g % 5 = 0 then 1 else g % 20000 end)::text, (array['home','draw','away'])[1 + g % 3], 'v' || g, case when g > 900000 then md5((g % 60000)::text) end, g % 10 > 0, timestamptz '2026-03-07T12:00Z' - (1000000 - g) * interval '3 seconds' from generate_series(1, 1000000) g`);
  await db.query('vacuum analyze votes');
  const now = new Date('2026-03-07T12:00Z');
  const q: [string, unknown[]][] = [
    ['select option, counted, count(*)::int as votes from votes where sport = $1 and item = $2 group by option, counted', ['soccer', '1']],
    ['select option, counted, count(*)::int as votes from votes where sport = $1 and item = $2 group by option, counted', ['soccer', '77']],
    ['select voter, option, counted from votes where sport = $1 and item = $2 and voter = any($3)', ['soccer', '1', ['v5', 'v10']]],
    [`select address_key as address, count(*)::int as votes, min(cast_at) as first from votes where sport = $1 and item = $2 and address_key = any($3) and cast_at > $4 group by address_key`, ['soccer', '1', ['a', 'b', 'c'], new Date(now.getTime() - 7 * 864e5)]],
    ['select count(*)::int as votes from votes where sport = $1 and item = $2 and counted and cast_at > $3', ['soccer', '1', new Date(now.getTime() - 60000)]],
    ['update votes set address_key = null where address_key is not null and cast_at <= $1', [new Date('2026-03-01')]],
    [`select 1 from votes where sport = 'soccer' and item = $1 and voter = $2`, ['1', 'v5']],
  ];
  for (const [text, values] of q) {
    const client = await db.connect();
    await client.query('begin');
    const { rows } = await client.query(`explain (analyze, buffers) ${text}`, values);
    await client.query('rollback'); client.release();
    console.log(text.slice(0, 90) + '\n' + rows.map((r) => r['QUERY PLAN']).filter((l: string) => /Scan|Time|Cond|Aggregate|Heap/.test(l)).join('\n'));
  }
  for (const item of ['1', '78']) {
    const times: number[] = [];
    for (let i = 0; i < 40; i++) { const t = performance.now(); await castVotes(db, { sport: 'soccer', item }, [{ option: 'home', voter: `n${i}`, addressKey: `k${i}` }], now); times.push(performance.now() - t); }
    const t = performance.now(); await countVotes(db, 'soccer', item); console.log(item, 'cast median', times.sort((a, b) => a - b)[20]?.toFixed(2), 'count', (performance.now() - t).toFixed(2));
  }
}, 300000);
