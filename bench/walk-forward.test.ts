import { describe, expect, it } from 'vitest';
import type { Forecast } from '#domain/forecast/forecast.ts';
import type { ObservedMatch } from '#domain/forecast/strengths/observed-match.ts';
import { walkForward } from './walk-forward.ts';

const match = (id: number, home: number, away: number, kickoffDay: number): ObservedMatch => ({
  tournament: { id, country: 'england', kind: 'league', women: false },
  home,
  away,
  kickoffDay,
  goals: { home: 0, away: 0 },
});

describe('walkForward', () => {
  it('forecasts every match of a day before it observes the first, in one order whatever order they come in', () => {
    const matches = [match(2, 1, 2, 11), match(1, 3, 4, 10), match(1, 7, 8, 11), match(1, 5, 6, 11)];
    const walked = (given: readonly ObservedMatch[]) => {
      const steps: string[] = [];
      const ratings = {
        observe: ({ home }: ObservedMatch) => void steps.push(`observe ${home}`),
        forecast: () => ({}) as Forecast,
      };
      for (const step of walkForward(ratings, given)) steps.push(`forecast ${step.match.home}`);
      return steps;
    };
    expect(walked(matches)).toEqual([
      'forecast 3',
      'observe 3',
      'forecast 5',
      'forecast 7',
      'forecast 1',
      'observe 5',
      'observe 7',
      'observe 1',
    ]);
    expect(walked([...matches].reverse())).toEqual(walked(matches));
  });
});
