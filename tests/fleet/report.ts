import { quantile } from '../../bench/measuring/quantile.ts';
import type { AskedKind } from './crowd/tally.ts';
import type { FleetOptions, FleetRun, Stretch } from './play-fleet.ts';
import { patienceMs } from './probe-changes.ts';
import type { Part } from './watch-fleet.ts';

/** Min share of answers that the edge has in memory, of those that it may keep. */
const minHitRatio = 0.95;
const kept: readonly AskedKind[] = ['page', 'part', 'data', 'asset', 'poll'];
const parts: readonly Part[] = ['web 1', 'web 2', 'worker', 'varnish', 'pgbouncer', 'postgres', 'load generator'];

/** Returns the share of answers of some kinds that the edge had in memory, from 0 to 1; NaN without answers. */
function hitRatioOf({ crowd }: Stretch, kinds: readonly AskedKind[]): number {
  const figures = kinds.flatMap((kind) => crowd.kinds[kind] ?? []);
  const answers = figures.reduce((sum, one) => sum + one.answers, 0);
  return figures.reduce((sum, one) => sum + one.hits, 0) / answers;
}

const errorsOf = ({ crowd }: Stretch) => Object.values(crowd.errors).reduce((sum, count) => sum + count, 0);
const p99Of = ({ changesMs }: Stretch) => (changesMs.length === 0 ? Number.NaN : quantile(changesMs, 0.99));

/** Returns what missed its bound, in words; an empty list when all is well. */
export function missedBounds({ stretches }: FleetRun): string[] {
  return stretches.flatMap((stretch) => {
    const { name, boundMs } = stretch;
    const errors = errorsOf(stretch);
    const p99Ms = p99Of(stretch);
    const ratio = hitRatioOf(stretch, kept);
    return [
      ...(errors > 0 ? [`${name}: ${errors} errors`] : []),
      ...(p99Ms <= boundMs ? [] : [`${name}: change at the edge p99 ${msOfChange(p99Ms)}, not ≤ ${ms(boundMs)}`]),
      // After a fault everything is purged, or the edge keeps less: the ratio of that stretch is shown and has no bound.
      ...(name !== 'quiet' || ratio >= minHitRatio ? [] : [`${name}: hit ratio ${ratio.toFixed(3)}, not ≥ ${minHitRatio}`]),
    ];
  });
}

/** Returns the figures of a run as Markdown, for docs/scale.md. */
export function describeRun({ readers, streams, seconds }: FleetOptions, { stretches, logged }: FleetRun, processors: number): string {
  const loads = stretches.map(({ load }) => load);
  return [
    `${readers} readers and ${streams} streams, stretches of ${seconds} s and the time of their fault; ${processors} processors, load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}.`,
    tableOf(
      ['stretch', 'errors', 'change at the edge p50, p99 (n)', 'hit ratio, of pages', 'renders/s', 'streams: open, cut, back, longest'],
      stretches.map((stretch) => [
        stretch.name,
        String(errorsOf(stretch)),
        `${stretch.changesMs.length === 0 ? '–' : `${msOfChange(quantile(stretch.changesMs, 0.5))}, ${msOfChange(p99Of(stretch))}`} (${stretch.changesMs.length})`,
        `${hitRatioOf(stretch, kept).toFixed(3)}, ${hitRatioOf(stretch, ['page', 'part']).toFixed(3)}`,
        (stretch.fleet.renders / stretch.fleet.seconds).toFixed(1),
        streamsOf(stretch),
      ]),
    ),
    'Asked for each second, with the 99th hundredth of the time to the end of the answer:',
    tableOf(
      ['stretch', 'pages', 'again for live parts', 'shared data', 'files', 'for one visitor', 'polls', 'MB/s', "generator's own delay p99"],
      stretches.map((stretch) => [
        stretch.name,
        ...(['page', 'part', 'data', 'asset', 'personal', 'poll'] as const).map((kind) => requestsOf(stretch, kind)),
        megabytesPerSecond(stretch),
        ms(stretch.crowd.ownDelayMs),
      ]),
    ),
    'Processors in use on average, and most memory in MB:',
    tableOf(
      ['stretch', ...parts],
      stretches.map(({ name, fleet }) => [
        name,
        ...parts.map((part) => `${fleet.parts[part].processors.toFixed(2)}, ${fleet.parts[part].megabytes.toFixed(0)}`),
      ]),
    ),
    'Most connections at once, and purges that failed:',
    tableOf(
      ['stretch', 'readers to the edge', 'edge to web processes', 'site to PgBouncer', 'PostgreSQL', 'purges failed'],
      stretches.map(({ name, fleet: { connections, purgesFailed } }) => [
        name,
        ...[connections.edge, connections.webs, connections.pgBouncer, connections.postgres, purgesFailed].map(String),
      ]),
    ),
    ...stretches.flatMap(({ name, crowd }) => listOf(`Errors, ${name}:`, crowd.errors)),
    ...listOf('Errors that the site logged:', logged),
  ].join('\n\n');
}

function streamsOf({ crowd: { streams } }: Stretch): string {
  return `${streams.open}, ${streams.cut}, ${streams.back}, ${ms(streams.longestBackMs)}`;
}

function requestsOf({ crowd }: Stretch, kind: AskedKind): string {
  const figures = crowd.kinds[kind];
  return figures === undefined ? '–' : `${(figures.answers / crowd.seconds).toFixed(1)}, ${ms(figures.p99Ms)}`;
}

function megabytesPerSecond({ crowd }: Stretch): string {
  const bytes = Object.values(crowd.kinds).reduce((sum, kind) => sum + kind.bytes, 0);
  return (bytes / 1e6 / crowd.seconds).toFixed(1);
}

const ms = (value: number) => (value >= 10_000 ? `${(value / 1_000).toFixed(1)} s` : `${value.toFixed(0)} ms`);
const msOfChange = (value: number) => (value === Number.POSITIVE_INFINITY ? `more than ${ms(patienceMs)}` : ms(value));

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The most frequent of what is counted come first; a list of hundreds would hide them. */
const maxListed = 12;

function listOf(title: string, counts: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(counts).sort(([, first], [, second]) => second - first);
  if (entries.length === 0) return [];
  const more = entries.length > maxListed ? [`- and ${entries.length - maxListed} others`] : [];
  return [[title, '', ...entries.slice(0, maxListed).map(([what, count]) => `- ${count} × ${what}`), ...more].join('\n')];
}
