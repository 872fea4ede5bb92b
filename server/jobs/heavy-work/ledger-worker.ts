import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#data/database/database.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import type { LedgerWork } from '../ledger-check.ts';

/** Script of the thread that verifies the whole ledger, see `createLedgerCheck`. */
const { connectionString, anchors } = workerData as LedgerWork;
const database = openDatabase(connectionString, 1);
try {
  const client = await database.connect();
  // One state of the database: a record that is written between two reads would look like a fault.
  await client.query('begin isolation level repeatable read read only');
  parentPort?.postMessage(await verifyLedger(client, anchors));
  await client.query('commit');
  client.release();
} finally {
  await database.end();
}
