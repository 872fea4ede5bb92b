import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createAccessLog } from './access-log.ts';
import { RequestLines } from './request-lines.ts';

const lines: string[] = [];
const answered: unknown[][] = [];
const requests = new RequestLines((text) => lines.push(...text.split('\n').slice(0, -1)));
const accessLog = createAccessLog({ requests }, { answered: (...figures) => answered.push(figures) });
const request = (url: string) => ({ url, method: 'GET' }) as IncomingMessage;
const lastLine = () => {
  requests.handOver();
  return JSON.parse(lines.at(-1) as string);
};

it('writes JSON with what is known of the request, and nothing of its query', () => {
  accessLog.record(request('/de/search?q=secret'), { id: 'abc-1', beganMs: performance.now(), bytes: 12, page: 'hit' }, 200);
  expect(lastLine()).toMatchObject({ id: 'abc-1', method: 'GET', path: '/de/search', status: 200, bytes: 12, page: 'hit', msg: 'request' });
  expect(lines.at(-1)).not.toContain('secret');
});

it('cannot be made to write a line of somebody else’s', () => {
  accessLog.record(request('/"},{"level":60\n'), { id: 'abc-2', beganMs: performance.now() }, 404);
  expect(lastLine()).toMatchObject({ path: '/"},{"level":60\n', status: 404 });
  expect(lines).toHaveLength(2);
});

it('counts the request by its kind', () => {
  accessLog.record(request('/api/location'), { id: 'abc-3', beganMs: performance.now() }, 200);
  expect(answered.at(-1)?.slice(0, 2)).toEqual(['api', 200]);
});
