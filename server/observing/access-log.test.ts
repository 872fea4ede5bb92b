import type { IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createAccessLog } from './access-log.ts';

const lines: string[] = [];
const answered: unknown[][] = [];
const logger = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
const accessLog = createAccessLog(logger, { answered: (...figures) => answered.push(figures) });
const request = (url: string) => ({ url, method: 'GET' }) as IncomingMessage;
beforeEach(() => {
  lines.length = 0;
});
const lastLine = () => JSON.parse(lines.at(-1) as string);

it('writes JSON with what is known of the request, and nothing of its query', () => {
  accessLog.record(request('/de/search?q=secret'), { id: 'abc-1', beganMs: performance.now(), bytes: 12, page: 'hit' }, 200);
  expect(lastLine()).toMatchObject({ id: 'abc-1', method: 'GET', path: '/de/search', status: 200, bytes: 12, page: 'hit', msg: 'request' });
  expect(lines.at(-1)).not.toContain('secret');
});

it('cannot be made to write a line of somebody else’s', () => {
  accessLog.record(request('/"},{"level":60\n'), { id: 'abc-2', beganMs: performance.now() }, 404);
  expect(lastLine()).toMatchObject({ path: '/"},{"level":60\n', status: 404 });
  expect(lines).toHaveLength(1);
  expect(lines.at(-1)?.trimEnd()).not.toContain('\n');
});

it('tells how long the answer took, in hundredths of a millisecond', () => {
  accessLog.record(request('/'), { id: 'abc-3', beganMs: performance.now() - 1_234 }, 200);
  expect(lastLine().ms).toBeGreaterThanOrEqual(1_234);
  expect(String(lastLine().ms)).toMatch(/^\d+(\.\d{1,2})?$/);
});

it('counts the request by its kind', () => {
  accessLog.record(request('/api/location'), { id: 'abc-4', beganMs: performance.now() }, 200);
  expect(answered.at(-1)?.slice(0, 2)).toEqual(['api', 200]);
});
