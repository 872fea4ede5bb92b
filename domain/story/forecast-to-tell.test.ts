import { expect, it } from 'vitest';
import { forecastToTell } from './forecast-to-tell.ts';

/** By the model alone the home side scores 1.8 and the away side 1.5, with prices the other way round. */
const model = { homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 };
const blended = { homeGoals: 1.5, awayGoals: 1.8, lowScoreDependence: 0, drawWeight: 1 };

it('speaks of the forecast with prices wherever there are any, as the chances above it do', () => {
  const { home, away, goals, likeliest } = forecastToTell({ model, blended });
  expect(goals).toEqual({ home: expect.closeTo(1.5, 2), away: expect.closeTo(1.8, 2) });
  expect(away).toBeGreaterThan(home);
  expect([likeliest.home, likeliest.away]).toEqual([1, 1]);
});

it('speaks of what results alone say where no prices are known', () => {
  expect(forecastToTell({ model, blended: null }).goals).toEqual({ home: expect.closeTo(1.8, 2), away: expect.closeTo(1.5, 2) });
});
