import { expect, it } from 'vitest';
import { goalsOfScore } from './goals-of-score.ts';
import type { LiveGoal } from './live-event.ts';

const goal = (side: 'home' | 'away', minute: number | null, playerName: string | null = null): LiveGoal => ({
  side,
  kind: 'goal',
  minute,
  addedMinute: null,
  playerName,
  shirtNumber: null,
});
const [saka, beto] = [goal('home', 10, 'Saka'), goal('away', 20, 'Beto')];

it('takes the goals of the timeline where they make the score', () => {
  expect(goalsOfScore([saka, beto], { score: { home: 1, away: 1 }, minute: 30, former: [] })).toEqual([saka, beto]);
});

it('leaves out what the timeline is ahead of the score', () => {
  expect(goalsOfScore([saka, beto, goal('home', 29, 'Rice')], { score: { home: 1, away: 0 }, minute: 30, former: [] })).toEqual([saka]);
});

it('puts a goal of the present minute in the place of one that the timeline lacks', () => {
  expect(goalsOfScore([saka], { score: { home: 1, away: 1 }, minute: 30, former: [saka] })).toEqual([saka, goal('away', 30)]);
});

it('leaves a goal that nobody names in the minute in which the score first counted it, however long the match goes on', () => {
  const score = { home: 1, away: 0 };
  const counted = goalsOfScore([], { score, minute: 23, former: [] });
  const later = goalsOfScore([], { score, minute: 24, former: counted });
  expect(later).toEqual([goal('home', 23)]);
  expect(goalsOfScore([], { score, minute: null, former: later })).toEqual([goal('home', 23)]);
});

it('tells goals of both sides that nobody names in the order in which the score counted them', () => {
  const former = goalsOfScore([], { score: { home: 0, away: 1 }, minute: 20, former: [] });
  expect(goalsOfScore([], { score: { home: 1, away: 1 }, minute: 30, former })).toEqual([goal('away', 20), goal('home', 30)]);
  const uncounted = goalsOfScore([], { score: { home: 0, away: 1 }, minute: null, former: [] });
  expect(goalsOfScore([], { score: { home: 1, away: 1 }, minute: null, former: uncounted })).toEqual([
    goal('away', null),
    goal('home', null),
  ]);
});

it('keeps the minute of the other goal when the timeline names the second of two first', () => {
  const former = [goal('home', 11), goal('home', 31)];
  expect(goalsOfScore([goal('home', 30, 'Rice')], { score: { home: 2, away: 0 }, minute: 40, former })).toEqual([
    goal('home', 11),
    goal('home', 30, 'Rice'),
  ]);
});

it('keeps the minute of a goal whose scorer the timeline takes back while the score stands', () => {
  expect(goalsOfScore([], { score: { home: 1, away: 0 }, minute: 40, former: [saka] })).toEqual([goal('home', 10)]);
});

it('names the goals of the timeline where there is no score', () => {
  expect(goalsOfScore([saka], { score: null, minute: 30, former: [] })).toEqual([saka]);
});
