import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ApiErrorCode } from '#app/endpoints/api/answers.ts';
import type { Database } from '#data/database/database.ts';
import type { WorkLimit } from '#server/http/work-limit.ts';
import type { LedgerCheck } from '#server/jobs/ledger-check.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import type { PageOutcome, PageService } from '#server/page-cache/page-service.ts';
import type { BackupWatch } from './backup-watch.ts';
import type { FeedWatch } from './feed-watch.ts';
import type { FolderRoom, RoomWatch } from './room-watch.ts';

/**
 * The kind of a request. A stream is answered for as long as it is listened to, so its time says nothing about the speed of the site; a
 * poll is used in place of a stream.
 */
export type RequestKind = 'page' | 'asset' | 'api' | 'stream' | 'poll' | 'other';

/** The upper bounds of answer times in seconds. */
const answerTimeBounds = [0.000_5, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The reason for refusing a request: one named by the server, or the error code of the API's answer. */
export type RefusalReason =
  | 'body_abandoned'
  | 'body_too_large'
  | 'form_of_another_site'
  | 'method_not_allowed'
  | 'host_of_another_site'
  | 'redirect_off_site'
  | ApiErrorCode;

/** The figures of the streams of live events. */
export interface LiveFigures {
  readonly listeners: number;
  readonly sent: number;
}

/** The figures of the purges of the edge in front that a process sends. */
export interface PurgeFigures {
  /** Tags purged since the start. */
  readonly sent: number;
  /** Calls that failed since the start. */
  readonly failures: number;
  /** The age of the oldest change that is not purged everywhere, in seconds; 0 without any. */
  readonly oldestSeconds: number;
}

/** The figures of errors that are sent to a collector, each a count since the start. */
export interface ErrorFigures {
  readonly sent: number;
  /** Errors that the collector refused or did not take. */
  readonly failed: number;
  /** Errors that were not sent, because too many waited. */
  readonly dropped: number;
}

export interface Metrics {
  answered(kind: RequestKind, status: number, seconds: number): void;
  pageServed(outcome: PageOutcome): void;
  /** Returns the number of pages answered since the start, by where they came from. */
  pagesServed(): Promise<Readonly<Record<PageOutcome, number>>>;
  /** Counts a refused request, which is expected and therefore not logged. */
  refused(reason: RefusalReason): void;
  /** Counts an error that is logged. */
  errorLogged(): void;
  /** Reports 0 runs for jobs that have not run yet, so that their first failure is an increase. */
  jobsPlanned(jobs: readonly string[]): void;
  jobRan(job: string, seconds: number): void;
  jobFailed(job: string): void;
  /** Notes that the head of the ledger over `size` records is signed, or `undefined` when it must not be. */
  ledgerSigned(size: number | undefined): void;
  /** Counts what a witness answered, and notes the number of records that it signed. */
  witnessAsked(witness: string, outcome: string, size: number): void;
  /** Adds the figures of parts that count themselves. */
  observe(parts: {
    pool: Database;
    cache: PageCache;
    pages: PageService;
    pageLimit: WorkLimit;
    feeds: FeedWatch;
    live: LiveFigures;
    room: RoomWatch;
    purges: PurgeFigures | undefined;
    /** Undefined when the site writes no backups. */
    backups: BackupWatch | undefined;
    /** Undefined in a process that runs no jobs. */
    ledger: Pick<LedgerCheck, 'figures'> | undefined;
    /** Undefined without a collector. */
    errors: ErrorFigures | undefined;
  }): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const requestKinds: readonly RequestKind[] = ['page', 'asset', 'api', 'stream', 'poll', 'other'];
/** The statuses that are reported as 0 before the first: the increase from nothing to a burst of errors would be missed. */
const errorStatuses = [500, 503];
const outcomes: readonly PageOutcome[] = ['hit', 'stale', 'miss', 'uncached', 'outage', 'busy'];

/** Returns the site's figures for Prometheus; each site has its own, so that several may run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'tipledger_http_requests_total',
    help: 'Requests answered',
    labelNames: ['kind', 'status'],
    registers,
  });
  for (const kind of requestKinds) for (const status of errorStatuses) requests.inc({ kind, status }, 0);
  const requestSeconds = new Histogram({
    name: 'tipledger_http_request_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['kind'],
    buckets: answerTimeBounds,
    registers,
  });
  const pages = new Counter({
    name: 'tipledger_page_cache_answers_total',
    help: 'Pages answered, by where they came from',
    labelNames: ['outcome'],
    registers,
  });
  // An outcome that has not occurred yet is reported as 0 instead of missing.
  for (const outcome of outcomes) pages.inc({ outcome }, 0);
  const refusals = new Counter({
    name: 'tipledger_refusals_total',
    help: 'Requests refused, by reason',
    labelNames: ['reason'],
    registers,
  });
  const noPlace: RefusalReason = 'too_many_streams';
  refusals.inc({ reason: noPlace }, 0);
  const errorsLogged = new Counter({ name: 'tipledger_errors_total', help: 'Errors logged', registers });
  const jobRuns = new Counter({ name: 'tipledger_job_runs_total', help: 'Runs of jobs', labelNames: ['job', 'result'], registers });
  const jobSeconds = new Gauge({
    name: 'tipledger_job_last_run_seconds',
    help: 'How long the last run of a job took',
    labelNames: ['job'],
    registers,
  });
  const ledgerRefused = new Gauge({
    name: 'tipledger_ledger_signing_refused',
    help: '1 when the ledger is not signed, since it does not continue the head that was signed before',
    registers,
  });
  const ledgerSize = new Gauge({
    name: 'tipledger_ledger_signed_records',
    help: 'Records of the head of the ledger that was signed last',
    registers,
  });
  const witnessRecords = new Gauge({
    name: 'tipledger_witness_signed_records',
    help: 'Records of the head that the witness signed last, since the start',
    labelNames: ['witness'],
    registers,
  });
  const witnessAnswers = new Counter({
    name: 'tipledger_witness_answers_total',
    help: 'Answers of witnesses, by what came of them',
    labelNames: ['witness', 'outcome'],
    registers,
  });

  return {
    answered(kind, status, seconds) {
      requests.inc({ kind, status });
      requestSeconds.observe({ kind }, seconds);
    },
    pageServed: (outcome) => pages.inc({ outcome }),
    async pagesServed() {
      const { values } = await pages.get();
      return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value])) as Record<PageOutcome, number>;
    },
    refused: (reason) => refusals.inc({ reason }),
    errorLogged: () => errorsLogged.inc(),
    jobsPlanned(jobs) {
      for (const job of jobs) for (const result of ['done', 'failed']) jobRuns.inc({ job, result }, 0);
    },
    jobRan(job, seconds) {
      jobRuns.inc({ job, result: 'done' });
      jobSeconds.set({ job }, seconds);
    },
    ledgerSigned(size) {
      ledgerRefused.set(size === undefined ? 1 : 0);
      if (size !== undefined) ledgerSize.set(size);
    },
    witnessAsked(witness, outcome, size) {
      witnessAnswers.inc({ witness, outcome });
      if (outcome === 'signed') witnessRecords.set({ witness }, size);
    },
    jobFailed(job) {
      jobRuns.inc({ job, result: 'failed' });
    },
    observe({ pool, cache, pages: service, pageLimit, feeds, live, room, purges, backups, ledger, errors }) {
      const gauge = (name: string, help: string, read: () => number) => {
        const own: Gauge = new Gauge({ name, help, registers, collect: () => own.set(read()) });
      };
      gauge('tipledger_page_cache_bytes', 'Bytes that the page cache holds', () => cache.bytes);
      gauge('tipledger_page_cache_pages', 'Pages that the page cache holds', () => cache.size);
      gauge('tipledger_page_cache_evictions', 'Pages dropped for want of room since the start', () => cache.evictions);
      gauge('tipledger_page_renders', 'Pages rendered since the start', () => service.renders);
      gauge('tipledger_pages_waiting', 'Pages that wait to be rendered', () => pageLimit.waiting);
      gauge(
        'tipledger_pages_turned_away',
        'Pages that were not rendered since the start, because too many waited',
        () => pageLimit.turnedAway,
      );
      gauge('tipledger_live_streams', 'Streams of live events that are open', () => live.listeners);
      gauge('tipledger_live_events_sent', 'Live events sent since the start, each counted for each stream', () => live.sent);
      if (purges !== undefined) {
        gauge('tipledger_edge_purges_sent', 'Tags purged at the edge since the start', () => purges.sent);
        gauge('tipledger_edge_purges_failed', 'Purges that the edge refused or did not answer since the start', () => purges.failures);
        gauge('tipledger_edge_oldest_unsent_seconds', 'Age of the oldest change that is not purged', () => purges.oldestSeconds);
      }
      gauge('tipledger_database_connections', 'Connections of the pool that are open', () => pool.totalCount);
      gauge('tipledger_database_connections_idle', 'Connections of the pool that wait for work', () => pool.idleCount);
      gauge('tipledger_database_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
      if (backups !== undefined) {
        gauge(
          'tipledger_backup_age_seconds',
          'Time since the last backup that was restored and verified',
          () => backups.figures.ageSeconds,
        );
        gauge('tipledger_backup_failed', '1 when the last backup failed', () => (backups.figures.hasFailed ? 1 : 0));
        gauge('tipledger_backup_bytes', 'Size of the last backup that was restored and verified', () => backups.figures.bytes);
        gauge('tipledger_backup_every_seconds', 'Time between two backups by the settings', () => backups.figures.everySeconds);
      }
      if (ledger !== undefined) {
        gauge('tipledger_ledger_faults', 'Faults that the last check of the whole ledger found', () => ledger.figures.faults);
        gauge('tipledger_ledger_records', 'Records that the last check of the whole ledger read', () => ledger.figures.records);
        gauge(
          'tipledger_ledger_check_age_seconds',
          'Time since this process last checked the whole ledger',
          () => ledger.figures.ageSeconds,
        );
      }
      gauge('tipledger_database_reachable', '1 when the database answers', () => (room.figures.isReachable ? 1 : 0));
      gauge('tipledger_database_writable', '0 when the database answers and cannot write to its disk', () =>
        room.figures.isWritable ? 1 : 0,
      );
      const ofFolders = (name: string, help: string, read: (folder: FolderRoom) => number) => {
        const own: Gauge = new Gauge({
          name,
          help,
          labelNames: ['folder'],
          registers,
          collect: () => {
            for (const folder of room.figures.folders) own.set({ folder: folder.name }, read(folder));
          },
        });
      };
      ofFolders('tipledger_disk_bytes', 'Size of the disk that has a folder', ({ bytes }) => bytes);
      ofFolders('tipledger_disk_free_bytes', 'Room that is left on the disk that has a folder', ({ freeBytes }) => freeBytes);
      if (errors !== undefined) {
        const reports: Counter = new Counter({
          name: 'tipledger_error_reports_total',
          help: 'Errors for the collector, by what became of them',
          labelNames: ['result'],
          registers,
          collect: () => {
            reports.reset();
            for (const result of ['sent', 'failed', 'dropped'] as const) reports.inc({ result }, errors[result]);
          },
        });
      }
      const ages = new Gauge({
        name: 'tipledger_feed_age_seconds',
        help: 'Time since the feed last came through',
        labelNames: ['feed'],
        registers,
        collect: () => {
          for (const { feed, ageSeconds } of feeds.ages) if (ageSeconds !== undefined) ages.set({ feed }, ageSeconds);
        },
      });
      const silent = new Gauge({
        name: 'tipledger_feed_silent',
        help: '1 when the feed has been silent for longer than it may',
        labelNames: ['feed'],
        registers,
        collect: () => {
          for (const age of feeds.ages) silent.set({ feed: age.feed }, age.silent ? 1 : 0);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
