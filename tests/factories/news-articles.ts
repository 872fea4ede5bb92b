import type { MonthOfTips, RoundReview, SeasonRace, WeekendAhead } from '#domain/news/news-facts.ts';
import type { ForecastToTell, MatchToTell } from '#domain/story/match-to-tell.ts';
import type { ClubName, ProseName } from '#domain/story/prose-name.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

const club = (slug: string, name: string): ClubName => ({ of: 'club', slug, name });
export const [arsenal, everton, city, united] = [
  club('arsenal', 'Arsenal'),
  club('everton', 'Everton'),
  club('manchester-city', 'Manchester City'),
  club('manchester-united', 'Manchester United'),
] as const;
const competition = 'Premier League';

/** Returns a week in which Everton went to the top: they beat Arsenal, who had led, with a chance of a tenth. */
export function aRoundReview(): RoundReview {
  return {
    kind: 'round-review',
    competition,
    from: '2024-03-26' as LocalDay,
    to: '2024-04-01' as LocalDay,
    matches: [
      {
        slug: 'arsenal-everton-2024-03-30',
        day: '2024-03-30' as LocalDay,
        home: arsenal,
        away: everton,
        homeGoals: 0,
        awayGoals: 1,
        chances: { home: 0.7, draw: 0.2, away: 0.1 },
      },
      {
        slug: 'manchester-city-manchester-united-2024-03-31',
        day: '2024-03-31' as LocalDay,
        home: city,
        away: united,
        homeGoals: 4,
        awayGoals: 0,
      },
    ],
    table: [
      { club: everton, before: 3, after: 1, points: 60 },
      { club: arsenal, before: 1, after: 2, points: 59 },
      { club: city, before: 2, after: 3, points: 59 },
      { club: united, before: 4, after: 4, points: 40 },
    ],
  };
}

const forecast: ForecastToTell = {
  home: 0.62,
  draw: 0.21,
  away: 0.17,
  goals: { home: 1.9, away: 0.9 },
  over: 0.5,
  likeliest: { home: 2, away: 0, chance: 0.12 },
};

/** Returns a weekend of two matches, neither of which has a tip. */
export function aWeekendAhead(): WeekendAhead {
  const match = (home: ClubName, away: ClubName, matchId: number): MatchToTell<ProseName> => ({
    matchId,
    order: matchId,
    kind: 'league',
    competition: { of: 'competition', name: competition },
    neutral: false,
    home: { name: home, promoted: false, results: [] },
    away: { name: away, promoted: false, results: [] },
    forecast,
  });
  return {
    kind: 'weekend-ahead',
    competition,
    from: '2024-04-05' as LocalDay,
    to: '2024-04-08' as LocalDay,
    matches: [
      { slug: 'arsenal-everton-2024-04-06', kickoff: '2024-04-06T14:00:00.000Z', match: match(arsenal, everton, 1) },
      { slug: 'manchester-city-manchester-united-2024-04-07', kickoff: '2024-04-07T15:00:00.000Z', match: match(city, united, 2) },
    ],
    tips: 0,
  };
}

/** Returns a race that Arsenal leads with 55 per cent; United are nearly down. */
export function aSeasonRace(): SeasonRace {
  return {
    kind: 'season-race',
    competition,
    on: '2024-04-01' as LocalDay,
    simulations: 10_000,
    clubs: [
      { club: arsenal, place: 1, points: 60, title: 0.55, relegation: 0 },
      { club: everton, place: 2, points: 58, title: 0.3, relegation: 0 },
      { club: city, place: 3, points: 50, title: 0.15, relegation: 0.2 },
      { club: united, place: 4, points: 20, title: 0, relegation: 0.8 },
    ],
  };
}

/** Returns a month of six tips that gained 1.75 units. */
export function aMonthOfTips(): MonthOfTips {
  return {
    kind: 'month-of-tips',
    month: 3,
    year: 2024,
    won: 3,
    lost: 2,
    returned: 1,
    profit: 1.75,
    longestLosingRun: 2,
    course: [1.5, 0.5, -0.5, -0.5, 0.75, 1.75],
    dearestWin: {
      home: arsenal,
      away: everton,
      slug: 'arsenal-everton-2024-03-30',
      bet: { market: 'match-result', line: 0, selection: 'away' },
      price: 2.5,
    },
  };
}
