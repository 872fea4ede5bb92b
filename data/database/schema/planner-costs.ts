import pg from 'pg';
import { type Database, type Queryable, randomPageCost } from '../database.ts';
import { advisoryLocks } from '../locks/advisory-locks.ts';
import { withAdvisoryLock } from '../locks/with-advisory-lock.ts';

/** Returns true when queries on the connection are planned with the site's cost of a page. */
export async function hasPlannerCosts(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ cost: string }>("select current_setting('random_page_cost') as cost");
  return rows[0]?.cost === randomPageCost;
}

/**
 * Sets the site's cost of a page for all later connections of its role to this database. A pooler opens them without the options that direct connections
 * send; those it has open keep the former cost until it replaces them.
 */
export async function setPlannerCosts(direct: Database): Promise<void> {
  await withAdvisoryLock(direct, advisoryLocks.migrating, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const name = pg.escapeIdentifier(rows[0]?.name ?? '');
    await client.query(`alter role current_user in database ${name} set random_page_cost = ${randomPageCost}`);
  });
}
