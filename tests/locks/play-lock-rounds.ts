import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '#domain/chance/random.ts';
import { playLockRounds } from './lock-rounds.ts';

/* npm run lock-test [-- <rounds> [<seed>]]: ends with 1 when two processes held the lock at once. */
const [rounds = 200, seed = 1] = process.argv.slice(2).map(Number);
if (![rounds, seed].every((number) => Number.isSafeInteger(number) && number > 0)) {
  process.stderr.write(`whole numbers are wanted, not "${process.argv.slice(2).join(' ')}": npm run lock-test -- <rounds> [<seed>]\n`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'tipledger-lock-'));
const figures = await playLockRounds(join(folder, 'lock'), rounds, createRandom(seed));
rmSync(folder, { recursive: true });
process.stdout.write(`${JSON.stringify({ seed, ...figures })}\n`);
if (figures.heldByTwo > 0) process.exitCode = 1;
