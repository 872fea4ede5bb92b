import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { playFleet, type Stretch } from './play-fleet.ts';
import { describeRun, missedBounds } from './report.ts';

/*
 * npm run fleet-test [-- --readers N --streams N --seconds N --database <folder> --quiet]: two web processes, a worker, PgBouncer and Varnish with readers,
 * through four faults. Prints the figures as Markdown; ends with 1 when a bound is missed or a program is missing, with 2 when it was called wrongly.
 */
const packages = { '/usr/sbin/varnishd': 'varnish varnish-modules', '/usr/sbin/pgbouncer': 'pgbouncer' };
const missing = Object.entries(packages).filter(([program]) => !existsSync(program));
if (missing.length > 0) {
  process.stderr.write(
    `${missing.map(([program]) => program).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing, so nothing was tested. On Debian: apt-get install ${missing.map(([, name]) => name).join(' ')}\n`,
  );
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '2000' },
    streams: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    database: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});
const [readers, streams, seconds] = [values.readers, values.streams, values.seconds].map(Number) as [number, number, number];
if (![readers, streams, seconds].every((number) => Number.isSafeInteger(number) && number > 0)) {
  process.stderr.write('whole numbers are wanted: npm run fleet-test -- --readers 2000 --streams 2000 --seconds 60\n');
  process.exit(2);
}

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
const options = { readers, streams, seconds, database: values.database, faults: !values.quiet };
const say = (what: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`);
const stretches: Stretch[] = [];
const measured = (stretch: Stretch) => void stretches.push(stretch);
const logged = await playFleet(options, ending.signal, { say, measured }).catch((error: Error) => {
  if (!ending.signal.aborted) throw error;
  say('broken off; all that was started has ended');
  process.exitCode = 1;
  return {};
});
const run = { stretches, logged };
process.stdout.write(`${describeRun(options, run, cpus().length)}\n`);
const faults = missedBounds(run);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
