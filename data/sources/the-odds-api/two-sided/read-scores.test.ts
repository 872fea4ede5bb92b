import { describe, expect, it } from 'vitest';
import { overallScore } from '#domain/sports/rules-of-sports.ts';
import { nbaEvent, readCourtAt, scored, tennisEvent } from '#tests/factories/the-odds-api-two-sided-answers.ts';

const readAt = (event: Record<string, unknown>) => {
  const { matches, problems } = readCourtAt('16:30', 'scores', event);
  return { match: matches[0], problems: problems.map(({ code, field, value }) => [code, field, value]) };
};

it('knows of a game the points and no quarters', () => {
  const live = readAt(scored(nbaEvent({ commence_time: '2026-11-21T15:09:41Z' }), ['61', '58']));
  expect(live.match).toMatchObject({
    status: 'live',
    play: { quarters: [], total: [61, 58] },
    kickoff: { known: true, utc: new Date('2026-11-21T15:09:00Z') },
    quotes: [],
  });
  expect(readAt(scored(nbaEvent(), ['104', '112'], true)).match).toMatchObject({ status: 'finished', play: { total: [104, 112] } });
});

it('knows of a match of tennis the sets that each has won and not their games, in the order of the slugs', () => {
  const live = readAt(scored(tennisEvent(), ['1', '0'])).match;
  expect(live).toMatchObject({ status: 'live', play: { sets: [], setsWon: [0, 1] } });
  expect(live?.play).not.toHaveProperty('winner');
  const over = readAt(scored(tennisEvent(), ['1', '2'], true)).match;
  expect(over).toMatchObject({ status: 'finished', play: { sets: [], setsWon: [2, 1], winner: 0, ending: 'completed' } });
  expect(over === undefined ? undefined : overallScore(over)).toEqual([2, 1]);
});

it('takes an event to come as a fixture, and says nothing of one that has begun without a score', () => {
  expect(readAt(scored(nbaEvent({ commence_time: '2026-11-21T23:00:00Z' }), null)).match).toMatchObject({
    status: 'scheduled',
    quotes: [],
  });
  expect(readAt(scored(nbaEvent(), null))).toEqual({ match: undefined, problems: [] });
});

describe('a score that cannot be believed', () => {
  it.each([
    ['a match of tennis broken off', scored(tennisEvent(), ['1', '0'], true), '0-1, completed'],
    ['games in the place of sets', scored(tennisEvent(), ['6', '4']), '4-6'],
    ['two winners', scored(tennisEvent(), ['2', '2']), '2-2'],
    ['a game that ended level', scored(nbaEvent(), ['99', '99'], true), '99-99, completed'],
    ['points in words', scored(nbaEvent(), ['many', '99']), '99-many'],
    ['no points of one side', scored(nbaEvent(), [null, '99']), '99-none'],
    ['more points than there are', scored(nbaEvent(), ['310', '99']), '99-310'],
    ['another club', scored({ ...nbaEvent(), away_team: 'Utah Jazz', home_team: 'Utah Jazz' }, ['90', '99']), '99-90'],
  ])('is left out and reported: %s', (_case, event, value) => {
    expect(readAt(event)).toEqual({ match: undefined, problems: [['bad-score', 'scores', value]] });
  });

  it('is one that is missing at the end', () => {
    expect(readAt(scored(nbaEvent(), null, true))).toEqual({ match: undefined, problems: [['missing-value', 'scores', undefined]] });
  });
});

it('takes the final of the Cup for no game of the regular season, and for nobody at home', () => {
  const final = nbaEvent({ commence_time: '2025-12-17T01:30:00Z' });
  expect(readAt(scored(final, ['113', '124'], true)).match?.facts).toEqual({ stage: 'cup-final', venue: 'neutral' });
});

it('says that a match is lost whose score cannot be believed, and none that has merely begun', () => {
  const problemsOf = (event: Record<string, unknown>) =>
    readCourtAt('16:30', 'scores', event).problems.map(({ code, loses }) => [code, loses]);
  expect(problemsOf(scored(tennisEvent(), ['1', '0'], true))).toEqual([['bad-score', 'match']]);
  expect(problemsOf(scored(nbaEvent({ home_team: 'Nowhere Rovers' }), ['104', '112'], true))).toMatchObject([
    [expect.any(String), 'match'],
  ]);
  expect(problemsOf(scored(nbaEvent(), null))).toEqual([]);
});
