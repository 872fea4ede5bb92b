import { expect, it } from 'vitest';
import { queueLiveAlerts } from '#data/commands/alerts/queue-alerts.ts';
import { noteLedgerChanges } from '#data/commands/ledger/note-ledger-changes.ts';
import { inTransaction } from '#data/database/database.ts';
import { getAlertFacts } from '#data/queries/alerts/get-alert-facts.ts';
import { listLiveEventsOf } from '#data/queries/live/list-live-events.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { aTennisMatch, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';

const { db } = await createTestDatabase();
const at = (time: string) => new Date(`2023-07-03T${time}Z`);

it('a match of tennis is told from its start to its end, and a follower of a player is alerted of each turn once', async () => {
  await storeTwoSidedWorld(db, at('08:00:00'));
  await ingestTwoSided(db, at('08:00:00'), [aTennisMatch()]);
  const { rows: players } = await db.query<{ subject: string }>("select 't' || id as subject from teams where slug = 'eva-thorn'");
  await db.query(`
    insert into push_subscriptions (endpoint, p256dh, auth, language, kinds, delay_seconds, zone, hide_scores, created_at, confirmed_at)
    values ('https://fcm.googleapis.com/1', '', '', 'en', '{kick-off,set,full-time}', 0, 'UTC', false, now(), now())`);
  await db.query('insert into push_follows (subject, subscription_id) select $1, id from push_subscriptions', [players[0]?.subject]);
  await queueLiveAlerts(db, at('08:00:00'));
  // It begins three hours late, behind others on its court.
  const turns = [
    ['14:00:00', 'live', [[0, 0]]],
    ['14:20:00', 'live', [[3, 2]]],
    ['14:40:00', 'live', [[6, 4]]],
    [
      '14:41:00',
      'live',
      [
        [6, 4],
        [0, 1],
      ],
    ],
    [
      '15:20:00',
      'live',
      [
        [6, 4],
        [4, 6],
        [0, 0],
      ],
    ],
    [
      '16:30:00',
      'finished',
      [
        [6, 4],
        [4, 6],
        [6, 0],
        [6, 3],
      ],
    ],
  ] as const;
  for (const [time, status, games] of turns) {
    const over = status === 'finished' ? ({ winner: 0, ending: 'completed' } as const) : {};
    await ingestTwoSided(db, at(time), [aTennisMatch({ status, play: { sets: games.map((of) => ({ games: of })), ...over } })]);
    await queueLiveAlerts(db, at(time));
  }
  const { rows } = await db.query<{ told: string }>(
    `select concat_ws(' ', event->>'change', event->'score'->>'home', event->'score'->>'away') as told from live_events order by sequence`,
  );
  expect(rows.map(({ told }) => told)).toEqual([
    'going-on',
    'begun 0 0',
    'going-on 0 0',
    'set-over 1 0',
    'going-on 1 0',
    'set-over 1 1',
    'ended 3 1',
  ]);
  const { rows: queued } = await db.query<{ kind: string; event: number }>(
    'select kind, live_event::float8 as event from push_messages order by id',
  );
  expect(queued.map(({ kind }) => kind)).toEqual(['kick-off', 'set', 'set', 'full-time']);
  const facts = await getAlertFacts(db, queued.at(-1)?.event as number, 'en');
  expect([facts?.match.homeName, facts?.court?.sport, facts?.court?.stage, facts?.court?.play]).toEqual([
    'Ada Moss',
    'tennis',
    'round-1',
    {
      sets: [
        [6, 4],
        [4, 6],
        [6, 0],
        [6, 3],
      ].map((games) => ({ games })),
      winner: 0,
      ending: 'completed',
    },
  ]);
});

it('a tip on a match of tennis is told to those who watch, also of what they have missed', async () => {
  const { rows } = await db.query<{ id: number; last: number }>(
    "select m.id, (select max(sequence)::float8 from live_events) as last from matches m where m.status = 'finished'",
  );
  const [{ id, last }] = rows as [{ id: number; last: number }];
  await inTransaction(db, (client) => noteLedgerChanges(client, [id], at('16:31:00')));
  const ofSport = (sports: readonly ('tennis' | 'basketball')[]) =>
    listLiveEventsOf(db, { matches: [], competitions: [], days: [], sports }, { after: last, until: last + 10, most: 10 });
  expect(await ofSport(['tennis'])).toMatchObject([
    { matchId: id, event: { kind: 'play', sport: 'tennis', change: 'tip', status: 'finished', score: { home: 3, away: 1 } } },
  ]);
  expect(await ofSport(['basketball'])).toEqual([]);
  const missed = await listLiveEventsOf(
    db,
    { matches: [], competitions: [], days: [], sports: ['tennis'] },
    { after: last - 7, until: last, most: 10 },
  );
  expect(missed?.map(({ event }) => 'change' in event && event.change)).toEqual(['begun', 'set-over', 'set-over', 'ended']);
});
