export type RequestKind = (typeof requestKinds)[number];

const requestKinds = ['page', 'asset', 'api', 'other'] as const;

/** The upper bounds of answer times in seconds. */
const bounds = [0.000_5, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statusesPossible = 1_000;

interface KindFigures {
  readonly byStatus: Float64Array;
  /** The number of answers that took no longer than each bound, and longer than the one before; at the end those beyond all bounds. */
  readonly byBound: Float64Array;
  seconds: number;
}

/**
 * Counts answered requests and their times, in plain arrays: the counters of a metrics library look their labels up each time, which
 * is a good part of what an answer from memory costs.
 */
export class RequestFigures {
  readonly #kinds: Readonly<Record<RequestKind, KindFigures>> = {
    page: noFigures(),
    asset: noFigures(),
    api: noFigures(),
    other: noFigures(),
  };

  count(kind: RequestKind, status: number, seconds: number): void {
    const figures = this.#kinds[kind];
    let bound = 0;
    while (bound < bounds.length && seconds > (bounds[bound] as number)) bound += 1;
    (figures.byStatus[status] as number) += 1;
    (figures.byBound[bound] as number) += 1;
    figures.seconds += seconds;
  }

  /** Returns the figures in Prometheus's text format, version 0.0.4. */
  text(): string {
    const lines = ['# HELP tipledger_http_requests_total Requests answered', '# TYPE tipledger_http_requests_total counter'];
    for (const kind of requestKinds) {
      for (const [status, count] of this.#kinds[kind].byStatus.entries()) {
        if (count > 0) lines.push(`tipledger_http_requests_total{kind="${kind}",status="${status}"} ${count}`);
      }
    }
    lines.push(
      '# HELP tipledger_http_request_seconds Time from the request to the end of its answer',
      '# TYPE tipledger_http_request_seconds histogram',
    );
    for (const kind of requestKinds) {
      const { byBound, seconds } = this.#kinds[kind];
      let upTo = 0;
      for (const [at, count] of byBound.entries()) {
        upTo += count;
        lines.push(`tipledger_http_request_seconds_bucket{le="${bounds[at] ?? '+Inf'}",kind="${kind}"} ${upTo}`);
      }
      lines.push(
        `tipledger_http_request_seconds_sum{kind="${kind}"} ${seconds}`,
        `tipledger_http_request_seconds_count{kind="${kind}"} ${upTo}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
}

function noFigures(): KindFigures {
  return { byStatus: new Float64Array(statusesPossible), byBound: new Float64Array(bounds.length + 1), seconds: 0 };
}
