import type { Queryable } from '../database.ts';
import { guardedTables } from './ledger-tables.ts';

/**
 * Runs `work` with the triggers that guard the ledger and the audit disabled for this transaction alone, and returns its result; other transactions wait
 * for its end. Only the owner of the tables may call it. Foreign keys and checks remain enabled. A database of an earlier version, while a backup of it is
 * restored, may lack some of the tables.
 */
export async function withoutGuards<Result>(client: Queryable, work: () => Promise<Result>): Promise<Result> {
  const alter = (change: 'disable' | 'enable') =>
    client.query(guardedTables.map((table) => `alter table if exists ${table} ${change} trigger user`).join('; '));
  await alter('disable');
  const result = await work();
  await alter('enable');
  return result;
}
