import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { csvCell } from '#app/http/csv-cell.ts';
import { createFileCache } from '#app/http/file-cache.ts';
import { gzipBody } from '#app/http/gzip-body.ts';
import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import { forecastAccuracyPath } from '#sports/football/app/pages/forecasts/forecasts.address.ts';
import { calculateForecastAccuracy, type ForecastAccuracyRow } from './calculate-forecast-accuracy.ts';

export interface ForecastAccuracyParts {
  readonly db: Database;
  /** Prefix of the names of the files. */
  readonly filePrefix: string;
  readonly clock: Clock;
}

/** Min interval between calculations of the scores, in milliseconds; they are calculated only on request. */
const heldMs = 3_600_000;
const heldBytes = 4_000_000;
const caching = 'public, max-age=3600';
const compressed = promisify(gzip);

const columns = [
  ['competition', ({ competition }) => competition],
  ['name', ({ name }) => name],
  ['kind', ({ kind }) => kind],
  ['over', ({ over }) => over],
  ['matches', ({ matches }) => matches],
  ['computed_afterwards', ({ computedAfterwards }) => computedAfterwards],
  ['rps', ({ rps }) => rounded(rps)],
  ['log_loss', ({ logLoss }) => rounded(logLoss)],
  ['brier', ({ brier }) => rounded(brier)],
  ['calibration_error', ({ calibrationError }) => rounded(calibrationError)],
] as const satisfies readonly (readonly [name: string, read: (score: ForecastAccuracyRow) => string | number])[];

const formats = {
  csv: { contentType: 'text/csv; charset=utf-8; header=present', write: toCsv },
  json: { contentType: 'application/json; charset=utf-8', write: toJson },
} as const;

/** Mounts /forecasts/scores.csv and /forecasts/scores.json: the scores of the stored forecasts of finished matches, by competition and kind. */
export function mountForecastAccuracy(app: Hono, { db, filePrefix, clock }: ForecastAccuracyParts): void {
  const scores = new LRUCache<number, readonly ForecastAccuracyRow[], Database>({
    max: 1,
    fetchMethod: (_hour, _stale, { context: database }) => calculateForecastAccuracy(database),
  });
  const files = createFileCache(heldBytes);
  for (const extension of ['csv', 'json'] as const) {
    const { contentType, write } = formats[extension];
    app.get(forecastAccuracyPath(extension), async (c) => {
      const hour = Math.floor(clock.now().getTime() / heldMs);
      const make = async () => compressed(write(await scores.forceFetch(hour, { context: db }), new Date(hour * heldMs)));
      const file = await files.forceFetch(`${extension} ${hour}`, { context: make });
      return gzipBody(c, [file], {
        'Content-Type': contentType,
        'Cache-Control': caching,
        'Content-Disposition': `attachment; filename="${filePrefix}forecast-scores.${extension}"`,
      });
    });
  }
}

/** Returns CSV (RFC 4180), a row for each competition, kind and set of matches. */
function toCsv(scores: readonly ForecastAccuracyRow[]): string {
  const rows = scores.map((score) => columns.map(([, read]) => csvCell(read(score))).join(','));
  return `${[columns.map(([name]) => name).join(','), ...rows].join('\r\n')}\r\n`;
}

function toJson(scores: readonly ForecastAccuracyRow[], hour: Date): string {
  const rows = scores.map((score) => Object.fromEntries(columns.map(([name, read]) => [name, read(score)])));
  return `${JSON.stringify({ hour_utc: hour.toISOString(), scores: rows })}\n`;
}

function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
