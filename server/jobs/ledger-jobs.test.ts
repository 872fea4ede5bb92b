import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import { getCheckpoint } from '#data/queries/ledger/signed-head/get-checkpoint.ts';
import { readWitness, type Witness } from '#jobs/witnesses/witness.ts';
import { createMetrics } from '#server/observing/metrics.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { startWitness } from '#tests/factories/start-witness.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { ledgerJobs } from './ledger-jobs.ts';

const { db } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tipledger-ledger-jobs-'));
afterAll(() => rm(folder, { recursive: true }));
const now = new Date('2024-06-30T12:00:00Z');
const context = { db: withQueryTimeout(db, 60_000), clock: { now: () => now, speed: 1 }, signal: new AbortController().signal };
const settings = { publicUrl: 'https://tips.example', keyFile: join(folder, 'keys', 'ledger.pem') };

async function record(count: number, from = 0): Promise<void> {
  const tips = Array.from({ length: count }, (_, at) => aTip({ matchId: from + at + 1 }));
  await inTransaction(db, (client) => recordTips(client, tips, now));
}

/** Returns the jobs, which run by name, with what they log and their figures. */
function play(witnesses: readonly Witness[]) {
  const logged: string[] = [];
  const note = (level: string) => (_facts: unknown, text: string) => void logged.push(`${level}: ${text}`);
  const logger = { info: note('info'), warn: note('warn'), error: note('error') } as never;
  const metrics = createMetrics();
  const jobs = ledgerJobs({ ...settings, witnesses }, { isDemonstration: false, logger, metrics });
  return {
    logged,
    run: async (name: string) => jobs.find((job) => job.name === name)?.run(context),
    figures: async () => (await metrics.text()).split('\n').filter((line) => /^tipledger_(ledger|witness)_/.test(line)),
  };
}

it('are none without a public address, and ask no one where no witness is named', () => {
  const parts = { isDemonstration: false, logger: {} as never, metrics: createMetrics() };
  expect(ledgerJobs({ ...settings, publicUrl: undefined, witnesses: [] }, parts)).toEqual([]);
  expect(ledgerJobs({ ...settings, witnesses: [] }, parts).map(({ name }) => name)).toEqual(['sign-ledger']);
});

it('sign, ask, leave a witness that does not answer alone for a while, and refuse what was cut off', async () => {
  let key = '';
  const [honest, failing] = [await startWitness('honest.example/w1', () => key), await startWitness('failing.example/w2', () => key)];
  failing.behave({ status: 503 });
  const { logged, run, figures } = play([honest, failing].map(({ setting }) => readWitness(setting) as Witness));
  await record(4);
  await run('sign-ledger');
  key = (await getCheckpoint(db))?.verifierKey ?? '';
  await run('ask-witnesses');
  await run('ask-witnesses');
  expect(await figures()).toEqual([
    'tipledger_ledger_signing_refused 0',
    'tipledger_ledger_signed_records 4',
    'tipledger_witness_signed_records{witness="honest.example/w1"} 4',
    'tipledger_witness_answers_total{witness="honest.example/w1",outcome="signed"} 1',
    'tipledger_witness_answers_total{witness="failing.example/w2",outcome="unreachable"} 1',
  ]);
  expect(logged).toEqual(['warn: a witness does not sign the ledger: it answered 503']);

  await emptyLedger(db);
  await record(3, 100);
  await run('sign-ledger');
  await run('sign-ledger');
  await run('ask-witnesses');
  expect(logged.slice(1)).toEqual([
    'error: the ledger is not signed: a head of 4 records was signed, and the ledger has 3: records are gone; restore a backup that holds them',
  ]);
  expect((await figures())[0]).toBe('tipledger_ledger_signing_refused 1');
  expect(honest.answers).toHaveLength(1);
  await record(1, 200);
  await run('sign-ledger');
  expect(logged.at(-1)).toMatch(
    /^error: the ledger is not signed: a head of 4 records was signed, and the first 4 records are other ones now/,
  );
  await Promise.all([honest.close(), failing.close()]);
});
