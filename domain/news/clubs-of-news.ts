import type { ClubName } from '#domain/story/prose-name.ts';
import type { NewsFacts } from './news-facts.ts';

/** Returns every club that a news article names. */
export function clubsOfNews(facts: NewsFacts): ClubName[] {
  switch (facts.kind) {
    case 'round-review':
      return [...facts.table.map(({ club }) => club), ...facts.matches.flatMap(({ home, away }) => [home, away])];
    case 'weekend-ahead':
      return facts.matches.flatMap(({ match }) => [match.home.name, match.away.name]).filter((name) => name.of === 'club');
    case 'season-race':
      return facts.clubs.map(({ club }) => club);
    case 'month-of-tips':
      return facts.dearestWin === undefined ? [] : [facts.dearestWin.home, facts.dearestWin.away];
  }
}
