import { beforeAll, describe, expect, it } from 'vitest';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { hurryTimer, passTime } from '#tests/factories/pass-time.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2024-04-06T09:00:00Z');
let site: string;
hurryTimer();

beforeAll(async () => {
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z')]);
  const { rows } = await db.query<{ name: string }>('select current_database() as name');
  // What the server says in the words of a full disk, of which a test cannot have one everywhere.
  await db.query(`
    create function refuse_as_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger full_disk before insert on contact_messages for each row execute function refuse_as_full();
    create trigger full_disk before insert on votes for each row execute function refuse_as_full();
    alter database ${rows[0]?.name} set temp_file_limit = '128kB'`);
  site = (await startTestSite(connectionString, { LOG_LEVEL: 'silent', CLOCK: '2024-04-06T09:00Z' })).address;
}, 60_000);

describe('a site whose disk is full, and then is not', { shuffle: false }, () => {
  it.each([
    ['/votes', 'sport=soccer&item=1&option=home'],
    ['/de/contact', 'name=Ann&email=ann%40example.org&message=Hello'],
  ])('what is sent to %s while the disk is full is not taken, and is worth another try', async (path, body) => {
    const headers = { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(site + path, { method: 'POST', body, headers, redirect: 'manual' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, expect.stringContaining('no-store')]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('the site is not ready while the server cannot write, and ready again when it can', async () => {
    const ready = async () => {
      const answer = await fetch(`${site}/readyz`);
      return [answer.status, (await answer.json()).database];
    };
    expect(await ready()).toEqual([503, 'cannot write: 53400']);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
    const { rows } = await db.query<{ name: string }>('select current_database() as name');
    await db.query(`alter database ${rows[0]?.name} reset temp_file_limit`);
    await db.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
    // The room on the disk is checked every few seconds.
    await passTime(5_000);
    await waitFor(async () => expect(await ready()).toEqual([200, 'ready']));
  }, 60_000);
});
