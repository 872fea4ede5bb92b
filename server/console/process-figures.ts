import type { LedgerCheck } from '#server/jobs/ledger-check.ts';
import type { JobLog } from '#server/observing/job-log.ts';
import type { Metrics, PurgeFigures } from '#server/observing/metrics.ts';
import type { RecentErrors } from '#server/observing/recent-errors.ts';
import type { RoomFigures } from '#server/observing/room-watch.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';

/** The figures of this process that are in no table. */
export interface ProcessFigures {
  /** Returns the machine's time, by which jobs and errors are noted. */
  now(): Date;
  readonly cache: Pick<PageCache, 'bytes' | 'maxBytes' | 'size' | 'evictions'>;
  readonly pagesServed: Metrics['pagesServed'];
  /** Undefined without an edge in front. */
  readonly purges: PurgeFigures | undefined;
  readonly jobs: Pick<JobLog, 'list'>;
  readonly errors: Pick<RecentErrors, 'list'>;
  /** Undefined in a process that runs no jobs. */
  readonly ledger: Pick<LedgerCheck, 'figures'> | undefined;
  readonly room: Pick<RoomFigures, 'folders'>;
}
