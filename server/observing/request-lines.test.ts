import { expect, it } from 'vitest';
import { RequestLines } from './request-lines.ts';

const collect = () => {
  const written: string[] = [];
  const lines = new RequestLines((text) => written.push(text));
  return { lines, read: () => written.flatMap((text) => text.split('\n').slice(0, -1)).map((line) => JSON.parse(line)) };
};

it('writes what was answered, how long it took and when it ended', () => {
  const { lines, read } = collect();
  const before = Date.now();
  lines.add('abc-1', '"path":"/de","status":200', performance.now(), 12.345);
  lines.handOver();
  const [{ time, ...rest }] = read();
  expect(rest).toEqual({ level: 30, id: 'abc-1', path: '/de', status: 200, ms: 12.35, msg: 'request' });
  expect(Math.abs(Date.parse(time) - before)).toBeLessThan(1_000);
});

it('keeps the time between two answers', () => {
  const { lines, read } = collect();
  const now = performance.now();
  lines.add('abc-1', '"status":200', now - 90_000, 1);
  lines.add('abc-2', '"status":200', now, 1);
  lines.handOver();
  const [first, second] = read();
  expect(Date.parse(second.time) - Date.parse(first.time)).toBe(90_000);
});

it('loses none of many, and keeps their order', () => {
  const { lines, read } = collect();
  for (let at = 0; at < 1_000; at += 1) lines.add(`abc-${at}`, `"status":${200 + (at % 3)}`, performance.now(), at / 100);
  lines.handOver();
  expect(read().map(({ id, status, ms }) => [id, status, ms])).toEqual(
    Array.from({ length: 1_000 }, (_, at) => [`abc-${at}`, 200 + (at % 3), at / 100]),
  );
});

it('writes each once', () => {
  const { lines, read } = collect();
  lines.add('abc-1', '"status":200', performance.now(), 1);
  lines.handOver();
  lines.handOver();
  expect(read()).toHaveLength(1);
});
