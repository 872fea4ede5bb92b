import type { Logger } from 'pino';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { isDatabaseOutage } from '#data/database/database-outage.ts';
import { kindOf } from './access-log.ts';
import type { ErrorCollector } from './error-collector.ts';
import type { Metrics, RefusalReason } from './metrics.ts';

/** The request or job that failed. */
interface FailedRequest {
  /** One line for the log, such as "a vote failed". */
  readonly message: string;
  readonly path?: string;
  /** The job that failed, in place of a request. */
  readonly job?: string;
  readonly id?: string;
  /** Aborted when the visitor has gone. */
  readonly signal?: AbortSignal;
}

export type FailureReporter = (error: unknown, request: FailedRequest) => void;

/**
 * Returns a function that reports a failed request. A refusal is expected and only counted, since visitors can cause as many as they like.
 * An outage of the database is logged in a line, and any other error with its stack; either goes to the collector of errors as well, if there is one.
 */
export function createFailureReporter({
  logger,
  metrics,
  errors,
}: {
  readonly logger: Pick<Logger, 'error'>;
  readonly metrics: Pick<Metrics, 'refused' | 'errorLogged'>;
  readonly errors: Pick<ErrorCollector, 'collect'> | undefined;
}): FailureReporter {
  return (error, { message, signal, ...about }) => {
    const refusal = refusalOf(error, signal);
    if (refusal !== undefined) {
      metrics.refused(refusal);
      return;
    }
    metrics.errorLogged();
    const kind = about.path === undefined ? undefined : kindOf(about.path.split('?', 1)[0] as string);
    errors?.collect(error, { message, kind, job: about.job });
    if (isDatabaseOutage(error)) logger.error({ outage: describeOutage(error as Error), ...about }, message);
    else logger.error({ err: error, ...about }, message);
  };
}

function refusalOf(error: unknown, signal: AbortSignal | undefined): RefusalReason | undefined {
  if (isAbandoned(error) || (signal?.aborted === true && error === signal.reason)) return 'body_abandoned';
  if (error instanceof ApiError && error.status < 500) return error.code;
  return undefined;
}

/** Returns true for the error of a Node request whose connection was closed before its body was complete. */
function isAbandoned(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

function describeOutage(error: Error): string {
  return error.message || String((error as NodeJS.ErrnoException).code);
}
