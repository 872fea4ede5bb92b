import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { withClient } from '#data/database/with-client.ts';
import { say } from '#server/commands/calls/command-line.ts';
import { type AttackedSite, attacks } from './attacks.ts';

const attackMs = 5_000;

/**
 * Attacks a site of the demonstration in every way, one after the other, and prints the answers to each attack. While the streams are not
 * read, all events are deleted, so that the site ends the streams.
 *
 * @throws Error when the site answers with 500, or does not answer when an attack is over
 */
export async function bearAttacks(site: AttackedSite, folder: string): Promise<void> {
  for (const { name, begin } of attacks) {
    await writeEvents(folder, site.day);
    const end = begin(site);
    await pause(attackMs / 2);
    await deleteEvents(folder);
    await pause(attackMs / 2);
    const statuses = end();
    say(`  ${name}: ${[...statuses].map(([status, count]) => `${count} times ${status}`).join(', ') || 'no answer was read'}`);
    if (statuses.has('500')) throw new Error(`${name}: the site answered with 500`);
    const answer = await fetch(`http://127.0.0.1:${site.port}/healthz`);
    if (answer.status !== 200) throw new Error(`${name}: the site answers with ${answer.status} afterwards`);
  }
}

/** Stores more events of a day than the buffers of an unread connection can take. */
function writeEvents(folder: string, day: string): Promise<void> {
  return change(
    folder,
    `insert into live_events (match_id, tournament_id, day, kind, event, happened_at)
     select m.id, m.tournament_id, '${day}', 'clock', jsonb_build_object('kind', 'clock', 'minute', n, 'note', repeat('x', 100000)), now()
     from generate_series(1, 100) n cross join (select id, tournament_id from matches limit 1) m`,
  );
}

function deleteEvents(folder: string): Promise<void> {
  return change(folder, 'truncate live_events, push_messages');
}

/** Changes the database of a running site, and notifies the site. */
async function change(folder: string, statement: string): Promise<void> {
  const server = await startEmbeddedPostgres(folder, say);
  try {
    await withClient(server.connectionString('tipledger_demonstration'), async (client) => {
      await client.query(statement);
      await client.query(`insert into changes (topics, changed_at) values ('{}', now())`);
      await client.query(`select pg_notify('tipledger_changes', (select max(version)::text from changes))`);
    });
  } finally {
    await server.stop();
  }
}
