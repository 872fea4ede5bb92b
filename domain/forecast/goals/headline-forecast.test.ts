import { expect, it } from 'vitest';
import { headlineForecast } from './headline-forecast.ts';

const ofGoals = (homeGoals: number) => ({ homeGoals, awayGoals: 1, lowScoreDependence: 0, drawWeight: 1 });
const [model, marketInformed, blended] = [ofGoals(1.1), ofGoals(1.2), ofGoals(1.3)] as const;

it('is the one with the prices of the match where it has any', () => {
  expect(headlineForecast({ model, marketInformed, blended })).toEqual({ basis: 'blended', parameters: blended });
  expect(headlineForecast({ model, marketInformed: null, blended })).toEqual({ basis: 'blended', parameters: blended });
});

it('rests on the prices of earlier matches until then, and on results alone where they had none', () => {
  expect(headlineForecast({ model, marketInformed, blended: null })).toEqual({ basis: 'market-informed', parameters: marketInformed });
  expect(headlineForecast({ model, marketInformed: null, blended: null })).toEqual({ basis: 'model', parameters: model });
});
