import { createInterface } from 'node:readline';
import { withProcessLock } from '#data/locks/process-lock.ts';

/*
 * A separate process that reports when it has started, requests the lock on the file named by its argument as soon as it reads a line,
 * reports when it holds the lock, and releases it at the next line. A closed input ends it as well, so that it does not outlive its parent.
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
