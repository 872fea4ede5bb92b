import { checkFormats, type Formats } from '#data/catalogue/load-formats.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { ended, feedMatch } from './feed-match.ts';

const order = ['points', 'rounded-last', { headToHead: ['points', 'goal-difference'], over: 'season' }, 'goal-difference', 'goals'];
const partOfSplit = (id: string, from: number, to: number) => ({
  id,
  participants: { stage: 'regular-season', from, to },
  meetings: 1,
  carry: { points: 'half-up' },
  order,
});

/**
 * Returns a format of the Premier League until 2021-22: four clubs meet once, then the upper two and the lower two play on with half of
 * their points.
 */
export function splitFormats(): Formats {
  const stages = [
    { id: 'regular-season', kind: 'league', clubs: 4, meetings: 1, order: ['points', 'goal-difference', 'goals'] },
    { id: 'split', kind: 'split', tables: [partOfSplit('championship-group', 1, 2), partOfSplit('relegation-group', 3, 4)] },
  ];
  const format = { tournament: 'premier-league', from: '2020-21', until: '2021-22', source: 'made up for tests', stages };
  return checkFormats({ country: 'england', formats: [format] }, 'formats/england.json');
}

/** Returns the matches in which four clubs meet once: Arsenal 7 points, Manchester City 6, Manchester United 4, Everton 0. */
export function fourClubsOnce(season: string, year: number): FeedMatch[] {
  return [
    feedMatch('Arsenal', 'Everton', `${year}-01-08T15:00:00Z`, { season, ...ended(1, 0) }),
    feedMatch('Man City', 'Man United', `${year}-01-08T15:00:00Z`, { season, ...ended(1, 0) }),
    feedMatch('Arsenal', 'Man City', `${year}-01-15T15:00:00Z`, { season, ...ended(2, 0) }),
    feedMatch('Man United', 'Everton', `${year}-01-15T15:00:00Z`, { season, ...ended(2, 0) }),
    feedMatch('Arsenal', 'Man United', `${year}-01-22T15:00:00Z`, { season, ...ended(0, 0) }),
    feedMatch('Man City', 'Everton', `${year}-01-22T15:00:00Z`, { season, ...ended(1, 0) }),
  ];
}

/** Returns the matches after the split: Manchester City 6 points, Arsenal 4; Manchester United 3, Everton 1. */
export function afterSplit(season: string, year: number): FeedMatch[] {
  return [
    feedMatch('Man City', 'Arsenal', `${year}-03-01T15:00:00Z`, { season, ...ended(2, 0) }),
    feedMatch('Everton', 'Man United', `${year}-03-01T15:00:00Z`, { season, ...ended(1, 1) }),
  ];
}
