import { cpuOfProcess } from '../measuring/cpu-of-process.ts';
import { quantile } from '../measuring/quantile.ts';
import type { LoadPlan, ServerLoad } from '../measuring/take-turns.ts';
import { VisitorConnection } from './visitor-connection.ts';

/*
 * Requests an address of several servers as fast as they answer, in turns: `node load-generator.ts <plan as JSON>`. The turns are short and
 * many, since a machine that others use as well is seldom the same for a second.
 */
const { servers, turns, turnMs, warmUpMs, connections } = JSON.parse(process.argv[2] as string) as LoadPlan;

const loads = servers.map(({ address, pid }) => ({
  pid,
  visitors: Array.from({ length: connections }, () => new VisitorConnection(address)),
  turns: [] as ServerLoad['turns'][number][],
  times: [] as number[],
}));
type Load = (typeof loads)[number];

async function ask({ visitors, pid }: Load, ms: number, times: number[]): Promise<ServerLoad['turns'][number]> {
  const before = times.length;
  const [began, cpuBefore] = [performance.now(), cpuOfProcess(pid)];
  await Promise.all(visitors.map((visitor) => visitor.keepAsking(began + ms, times)));
  const [ended, cpuAfter] = [performance.now(), cpuOfProcess(pid)];
  const requests = times.length - before;
  return {
    requestsPerSecond: (requests * 1_000) / (ended - began),
    cpuMicroseconds: cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / requests,
  };
}

for (const load of loads) await ask(load, warmUpMs, []);
for (let turn = 0; turn < turns; turn += 1) {
  // A later server finds a warmer machine, so the order alternates from turn to turn.
  for (const load of turn % 2 === 0 ? loads : loads.toReversed()) load.turns.push(await ask(load, turnMs, load.times));
}
const found: ServerLoad[] = loads.map((load) => ({ turns: load.turns, p99Ms: quantile(load.times, 0.99) }));
process.stdout.write(JSON.stringify(found), () => process.exit());
