import { expect, it } from 'vitest';
import { type TieMatch, tiesOf } from './knock-out-ties.ts';

const match = (homeId: number, awayId: number, score: [number, number] | null, over: Partial<TieMatch> = {}): TieMatch => ({
  homeId,
  awayId,
  kickoffUtc: new Date('2024-04-09T19:00:00Z'),
  goals: score && { home: score[0], away: score[1] },
  penalties: null,
  decided: score !== null,
  ...over,
});
const [arsenal, bayern, realMadrid, city] = [1, 2, 3, 4];

it('adds up two legs: Arsenal 2-2 Bayern, Bayern 1-0 Arsenal (Champions League 2023-24)', () => {
  const [tie] = tiesOf([match(arsenal, bayern, [2, 2]), match(bayern, arsenal, [1, 0])], true);
  expect(tie).toMatchObject({ firstId: arsenal, secondId: bayern, aggregate: { first: 2, second: 3 }, winnerId: bayern });
});

it('lets the shoot-out decide: Real Madrid 3-3 and 1-1 against Manchester City, 4-3 on penalties (2023-24)', () => {
  const second = match(city, realMadrid, [1, 1], { penalties: { home: 3, away: 4 } });
  const [tie] = tiesOf([match(realMadrid, city, [3, 3]), second], true);
  expect(tie).toMatchObject({ aggregate: { first: 4, second: 4 }, winnerId: realMadrid });
});

it('has no winner after the first leg', () => {
  expect(tiesOf([match(arsenal, bayern, [4, 0])], true)[0]).toMatchObject({ aggregate: { first: 4, second: 0 }, winnerId: undefined });
  expect(tiesOf([match(arsenal, bayern, [4, 0]), match(bayern, arsenal, null)], true)[0]?.winnerId).toBeUndefined();
});

it('takes the replay for the decision, not the sum', () => {
  const [tie] = tiesOf([match(arsenal, city, [1, 1]), match(city, arsenal, [2, 0])], false);
  expect(tie).toMatchObject({ aggregate: { first: 0, second: 2 }, winnerId: city });
});

it('keeps the ties of a round apart', () => {
  expect(tiesOf([match(arsenal, bayern, null), match(realMadrid, city, [2, 1])], false).map(({ winnerId }) => winnerId)).toEqual([
    undefined,
    realMadrid,
  ]);
});
