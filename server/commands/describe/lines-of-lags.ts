import { type LagOfSource, type LiveLag, minChanges } from '#data/queries/live/list-live-lags.ts';
import type { UsualPause } from '#data/queries/live/list-source-pauses.ts';
import { type TextColumn, textTable } from './text-table.ts';

const maxCompetitions = 10;

const length = (seconds: number | undefined) =>
  seconds === undefined ? 'unknown' : Number.isFinite(seconds) ? `${seconds} s` : 'over 1 h';

const figures: readonly TextColumn<LiveLag>[] = [
  { head: 'changes', cell: ({ changes }) => String(changes) },
  { head: 'half within', cell: ({ p50 }) => length(p50) },
  { head: '95 % within', cell: ({ p95 }) => length(p95) },
];

/**
 * Returns the lines on the delays of live changes from each source, with the silence after which a source is unusual, and on the
 * competitions in which they take longest.
 */
export function linesOfLags(lags: readonly LagOfSource[], pauses: ReadonlyMap<string, UsualPause>): string[] {
  if (lags.length === 0) return [];
  const slowest = lags
    .flatMap(({ source, competitions }) => competitions.map((competition) => ({ source, ...competition })))
    .filter(({ changes }) => changes >= minChanges)
    .sort((first, second) => (first.p95 === second.p95 ? second.changes - first.changes : second.p95 - first.p95))
    .slice(0, maxCompetitions);
  return [
    '',
    "Live changes of the last 28 days, from the source's own time of a change, or else from its word before, until they were sent to open pages:",
    ...textTable(lags, [
      { head: 'source', cell: ({ source }) => source },
      ...figures,
      { head: 'pause between words, 95 % within', cell: ({ source }) => length(pauses.get(source)?.p95) },
      { head: 'silent after', cell: ({ source }) => length(pauses.get(source)?.silentAfter) },
    ]),
    ...(slowest.length === 0
      ? []
      : [
          `Competitions in which 95 % took longest, of those with ${minChanges} changes and more:`,
          ...textTable(slowest, [
            { head: 'competition', cell: ({ competition }) => competition },
            { head: 'source', cell: ({ source }) => source },
            ...figures,
          ]),
        ]),
  ];
}
