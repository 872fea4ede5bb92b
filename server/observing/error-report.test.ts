import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportOf } from './error-report.ts';

const place = { message: 'a page failed', kind: 'page' } as const;
const reasonOf = (message: string, cause?: unknown) => reportOf(new Error(message, { cause }), place, 0).reason;

it('has the class, the code and the place of an error, with paths relative to the site', () => {
  const error = Object.assign(new TypeError('x is not a function'), { code: 'ERR_X' });
  const { stack, ...report } = reportOf(error, { ...place, job: 'back-up' }, 5);
  expect(report).toEqual({
    atMs: 5,
    message: 'a page failed',
    kind: 'page',
    job: 'back-up',
    type: 'TypeError',
    code: 'ERR_X',
    reason: 'x is not a function',
  });
  expect(stack[0]).toMatch(/^at (?:.+ \()?server\/observing\/error-report\.test\.ts:\d+:\d+\)?$/);
  expect(stack.join('\n')).not.toMatch(/file:|\(\/|at \//);
});

it('names files of packages from their folder on, and files elsewhere without their folders', () => {
  const error = new Error('boom');
  error.stack = [
    'Error: boom',
    '    at run (/srv/site/node_modules/pg/lib/client.js:5:1)',
    '    at file:///home/ann/other/script.ts:1:2',
    '    at async Promise.all (index 0)',
    '    at node:internal/process/task_queues:103:5',
  ].join('\n');
  expect(reportOf(error, place, 0).stack).toEqual([
    'at run (node_modules/pg/lib/client.js:5:1)',
    'at script.ts:1:2',
    'at async Promise.all (index 0)',
    'at node:internal/process/task_queues:103:5',
  ]);
});

it('leaves the message out of the stack, even one that looks like a frame', () => {
  const error = new Error('no such user\n    at ann@example.org (/secret:1:1)');
  expect(JSON.stringify(reportOf(error, place, 0))).not.toMatch(/ann|secret/);
});

it.each([
  ['invalid input syntax for type integer: "ann"', 'invalid input syntax for type integer: "…"'],
  [`Unexpected token 'a', "a said "b" to" is not valid JSON`, 'Unexpected token "…", "…" is not valid JSON'],
  ["Cannot read properties of undefined (reading 'name')", 'Cannot read properties of undefined (reading "…")'],
  ["the club isn't known", "the club isn't known"],
  ['mail to ann@example.org was refused', 'mail to … was refused'],
  [`the form "a secret of ann@example.org" and 'a secret of o'ann@example.org is wrong`, 'the form "…" and "…" is wrong'],
  ['connect ECONNREFUSED 203.0.113.7:5432', 'connect ECONNREFUSED …:5432'],
  ['connect ETIMEDOUT 2001:db8::7', 'connect ETIMEDOUT …'],
  ['connect to ::ffff:203.0.113.7 failed', 'connect to … failed'],
  ['GET https://ann:pass@push.example/v1/key?x=1 answered 500', 'GET … answered 500'],
  ['GET https://push.example/v1/key?x=1 answered 500', 'GET https://… answered 500'],
  ['no page for /search/arsenal?q=secret', 'no page for /…?…'],
  ['no page for search?q=secret', 'no page for search?…'],
  ['cookie voter=abc is wrong', 'cookie voter=… is wrong'],
  ['the key dGhpcyBpcyBhIGtleQ1 is unknown, of 1234567', 'the key … is unknown, of …'],
  ['Failed query: select 1 params: ann', 'Failed query: select 1'],
  ['first line\nsecond line', 'first line'],
])('of the message %j remains what the site says', (message, reason) => {
  expect(reasonOf(message)).toBe(reason);
});

it('has the messages of the causes too', () => {
  expect(reasonOf('outer', new TypeError('inner "x"'))).toBe('outer; because of TypeError: inner "…"');
});

it('has no message of what was thrown and is no error', () => {
  expect(reportOf('a secret', place, 0)).toMatchObject({ type: 'thrown string', reason: '', stack: [] });
});

it('has no part of an address, a mail address or quoted text, whatever surrounds it', () => {
  const personal = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.emailAddress().map((address) => `secret-${address}`),
    fc.string({ minLength: 3 }).map((text) => `"secret-${text.replaceAll(/[\r\n]/g, ' ')}"`),
  );
  fc.assert(
    fc.property(fc.lorem(), personal, fc.lorem(), (before, value, after) => {
      const text = JSON.stringify(reportOf(new Error(`${before} ${value} ${after}`), place, 0).reason);
      expect(text).not.toContain('secret-');
      if (!value.includes('secret')) expect(text).not.toContain(value);
    }),
  );
});
