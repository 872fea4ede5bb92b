import { expect, it } from 'vitest';
import { predictMatch } from '#domain/prediction/predict-match.ts';
import { forecastToTell } from './forecast-to-tell.ts';

/** By the model alone the home side scores 1.8 and the away side 1.5, with prices the other way round. */
const model = { homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 };
const blended = { homeGoals: 1.5, awayGoals: 1.8, lowScoreDependence: 0, drawWeight: 1 };

it('speaks of the forecast with prices wherever there are any, as the chances above it do', () => {
  const { home, away, goals, likeliest } = forecastToTell({ model, blended });
  expect(goals).toEqual({ home: expect.closeTo(1.5, 2), away: expect.closeTo(1.8, 2) });
  expect(away).toBeGreaterThan(home);
  // The likeliest of all scores is 1-1, with a draw.
  expect(likeliest).toEqual({ home: 1, away: 2, chance: expect.closeTo(0.0896, 3), surpassed: true });
});

it('has the likeliest of all scores where it is one with the likeliest result', () => {
  expect(forecastToTell({ model: { ...model, homeGoals: 2.4, awayGoals: 0.7 } }).likeliest).toEqual({
    home: 2,
    away: 0,
    chance: expect.closeTo(0.13, 2),
  });
});

it('has the chances and the score of the prediction on record, which the page shows', () => {
  const frozen = { ...predictMatch('football', { model }), homeChance: 0.4, drawChance: 0.3, awayChance: 0.3, homeScore: 1, awayScore: 0 };
  const { home, draw, away, likeliest } = forecastToTell({ model, blended }, frozen);
  expect([home, draw, away]).toEqual([0.4, 0.3, 0.3]);
  // By the present forecast of 1.5 goals to 1.8.
  expect(likeliest).toEqual({ home: 1, away: 0, chance: expect.closeTo(1.5 * Math.exp(-3.3), 3), surpassed: true });
});

it('speaks of what results alone say where no prices are known', () => {
  expect(forecastToTell({ model, blended: null }).goals).toEqual({ home: expect.closeTo(1.8, 2), away: expect.closeTo(1.5, 2) });
});
