import pg from 'pg';
import { type Database, plannerSettings, type Queryable } from '../database.ts';
import { advisoryLocks } from '../locks/advisory-locks.ts';
import { withAdvisoryLock } from '../locks/with-advisory-lock.ts';

const settings = Object.entries(plannerSettings);

/** Returns true when queries on the connection are planned with the site's settings. */
export async function hasPlannerSettings(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as names(name)',
    [settings.map(([name]) => name)],
  );
  const present = new Map(rows.map(({ name, value }) => [name, value]));
  return settings.every(([name, value]) => present.get(name) === value);
}

/**
 * Sets the site's planner settings for all later connections of its role to this database. A pooler opens them without the options that direct connections
 * send; those it has open keep the former settings until it replaces them.
 */
export async function setPlannerSettings(direct: Database): Promise<void> {
  await withAdvisoryLock(direct, advisoryLocks.migrating, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const name = pg.escapeIdentifier(rows[0]?.name ?? '');
    for (const [setting, value] of settings) await client.query(`alter role current_user in database ${name} set ${setting} = ${value}`);
  });
}
