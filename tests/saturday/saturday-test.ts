import { rmSync } from 'node:fs';
import { playSaturday } from './play-saturday.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/* npm run saturday-test [-- <speed>]: ends with 1 when anything at the end, or on the way, is not as it has to be. */
const words = process.argv.slice(2);
const speed = Number(words[0] ?? 60);
if (words.length > 1 || !Number.isSafeInteger(speed) || speed < 1 || speed > 600) {
  process.stderr.write(`one whole number from 1 to 600 is wanted, not "${words.join(' ')}": npm run saturday-test -- <speed>\n`);
  process.exit(2);
}
const { faults, ...figures } = await playSaturday(speed, (time, what) =>
  process.stderr.write(`${time.toISOString().slice(11, 19)} ${what}\n`),
);
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else rmSync(figures.folder, { recursive: true });
