import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Metrics, RequestKind } from './metrics.ts';

/** The facts of a request that are known from its beginning. */
export interface RequestFacts {
  readonly id: string;
  readonly beganMs: number;
  /** The source of a page, such as the cache, for the log. */
  page?: string;
  /** The length of the answer's body, if it is known. */
  bytes?: number;
}

export interface AccessLog {
  /** Writes one line and counts one request, once its answer has been sent. */
  record(request: IncomingMessage, facts: RequestFacts, status: number): void;
}

/** Returns a log with one line for each request, without the visitor's address, the query or anything else that identifies a person. */
export function createAccessLog(logger: Logger, metrics: Pick<Metrics, 'answered'>): AccessLog {
  return {
    record({ url = '/', method }, { id, beganMs, bytes, page }, status) {
      const tookMs = performance.now() - beganMs;
      const query = url.indexOf('?');
      const path = query === -1 ? url : url.slice(0, query);
      metrics.answered(kindOf(path), status, tookMs / 1_000);
      logger.info({ id, method, path, status, bytes, page, ms: Math.round(tookMs * 100) / 100 }, 'request');
    },
  };
}

const otherPaths = /^\/(healthz|readyz|metrics|robots\.txt|sitemap|crest\/|language\/|builds\/|favicon)/;

/** Returns the kind of a request by its path without the query. */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api/live') return 'stream';
  if (path === '/api/live/events') return 'poll';
  if (path.startsWith('/api/')) return 'api';
  return otherPaths.test(path) ? 'other' : 'page';
}
