import type { Logger } from 'pino';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { isDatabaseOutage } from '#data/database/database-outage.ts';
import type { Metrics, RefusalReason } from './metrics.ts';

/** The request that failed. */
interface FailedRequest {
  /** One line for the log, such as "a vote failed". */
  readonly message: string;
  readonly path?: string;
  readonly id?: string;
  /** Aborted when the visitor has gone. */
  readonly signal?: AbortSignal;
}

export type FailureReporter = (error: unknown, request: FailedRequest) => void;

/**
 * Returns what is told of every request that fails. A refusal is expected of the site and only counted: anybody can cause as many as they
 * like. An outage is logged in a line, and a fault of ours with its stack.
 */
export function createFailureReporter({
  logger,
  metrics,
}: {
  readonly logger: Pick<Logger, 'error'>;
  readonly metrics: Pick<Metrics, 'refused'>;
}): FailureReporter {
  return (error, { message, signal, ...about }) => {
    const refusal = refusalOf(error, signal);
    if (refusal !== undefined) metrics.refused(refusal);
    else if (isDatabaseOutage(error)) logger.error({ outage: describeOutage(error as Error), ...about }, message);
    else logger.error({ err: error, ...about }, message);
  };
}

function refusalOf(error: unknown, signal: AbortSignal | undefined): RefusalReason | undefined {
  if (isAbandoned(error) || (signal?.aborted === true && error === signal.reason)) return 'body_abandoned';
  if (error instanceof ApiError && error.status < 500) return error.code;
  return undefined;
}

/** Returns true for what Node's request fails with whose connection was closed before its body had come. */
function isAbandoned(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

function describeOutage(error: Error): string {
  return error.message || String((error as NodeJS.ErrnoException).code);
}
