import { setTimeout as pause } from 'node:timers/promises';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction, openDatabase } from '#data/database/database.ts';
import { visitorHeaders } from '../../bench/load/visitor-headers.ts';

const everyMs = 1_000;
const lookEveryMs = 40;
/** The time after which a change counts as lost, in milliseconds. */
export const patienceMs = 45_000;
const clubs = 40;

export interface ChangeProbes {
  /** Returns the times from a commit to the new page at the edge of all changes that were committed since the last call, in milliseconds. */
  take(): Promise<readonly number[]>;
  stop(): Promise<void>;
}

interface Club {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Renames a club each second, and looks at the edge until its page has the new name. */
export async function startChangeProbes(edge: string, databaseUrl: string): Promise<ChangeProbes> {
  const db = openDatabase(databaseUrl, 3);
  db.on('error', () => {});
  const chosen = await listClubs(db);
  const over = new AbortController();
  let underWay: Promise<number | undefined>[] = [];

  const run = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const nextMs = performance.now() + everyMs;
      const club = chosen[turn % chosen.length] as Club;
      underWay.push(probe(club, `${club.name} ${turn}`).catch(() => undefined));
      await pause(Math.max(0, nextMs - performance.now()), undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const probe = async ({ id, slug }: Club, name: string): Promise<number | undefined> => {
    const path = `/teams/${slug}`;
    // A page that the edge does not have would be new in any case.
    await nameAt(edge + path);
    // Where the database is away there is no change.
    await rename(db, id, name);
    const committedMs = performance.now();
    while (performance.now() - committedMs < patienceMs && !over.signal.aborted) {
      if ((await nameAt(edge + path).catch(() => undefined)) === name) return performance.now() - committedMs;
      await pause(lookEveryMs);
    }
    return over.signal.aborted ? undefined : Number.POSITIVE_INFINITY;
  };
  const running = run();
  return {
    async take() {
      const probes = underWay;
      underWay = [];
      return (await Promise.all(probes)).filter((ms) => ms !== undefined);
    },
    async stop() {
      over.abort();
      await running;
      await Promise.all(underWay);
      await db.end();
    },
  };
}

/**
 * Returns clubs of men that do not play on the day and that have no name of their own in English, which their pages would show instead. A club that plays
 * is shown by pages that many read, whose hit ratio the probes would lower. The page of a women's club adds a word to its name, and HTML writes some signs in
 * another way.
 */
async function listClubs(db: Database): Promise<Club[]> {
  const { rows } = await db.query<Club>(
    `select t.id, t.slug, t.name from teams t
     where t.gender_type = 'men' and t.name ~ '^[[:alpha:] ]+$' and not exists (select from team_names n where n.team_id = t.id and n.locale = 'en')
       and exists (select from matches m where m.home_team_id = t.id)
       and not exists (select from matches m where t.id in (m.home_team_id, m.away_team_id) and m.kickoff_utc::date = '2026-11-21')
     order by t.id limit $1`,
    [clubs],
  );
  if (rows.length === 0) throw new Error('no club has a day without a match');
  return rows;
}

function rename(db: Database, id: number, name: string): Promise<void> {
  return inTransaction(db, async (client) => {
    await client.query('update teams set name = $1 where id = $2', [name, id]);
    await recordChanges(client, [`team:${id}`], new Date());
  });
}

const nameAt = async (address: string) => /<h1[^>]*>([^<]*)/.exec(await (await fetch(address, { headers: visitorHeaders })).text())?.[1];
