import { setTimeout as pause } from 'node:timers/promises';
import { connectionsTo, listProcesses, takenBy } from './processes.ts';
import { type Fleet, metricsToken } from './start-fleet.ts';

/** The parts of a fleet whose use is measured. */
export type Part = 'web 1' | 'web 2' | 'worker' | 'varnish' | 'pgbouncer' | 'postgres' | 'load generator';

export interface PartFigures {
  /** Processors in use, on average. */
  readonly processors: number;
  /** Most memory, in megabytes. */
  readonly megabytes: number;
}

export interface FleetFigures {
  readonly seconds: number;
  readonly renders: number;
  /** Most connections at once: of readers to the edge, of the edge to the web processes, of the site to PgBouncer, and to PostgreSQL in all. */
  readonly connections: { readonly edge: number; readonly webs: number; readonly pgBouncer: number; readonly postgres: number };
  readonly purgesFailed: number;
  readonly parts: Readonly<Record<Part, PartFigures>>;
}

export interface FleetWatch {
  /** Returns what was measured since the last call. */
  take(): Promise<FleetFigures>;
  stop(): Promise<void>;
}

const everyMs = 2_000;
/** The figures of `/metrics` that are read. */
const read = { renders: 'tipledger_page_renders', purgesFailed: 'tipledger_edge_purges_failed' };

/** Sums up a counter that begins anew with its process. */
class Growth {
  #last = 0;
  #sum = 0;

  note(value: number): void {
    this.#sum += value >= this.#last ? value - this.#last : value;
    this.#last = value;
  }

  /** Returns the growth since the last call. */
  take(): number {
    const sum = this.#sum;
    this.#sum = 0;
    return sum;
  }
}

/** Looks at the processes of a fleet every two seconds. */
export function watchFleet(fleet: Fleet, generator: number): FleetWatch {
  const { ports, webs, worker } = fleet;
  const over = new AbortController();
  const sites = [...webs, worker];
  const counters = new Map<string, Growth>();
  const cpu = new Map<Part, Growth>();
  const memory = new Map<Part, number>();
  let most = { edge: 0, webs: 0, pgBouncer: 0, postgres: 0 };
  let since = performance.now();

  const growthOf = <Key>(growths: Map<Key, Growth>, key: Key) => {
    const growth = growths.get(key) ?? new Growth();
    growths.set(key, growth);
    return growth;
  };
  const partsNow = (): readonly (readonly [Part, number | undefined])[] => {
    const { varnish, pgbouncer, postgres } = fleet.pids();
    return [
      ...sites.map((site) => [site.name as Part, site.pid] as const),
      ['varnish', varnish],
      ['pgbouncer', pgbouncer],
      ['postgres', postgres],
      ['load generator', generator],
    ];
  };
  const lookAtProcesses = async () => {
    const listed = await listProcesses();
    for (const [part, pid] of partsNow()) {
      if (pid === undefined) continue;
      const { cpuSeconds, megabytes } = await takenBy(pid, listed);
      growthOf(cpu, part).note(cpuSeconds);
      memory.set(part, Math.max(memory.get(part) ?? 0, megabytes));
    }
    const counts = await connectionsTo([ports.edge, ...ports.webs, ports.pgBouncer, ports.postgres]);
    const at = (port: number) => counts.get(port) ?? 0;
    most = {
      edge: Math.max(most.edge, at(ports.edge)),
      webs: Math.max(
        most.webs,
        ports.webs.reduce((sum, port) => sum + at(port), 0),
      ),
      pgBouncer: Math.max(most.pgBouncer, at(ports.pgBouncer)),
      postgres: Math.max(most.postgres, at(ports.postgres)),
    };
  };
  const lookAtMetrics = async () => {
    for (const site of sites) {
      const answer = await fetch(`${site.address}/metrics`, {
        headers: { Authorization: `Bearer ${metricsToken}` },
        signal: AbortSignal.timeout(5_000),
      }).catch(() => undefined);
      if (answer === undefined) continue;
      const text = await answer.text();
      for (const [name, figure] of Object.entries(read)) {
        const value = new RegExp(`^${figure} (\\d+)$`, 'm').exec(text)?.[1];
        if (value !== undefined) growthOf(counters, `${name} ${site.name}`).note(Number(value));
      }
    }
  };
  let looking: Promise<void> = Promise.resolve();
  // One after the other: of two at once the older figures might be noted last.
  const look = () => {
    looking = looking.then(async () => {
      await lookAtProcesses();
      await lookAtMetrics();
    });
    return looking;
  };
  const run = async () => {
    while (!over.signal.aborted) {
      await look();
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const running = run();
  const sumOf = (name: string) => sites.reduce((sum, site) => sum + growthOf(counters, `${name} ${site.name}`).take(), 0);
  return {
    async take() {
      await look();
      const seconds = (performance.now() - since) / 1_000;
      since = performance.now();
      const figures: FleetFigures = {
        seconds,
        renders: sumOf('renders'),
        connections: most,
        purgesFailed: sumOf('purgesFailed'),
        parts: Object.fromEntries(
          partsNow().map(([part]) => [part, { processors: growthOf(cpu, part).take() / seconds, megabytes: memory.get(part) ?? 0 }]),
        ) as Record<Part, PartFigures>,
      };
      most = { edge: 0, webs: 0, pgBouncer: 0, postgres: 0 };
      memory.clear();
      return figures;
    },
    async stop() {
      over.abort();
      await running;
    },
  };
}
