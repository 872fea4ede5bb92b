import { type LedgerVerification, verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say, UsageError } from './calls/command-line.ts';
import { describeLedger } from './describe/describe-ledger.ts';

const usage = 'npm run ledger:verify [-- --anchor <hash of 64 digits>]…';

await runCommand(verify);

/** Computes every hash of the ledger anew and prints the faults, including anchors that are no longer in it. */
async function verify(settings: Settings, words: readonly string[]): Promise<void> {
  const anchors = readCall(words);
  const dataset = await openDataset(settings.database, new Date(), say);
  let verification: LedgerVerification;
  try {
    verification = await verifyLedger(dataset.db, anchors);
  } finally {
    await dataset.close();
  }
  const { lines, faults } = describeLedger(dataset.name, verification);
  for (const line of lines) say(line);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

function readCall(words: readonly string[]): string[] {
  const { values } = readOptions(words, { options: { anchor: { type: 'string', multiple: true } } }, usage);
  const anchors = (values.anchor ?? []).map((anchor) => anchor.toLowerCase());
  const wrong = anchors.find((anchor) => !/^[0-9a-f]{64}$/.test(anchor));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no hash\n${usage}`);
  return anchors;
}
