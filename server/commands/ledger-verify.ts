import type { Database } from '#data/database/database.ts';
import { getCheckpoint } from '#data/queries/ledger/signed-head/get-checkpoint.ts';
import { LedgerTree } from '#data/queries/ledger/signed-head/ledger-tree.ts';
import { listWitnesses } from '#data/queries/ledger/signed-head/list-witnesses.ts';
import { type LedgerVerification, verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { findLostRecords, ledgerOrigin } from '#jobs/witnesses/sign-ledger.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings, SigningSettings } from '#server/start/settings.ts';
import { readOptions, runCommand, say, UsageError } from './calls/command-line.ts';
import { type DescribedLedger, describeLedger, describeSigning } from './describe/describe-ledger.ts';

const usage = 'npm run ledger:verify [-- --anchor <hash of 64 digits>]…';

await runCommand(verify);

/** Computes every hash of the ledger anew and prints the faults, including anchors and signed heads that are no longer in it. */
async function verify(settings: Settings, words: readonly string[]): Promise<void> {
  const anchors = readCall(words);
  const dataset = await openDataset(settings.database, new Date(), say);
  let verification: LedgerVerification;
  let signing: DescribedLedger;
  try {
    verification = await verifyLedger(dataset.db, anchors);
    signing = await verifySigning(dataset.db, settings.signing, dataset.kind.demonstration, verification);
  } finally {
    await dataset.close();
  }
  const { lines, faults } = describeLedger(dataset.name, verification, signing);
  for (const line of lines) say(line);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Returns whether the ledger continues the heads that were signed, and who signed the newest. */
async function verifySigning(
  database: Database,
  { publicUrl, keyFile }: SigningSettings,
  isDemonstration: boolean,
  { faults }: LedgerVerification,
): Promise<DescribedLedger> {
  const origin = publicUrl && (await ledgerOrigin(publicUrl, isDemonstration)(database));
  // A tree with a gap has no root, and the gap is named.
  if (origin === undefined || faults.some(({ fault }) => fault === 'missing')) return { lines: [], faults: [] };
  const tree = new LedgerTree(database);
  const refusal = await findLostRecords(database, { tree, origin, keyFile }, await tree.size());
  return describeSigning(await getCheckpoint(database, { origin }), await listWitnesses(database, origin), refusal?.message);
}

function readCall(words: readonly string[]): string[] {
  const { values } = readOptions(words, { options: { anchor: { type: 'string', multiple: true } } }, usage);
  const anchors = (values.anchor ?? []).map((anchor) => anchor.toLowerCase());
  const wrong = anchors.find((anchor) => !/^[0-9a-f]{64}$/.test(anchor));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no hash\n${usage}`);
  return anchors;
}
