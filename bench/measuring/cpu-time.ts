/** Returns the milliseconds of CPU time that this process has spent since `before`, in all its threads. */
function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const warmUps = 40;
const rounds = 16;
const repetitions = 10;

/**
 * Returns the CPU milliseconds of one run of each work, by rounds in which all of them take turns, so that a machine that is busy or warm
 * for a while affects all of them. Each round begins with another work, and each work runs once before it is measured, since a run after a
 * different work finds the processor's caches filled by that.
 */
export async function compareCpu<Name extends string>(works: Readonly<Record<Name, () => unknown>>): Promise<Record<Name, number[]>> {
  const entries = Object.entries(works) as [Name, () => unknown][];
  const measured = Object.fromEntries(entries.map(([name]) => [name, []])) as unknown as Record<Name, number[]>;
  for (const [, work] of entries) for (let run = 0; run < warmUps; run += 1) await work();
  for (let round = 0; round < rounds; round += 1) {
    const first = round % entries.length;
    for (const [name, work] of [...entries.slice(first), ...entries.slice(0, first)]) {
      await work();
      const before = process.cpuUsage();
      for (let run = 0; run < repetitions; run += 1) await work();
      measured[name].push(cpuMsSince(before) / repetitions);
    }
  }
  return measured;
}
