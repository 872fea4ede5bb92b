import { expect, it } from 'vitest';
import { freezingWindowAt } from './freezing-window.ts';

const windowAt = (moment: string) => {
  const { startsFrom, startsUntil } = freezingWindowAt(new Date(moment));
  return [startsFrom.toISOString().slice(11, 16), startsUntil.toISOString().slice(11, 16)];
};

it('begins a quarter of an hour after the quarter that runs, and is as long', () => {
  expect(windowAt('2026-11-28T14:45:00Z')).toEqual(['15:00', '15:15']);
  expect(windowAt('2026-11-28T14:59:59.999Z')).toEqual(['15:00', '15:15']);
  expect(windowAt('2026-11-28T23:46:00Z')).toEqual(['00:00', '00:15']);
});

it('leaves no kick-off out and has none twice', () => {
  const starts = Array.from({ length: 96 }, (_, quarter) => freezingWindowAt(new Date(Date.UTC(2026, 10, 28) + quarter * 900_000)));
  for (const [at, { startsUntil }] of starts.slice(0, -1).entries()) expect(starts[at + 1]?.startsFrom).toEqual(startsUntil);
});
