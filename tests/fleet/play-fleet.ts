import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { buildChanged } from './changed-build.ts';
import type { CrowdReport } from './crowd/crowd.ts';
import { startCrowd } from './crowd/start-crowd.ts';
import { restartMs } from './fleet-site.ts';
import { listPages } from './list-pages.ts';
import { startChangeProbes } from './probe-changes.ts';
import { type Fleet, root, startFleet } from './start-fleet.ts';
import { type FleetFigures, watchFleet } from './watch-fleet.ts';

export interface FleetOptions {
  readonly readers: number;
  readonly streams: number;
  /** Length of each stretch, in seconds. */
  readonly seconds: number;
  /** Folder in which the filled database is kept for further runs; undefined fills one for this run. */
  readonly database: string | undefined;
  /** False to leave out all but the first quiet stretch. */
  readonly faults: boolean;
}

/** The figures of a stretch of time. */
export interface Stretch {
  readonly name: string;
  /** The time within which the edge has to have a change, in milliseconds. */
  readonly boundMs: number;
  /** Times from a commit to the new page at the edge, in milliseconds. */
  readonly changesMs: readonly number[];
  readonly crowd: CrowdReport;
  readonly fleet: FleetFigures;
  /** The load of the machine at the end. */
  readonly load: number;
}

export interface FleetRun {
  readonly stretches: readonly Stretch[];
  /** Errors that the processes of the site logged, with how often. */
  readonly logged: Readonly<Record<string, number>>;
}

/** The time within which the edge has a change while nothing fails, in milliseconds. */
export const usualBoundMs = 1_500;
/** Once no purge arrives, Varnish shows nothing that is older than half a minute. */
const boundWithoutPurgesMs = 30_000 + usualBoundMs;
/** Processes hear of changes again within some seconds after their database is back. */
const boundOfOutageMs = 10_000;
/** A page names an event as shown from a second after it, and is rendered once more for that (server/page-cache/page-service.ts). */
const namedWithinMs = 4_000;
const purgesFailForMs = 60_000;
/** The time for which an operator waits after each process that he replaces: the edge finds it, and it renders what its readers read (`docs/upgrading.md`). */
const settlesMs = 30_000;

interface Fault {
  readonly name: string;
  readonly boundMs: number;
  cause(): Promise<void>;
}

/**
 * Runs a fleet with its readers, causes the faults one after the other, and calls `measured` after each stretch of time; returns the errors that
 * the processes of the site logged, with how often. Works on Linux.
 */
export async function playFleet(
  options: FleetOptions,
  ended: AbortSignal,
  { say, measured }: { say(what: string): void; measured(stretch: Stretch): void },
): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-changed-'));
  const ends: (() => Promise<unknown>)[] = [() => removeFolder(folder)];
  try {
    const changed = join(folder, 'site');
    if (options.faults) {
      say('building the changed site');
      await buildChanged(root, changed);
    }
    const fleet = await startFleet(options.database, say);
    ends.push(fleet.stop);
    const crowd = startCrowd({
      ...(await listPages(fleet.edge)),
      edge: fleet.edge,
      readers: options.readers,
      streams: options.streams,
      comeWithinMs: options.seconds * 1_500,
      boundMs: usualBoundMs + namedWithinMs,
    });
    ends.push(() => crowd.stop());
    const watch = watchFleet(fleet, crowd.pid);
    ends.push(() => watch.stop());
    const probes = await startChangeProbes(fleet.edge, fleet.databaseUrl);
    ends.push(() => probes.stop());

    const measure = async (name: string, boundMs: number, work: () => Promise<void>) => {
      await Promise.all([crowd.report(boundMs + namedWithinMs), watch.take()]);
      const before = probes.take();
      await work();
      const [ofCrowd, ofFleet] = await Promise.all([crowd.report(usualBoundMs + namedWithinMs), watch.take()]);
      await before;
      measured({ name, boundMs, changesMs: await probes.take(), crowd: ofCrowd, fleet: ofFleet, load: loadavg()[0] as number });
    };
    const stretch = () => pause(options.seconds * 1_000, undefined, { signal: ended });
    say(`${options.readers} readers and ${options.streams} streams come`);
    await stretch();
    // Those who came last have opened their streams by then, and the pages that all of them read are at the edge.
    await stretch();
    const faults = options.faults ? faultsOf(fleet, changed, ended) : [];
    for (const fault of faults.length === 0 ? [undefined] : faults) {
      say('quiet');
      await measure('quiet', usualBoundMs, stretch);
      if (fault === undefined) continue;
      say(fault.name);
      await measure(fault.name, fault.boundMs, async () => {
        await fault.cause();
        await stretch();
      });
    }
    return loggedBy(fleet);
  } finally {
    for (const end of ends.toReversed()) await end().catch((error: Error) => say(error.message));
  }
}

function faultsOf({ webs, worker, purges, restartDatabase }: Fleet, changed: string, ended: AbortSignal): readonly Fault[] {
  return [
    {
      name: 'a web process is killed, and started again',
      boundMs: usualBoundMs,
      async cause() {
        const [web] = webs;
        await web?.kill();
        await pause(restartMs);
        await web?.start(root);
      },
    },
    { name: 'the database is restarted', boundMs: boundOfOutageMs, cause: restartDatabase },
    {
      name: 'a changed build is deployed',
      boundMs: usualBoundMs,
      async cause() {
        for (const site of [worker, ...webs]) {
          await site.stop();
          await site.start(changed);
          await pause(settlesMs, undefined, { signal: ended });
        }
      },
    },
    {
      name: `purges fail for ${purgesFailForMs / 1_000} s`,
      boundMs: boundWithoutPurgesMs,
      async cause() {
        purges.close();
        await pause(purgesFailForMs, undefined, { signal: ended }).finally(purges.open);
      },
    },
  ];
}

function loggedBy({ webs, worker }: Fleet): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const site of [...webs, worker]) {
    for (const line of site.errors()) {
      const what = `${site.name.replace(/ \d/, '')}: ${messageOf(line)}`;
      counts[what] = (counts[what] ?? 0) + 1;
    }
  }
  return counts;
}

function messageOf(line: string): string {
  if (!line.startsWith('{')) return line.trim();
  const { msg, outage, err } = JSON.parse(line) as { msg?: string; outage?: string; err?: { message?: string } };
  return [msg, outage, err?.message].filter(Boolean).join(': ');
}
