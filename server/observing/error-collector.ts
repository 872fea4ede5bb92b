import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorPlace, type ErrorReport, reportOf } from './error-report.ts';
import type { ErrorFigures } from './metrics.ts';
import { otlpLogs, type ReportSource } from './otlp-logs.ts';

export interface ErrorCollector extends ErrorFigures {
  /** Adds an error to those that wait to be sent. Returns at once, and never throws. */
  collect(error: unknown, place: ErrorPlace): void;
  /** Sends what waits, trying once, and ends. */
  stop(): Promise<void>;
}

export interface ErrorCollectorParts {
  /** The address that takes logs of OTLP over HTTP; it may hold a user and a password. */
  readonly url: string;
  readonly source: ReportSource;
  /** Called with the reason when the collector begins to fail, and with undefined when it takes errors again. */
  turned(outage: string | undefined): void;
  readonly times?: CollectorTimes;
}

/** Times in milliseconds. */
export interface CollectorTimes {
  /** From an error until it is sent, with those that come meanwhile. */
  readonly gatherMs: number;
  readonly timeoutMs: number;
  /** The waits before each further try. */
  readonly retryAfterMs: readonly number[];
  /** The rest after a batch that failed. */
  readonly restMs: number;
}

const usualTimes: CollectorTimes = { gatherMs: 1_000, timeoutMs: 5_000, retryAfterMs: [2_000, 10_000], restMs: 30_000 };
/** Max different errors that wait. */
const maxWaiting = 100;

/** Answers after which another try may help. */
const isWorthAnotherTry = (status: number) => status === 429 || status >= 500;

/** Errors that are alike, and their count. */
interface Pending {
  readonly report: ErrorReport;
  count: number;
}

/**
 * Returns a sender of errors to the operator's collector, in the background. Errors that are alike and wait together are one report with their count. An error
 * of the sending itself is only counted and passed to `turned`; it is never collected.
 */
export function createErrorCollector({ url, source, turned, times = usualTimes }: ErrorCollectorParts): ErrorCollector {
  const { address, headers } = addressOf(url);
  const figures = { sent: 0, failed: 0, dropped: 0 };
  const stopping = new AbortController();
  let waiting = new Map<string, Pending>();
  let sending: Promise<void> | undefined;
  let isFailing = false;

  function collect(error: unknown, place: ErrorPlace): void {
    let report: ErrorReport;
    try {
      report = reportOf(error, place, Date.now());
    } catch {
      figures.dropped += 1;
      return;
    }
    const key = JSON.stringify({ ...report, atMs: 0 });
    const alike = waiting.get(key);
    if (alike !== undefined) alike.count += 1;
    else if (waiting.size >= maxWaiting || stopping.signal.aborted) figures.dropped += 1;
    else waiting.set(key, { report, count: 1 });
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
  }

  /** Sends batch after batch until nothing waits. */
  async function sendAll(): Promise<void> {
    await rest(times.gatherMs);
    while (waiting.size > 0 && !stopping.signal.aborted) {
      const batch = [...waiting.values()];
      waiting = new Map();
      if (!(await send(batch, times.retryAfterMs))) await rest(times.restMs);
    }
  }

  /** Sends a batch, counts it, and returns true when the collector took it. */
  async function send(batch: readonly Pending[], waits: readonly number[]): Promise<boolean> {
    const body = JSON.stringify(otlpLogs(source, batch));
    let outage = await post(body);
    for (const wait of waits) {
      if (!outage?.isWorthAnotherTry || stopping.signal.aborted) break;
      await rest(wait);
      outage = await post(body);
    }
    figures[outage === undefined ? 'sent' : 'failed'] += batch.reduce((sum, { count }) => sum + count, 0);
    if (isFailing !== (outage !== undefined)) turned(outage?.reason);
    isFailing = outage !== undefined;
    return outage === undefined;
  }

  /** Returns undefined when the collector took the body. */
  async function post(body: string): Promise<{ readonly reason: string; readonly isWorthAnotherTry: boolean } | undefined> {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(times.timeoutMs),
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : { reason: `answered ${answer.status}`, isWorthAnotherTry: isWorthAnotherTry(answer.status) };
    } catch (error) {
      const { message, cause } = error as Error;
      return { reason: `no answer: ${cause instanceof Error ? cause.message : message}`, isWorthAnotherTry: true };
    }
  }

  /** Waits; a stop ends the wait. */
  const rest = (ms: number) => pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  return {
    get sent() {
      return figures.sent;
    },
    get failed() {
      return figures.failed;
    },
    get dropped() {
      return figures.dropped;
    },
    collect,
    async stop() {
      stopping.abort();
      await sending;
      if (waiting.size === 0) return;
      const batch = [...waiting.values()];
      waiting = new Map();
      await send(batch, []);
    },
  };
}

/** Returns the address without user and password, which go into a header. */
function addressOf(url: string): { readonly address: string; readonly headers: Readonly<Record<string, string>> } {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return {
    address: address.href,
    headers: { 'Content-Type': 'application/json', ...(username === '' && password === '' ? {} : { Authorization: `Basic ${login}` }) },
  };
}
