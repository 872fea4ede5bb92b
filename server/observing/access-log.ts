import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { SiteLog } from './create-logger.ts';
import type { Metrics, RequestKind } from './metrics.ts';

/** The facts of a request that are known from its first moment. */
export interface RequestFacts {
  readonly id: string;
  readonly beganMs: number;
  /** The source of a page, such as the cache, for the log. */
  page?: string;
  /** The length of the body, where it is known. */
  bytes?: number;
}

export interface AccessLog {
  /** One line and one count for a request whose answer is out. */
  record(request: IncomingMessage, facts: RequestFacts, status: number): void;
}

/** The words of the log about a path. Most requests get the same answer as the one before, so that the words for it are stored as well. */
interface KnownPath {
  readonly kind: RequestKind;
  readonly member: string;
  method: string | undefined;
  status: number;
  bytes: number | undefined;
  page: string | undefined;
  /** The members for method, path, status, bytes and page. */
  words: string;
}

const mostKnownPaths = 2_000;

/** Writes a line a request: no address of the visitor, no query, nothing by which somebody could be known. */
export function createAccessLog({ requests }: Pick<SiteLog, 'requests'>, metrics: Pick<Metrics, 'answered'>): AccessLog {
  const knownPaths = new Map<string, KnownPath>();
  const know = (path: string): KnownPath => {
    const member = `"path":${JSON.stringify(path)}`;
    const known = { kind: kindOf(path), member, method: undefined, status: 0, bytes: undefined, page: undefined, words: '' };
    if (knownPaths.size >= mostKnownPaths) knownPaths.clear();
    knownPaths.set(path, known);
    return known;
  };
  return {
    record({ url = '/', method }, { id, beganMs, bytes, page }, status) {
      const endedMs = performance.now();
      const tookMs = endedMs - beganMs;
      const query = url.indexOf('?');
      const path = query === -1 ? url : url.slice(0, query);
      const known = knownPaths.get(path) ?? know(path);
      metrics.answered(known.kind, status, tookMs / 1_000);
      if (known.status !== status || known.bytes !== bytes || known.page !== page || known.method !== method) {
        Object.assign(known, { method, status, bytes, page, words: wordsOf(known.member, method, status, bytes, page) });
      }
      requests?.add(id, known.words, endedMs, tookMs);
    },
  };
}

function wordsOf(path: string, method = '', status: number, bytes: number | undefined, page: string | undefined): string {
  const members = [`"method":"${method}"`, path, `"status":${status}`];
  if (bytes !== undefined) members.push(`"bytes":${bytes}`);
  if (page !== undefined) members.push(`"page":"${page}"`);
  return members.join();
}

const otherPaths = /^\/(healthz|readyz|metrics|robots\.txt|sitemap|crest\/|language\/|builds\/|favicon)/;

function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/api/')) return 'api';
  return otherPaths.test(path) ? 'other' : 'page';
}
