import { createInterface } from 'node:readline';
import { withProcessLock } from '#data/locks/process-lock.ts';

/*
 * A process of its own that says when it is there, wants the lock on the file that it is called with as soon as it reads a line, says when it
 * holds it, and gives it back at the next line. A closed input ends it as well, so that none outlives whoever started it.
 */
const [file] = process.argv.slice(2);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
process.stdout.write('there\n');
await lines.next();
await withProcessLock(file as string, async () => {
  process.stdout.write('held\n');
  await lines.next();
});
process.stdin.destroy();
