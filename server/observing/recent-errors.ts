import type { Clock } from '#domain/time/clock.ts';
import type { ErrorCollector } from './error-collector.ts';
import { type ErrorReport, reportOf } from './error-report.ts';

/** The logged errors of this process, without anything of the visitors who met them. */
export interface RecentErrors extends Pick<ErrorCollector, 'collect'> {
  /** Returns the errors of the last 24 hours, the newest first, two hundred at most. */
  list(): readonly ErrorReport[];
}

const retentionMs = 24 * 3_600_000;
const maxKept = 200;

/** Returns a list of errors in memory. */
export function createRecentErrors(clock: Clock): RecentErrors {
  let reports: ErrorReport[] = [];
  return {
    collect(error, place) {
      reports = [reportOf(error, place, clock.now().getTime()), ...reports].slice(0, maxKept);
    },
    list() {
      const since = clock.now().getTime() - retentionMs;
      return reports.filter(({ atMs }) => atMs > since);
    },
  };
}
