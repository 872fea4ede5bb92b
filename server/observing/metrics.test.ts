import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const metrics = createMetrics();
for (const [kind, status, seconds] of [
  ['page', 200, 0.000_2],
  ['page', 200, 0.003],
  ['page', 404, 0.004],
  ['page', 200, 12],
  ['api', 503, 0.5],
] as const) {
  metrics.answered(kind, status, seconds);
}
metrics.pageServed('hit');
const lines = (await metrics.text()).split('\n');
const buckets = (kind: string) =>
  lines.filter((line) => line.includes('_bucket') && line.includes(`kind="${kind}"`)).map((line) => Number(line.split(' ').at(-1)));

it('counts requests by kind and status', () => {
  const counts = lines.filter((line) => line.startsWith('tipledger_http_requests_total'));
  expect(counts.filter((line) => !line.endsWith(' 0')).sort()).toEqual([
    'tipledger_http_requests_total{kind="api",status="503"} 1',
    'tipledger_http_requests_total{kind="page",status="200"} 3',
    'tipledger_http_requests_total{kind="page",status="404"} 1',
  ]);
  expect(counts).toContain('tipledger_http_requests_total{kind="page",status="500"} 0');
});

it('has 0 runs of a job that was planned and has not run', async () => {
  const planned = createMetrics();
  planned.jobsPlanned(['back-up']);
  expect(await planned.text()).toContain('tipledger_job_runs_total{job="back-up",result="failed"} 0');
});

it('says how many took no longer than each bound, as Prometheus wants it', () => {
  // 0.5 ms, 1, 2.5, 5, 10, 25, 50, 100, 250, 500 ms, 1 s, 2.5, 5, 10 s, and all.
  expect(buckets('page')).toEqual([1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4]);
  expect(buckets('api')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  expect(lines).toContain('tipledger_http_request_seconds_bucket{le="0.0025",kind="page"} 1');
  expect(lines).toContain('tipledger_http_request_seconds_bucket{le="+Inf",kind="page"} 4');
  expect(lines).toContain('tipledger_http_request_seconds_count{kind="page"} 4');
  expect(lines).toContain('tipledger_http_request_seconds_sum{kind="page"} 12.0072');
});

it('has a number for each way in which a page can be answered, before it happened', () => {
  expect(lines).toContain('tipledger_page_cache_answers_total{outcome="hit"} 1');
  expect(lines).toContain('tipledger_page_cache_answers_total{outcome="outage"} 0');
});

it('says that no stream was refused, before one was', () => {
  expect(lines).toContain('tipledger_refusals_total{reason="too_many_streams"} 0');
});
