import type { IncomingMessage } from 'node:http';
import type { SiteLog } from './create-logger.ts';
import type { Metrics, RequestKind } from './metrics.ts';

/** What is known of a request from its first moment. */
export interface RequestFacts {
  readonly id: string;
  readonly beganMs: number;
  /** Where a page came from, for the log. */
  page?: string;
  /** The length of the body, where it is known. */
  bytes?: number;
}

export interface AccessLog {
  /** One line and one count for a request whose answer is out. */
  record(request: IncomingMessage, facts: RequestFacts, status: number): void;
}

/** Writes a line a request: no address of the visitor, no query, nothing by which somebody could be known. */
export function createAccessLog(log: Pick<SiteLog, 'info'>, metrics: Pick<Metrics, 'answered'>): AccessLog {
  return {
    record(request, facts, status) {
      const ms = performance.now() - facts.beganMs;
      const url = request.url ?? '/';
      const query = url.indexOf('?');
      const path = query === -1 ? url : url.slice(0, query);
      metrics.answered(kindOf(path), status, ms / 1_000);
      const bytes = facts.bytes === undefined ? '' : `,"bytes":${facts.bytes}`;
      const page = facts.page === undefined ? '' : `,"page":"${facts.page}"`;
      log.info(
        `"id":"${facts.id}","method":"${request.method}","path":${JSON.stringify(path)},"status":${status}${bytes},"ms":${Math.round(ms * 100) / 100}${page},"msg":"request"`,
      );
    },
  };
}

const otherPaths = /^\/(healthz|readyz|metrics|robots\.txt|sitemap|crest\/|language\/|builds\/|favicon)/;

function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/api/')) return 'api';
  return otherPaths.test(path) ? 'other' : 'page';
}
