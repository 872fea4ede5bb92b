import { expect, it } from 'vitest';
import type { MatchForecast } from '#data/queries/forecast/get-match-forecast.ts';
import { previewForecast } from './preview-forecast.ts';

const club = { attackGoals: 1.4, defenceGoals: 1.4, formGoals: 0 };
/** By the model alone the home side scores 1.8 and the away side 1.5, with prices the other way round. */
const forecast: MatchForecast = {
  model: { homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 },
  blended: { homeGoals: 1.5, awayGoals: 1.8, lowScoreDependence: 0, drawWeight: 1 },
  halfTimeShare: null,
  reliability: { level: 4, matches: 142 },
  factors: { homeAdvantageGoals: 0.3, leagueGoalsPerMatch: 2.8, home: club, away: club, clubsRanked: 0 },
  decisions: null,
  pricedAt: null,
};

it('speaks of the forecast with prices wherever there are any, as the chances above it do', () => {
  const { home, away, goals, likeliest } = previewForecast(forecast);
  expect(goals).toEqual({ home: expect.closeTo(1.5, 2), away: expect.closeTo(1.8, 2) });
  expect(away).toBeGreaterThan(home);
  expect([likeliest.home, likeliest.away]).toEqual([1, 1]);
});

it('speaks of the model alone where nobody prices the match', () => {
  expect(previewForecast({ ...forecast, blended: null }).goals).toEqual({ home: expect.closeTo(1.8, 2), away: expect.closeTo(1.5, 2) });
});
