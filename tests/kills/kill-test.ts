import { rmSync } from 'node:fs';
import { playKills } from './play-kills.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/* npm run kill-test [-- <kills> [<seed>]]: ends with 1 when anything was lost that had been acknowledged, or was left running. */
const [kills = 100, seed = 1] = process.argv.slice(2).map(Number);
if (![kills, seed].every((number) => Number.isSafeInteger(number) && number > 0)) {
  process.stderr.write(`whole numbers are wanted, not "${process.argv.slice(2).join(' ')}": npm run kill-test -- <kills> [<seed>]\n`);
  process.exit(2);
}
const figures = await playKills(kills, seed, (done, what) => process.stderr.write(`${done}/${kills}: killed ${what}\n`));
const { losses, matches, feedRuns, serverLeftRunning } = figures;
process.stdout.write(`${JSON.stringify({ seed, ...figures }, null, 2)}\n`);
const faults = [
  losses.messages.length > 0 && `${losses.messages.length} acknowledged messages are missing`,
  losses.votes.length > 0 &&
    `${losses.votes.length} votes are missing that were acknowledged more than half a second before the database was killed`,
  matches.stored !== matches.inFiles && `${matches.stored} matches are stored of ${matches.inFiles}`,
  feedRuns.running !== undefined && `${feedRuns.running} imports that ended are recorded as running`,
  serverLeftRunning && 'PostgreSQL goes on after both sites were stopped',
].filter((fault) => fault !== false);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else rmSync(figures.folder, { recursive: true });
