import { describe, expect, it } from 'vitest';
import type { Bet } from '#domain/odds/bet.ts';
import { aForecastToTell, aMatchToTell } from './match-to-tell.fixture.ts';
import type { NoTipToTell, RefusedReason } from './match-to-tell.ts';
import { forecastStory, goalsStory, tipStories } from './outlook-stories.ts';

const match = aMatchToTell();
const tipStory = (...of: Parameters<typeof tipStories<string>>) => tipStories(...of)[0] as ReturnType<typeof tipStories<string>>[number];

describe('the forecast’s own sentence', () => {
  const told = (home: number, draw: number, away: number) => forecastStory(match, aForecastToTell({ home, draw, away }), []);

  it('calls 60 per cent clear, and a per cent less a favourite', () => {
    const facts = {
      favourite: 'Arsenal',
      outsider: 'Everton',
      favouriteAtHome: true,
      favouriteChance: 0.6,
      outsiderChance: 0.16,
      drawChance: 0.24,
    };
    expect(told(0.6, 0.24, 0.16)).toEqual({ kind: 'forecastClear', facts });
    expect(told(0.59, 0.24, 0.17).kind).toBe('forecastFavourite');
  });

  it('calls less than six points between the two a slight lead', () => {
    expect(told(0.36, 0.23, 0.41)).toEqual({
      kind: 'forecastSlight',
      facts: {
        favourite: 'Everton',
        outsider: 'Arsenal',
        favouriteAtHome: false,
        favouriteChance: 0.41,
        outsiderChance: 0.36,
        drawChance: 0.23,
      },
    });
    expect(told(0.35, 0.23, 0.42).kind).toBe('forecastFavourite');
  });

  it('calls a match even where both read the same in whole per cents', () => {
    const facts = { home: 'Arsenal', away: 'Everton', winChance: 0.36, drawChance: 0.28 };
    expect(told(0.364, 0.274, 0.362)).toEqual({ kind: 'forecastEven', facts });
    expect(told(0.364, 0.28, 0.356).kind).toBe('forecastEven');
    expect(told(0.364, 0.286, 0.35).kind).toBe('forecastSlight');
  });
});

describe('a draw that is at least as likely as a win', () => {
  const told = (home: number, draw: number, away: number) => forecastStory(match, aForecastToTell({ home, draw, away }), []);

  it('is told in place of a favourite, clear or slight', () => {
    const facts = {
      favourite: 'Arsenal',
      outsider: 'Everton',
      favouriteAtHome: true,
      favouriteChance: 0.38,
      outsiderChance: 0.23,
      drawChance: 0.39,
    };
    expect(told(0.38, 0.39, 0.23)).toEqual({ kind: 'forecastDraw', facts });
    expect(told(0.31, 0.36, 0.33).kind).toBe('forecastDraw');
    expect(told(0.38, 0.38, 0.24).kind).toBe('forecastDraw');
    expect(told(0.39, 0.38, 0.23).kind).toBe('forecastFavourite');
  });
});

describe('what the forecast expects of the goals', () => {
  const told = (over: number) => goalsStory(match, aForecastToTell({ over, likeliest: { home: 2, away: 1, chance: 0.1 } }));

  it('is many from 54 per cent on, few from 54 per cent of the other on', () => {
    expect(told(0.54)).toEqual({ kind: 'goalsMany', facts: { chance: 0.54 } });
    expect(told(0.45)).toEqual({ kind: 'goalsFew', facts: { chance: expect.closeTo(0.55) } });
  });

  it('is the likeliest score where neither stands out', () => {
    const facts = { home: 'Arsenal', away: 'Everton', homeGoals: 2, awayGoals: 1, chance: 0.1 };
    expect(told(0.53)).toEqual({ kind: 'likeliestScore', facts });
    expect(told(0.47).kind).toBe('likeliestScore');
  });

  it('is the likeliest win of the likeliest winner where another score is likelier, as the prediction of the page has it', () => {
    const likeliest = { home: 0, away: 1, chance: 0.1, surpassed: true } as const;
    const facts = { home: 'Arsenal', away: 'Everton', homeGoals: 0, awayGoals: 1, chance: 0.1 };
    expect(goalsStory(match, aForecastToTell({ home: 0.3, away: 0.43, likeliest }))).toEqual({ kind: 'likeliestWin', facts });
  });

  it('is many or few, by little, where a draw is the likeliest result without the likeliest score', () => {
    const likeliest = { home: 1, away: 1, chance: 0.1, surpassed: true } as const;
    expect(goalsStory(match, aForecastToTell({ over: 0.49, likeliest }))).toEqual({ kind: 'goalsFew', facts: { chance: 0.51 } });
    expect(goalsStory(match, aForecastToTell({ over: 0.5, likeliest }))).toEqual({ kind: 'goalsMany', facts: { chance: 0.5 } });
  });
});

describe('the tip', () => {
  const bet: Bet = { market: 'match-result', line: 0, selection: 'away' };
  const names = { home: 'Arsenal', away: 'Everton' };

  it('is told with its price, its chance and the fair price', () => {
    const tip = { kind: 'tip', bet, decimalOdds: 3.4, probability: 0.32, fairOdds: 3.125 } as const;
    const facts = { ...names, bet, price: 3.4, chance: 0.32, fair: 3.125 };
    expect(tipStory({ ...match, forecast: aForecastToTell({ home: 0.3, draw: 0.3, away: 0.4 }) }, tip)).toEqual({ kind: 'tip', facts });
    const against = aForecastToTell({ home: 0.42, draw: 0.27, away: 0.31 });
    expect(tipStory({ ...match, forecast: against }, tip)).toEqual({ kind: 'tip', facts: { ...facts, unlikely: true } });
  });

  it.each<[RefusedReason, string]>([
    ['no-prices', 'noTipPrices'],
    ['stale-prices', 'noTipPrices'],
    ['too-little-known', 'noTipLittleKnown'],
    ['too-good', 'noTipTooGood'],
    ['price-below-fair', 'noTipValue'],
    ['value-too-small', 'noTipValue'],
  ])('is none for the reason %s, which is told as %s', (reason, kind) => {
    expect(tipStory(match, { kind: 'no-tip', reason })).toEqual({ kind, facts: names });
  });

  const nearest = (reason: RefusedReason, decimalOdds: number, fairOdds: number): NoTipToTell => ({
    kind: 'no-tip',
    reason,
    nearest: { bet, decimalOdds, fairOdds, probability: 1 / fairOdds },
  });

  it('that came nearest is too unlikely, with the chance that the page shows, or too short', () => {
    const facts = { ...names, bet, price: 4.8, least: 0.35 };
    const unlikelyAt = (away: number) => {
      const forecast = aForecastToTell({ home: 0.4, draw: 0.6 - away, away });
      return tipStory({ ...match, forecast }, nearest('too-unlikely', 4.8, 1 / away));
    };
    expect(unlikelyAt(0.22)).toEqual({ kind: 'noTipUnlikely', facts: { ...facts, chance: 0.22 } });
    // It reads as the limit, in the text as on the page.
    expect(unlikelyAt(0.347)).toEqual({ kind: 'noTipUnlikely', facts: { ...facts, chance: 0.35 } });
    expect(tipStory(match, nearest('price-too-short', 1.12, 1.1))).toEqual({
      kind: 'noTipShort',
      facts: { ...names, bet, price: 1.12, least: 1.2 },
    });
    expect(tipStory(match, nearest('price-too-short', 1.197, 1.15)).facts).toHaveProperty('price', 1.197);
  });

  it('whose sentence says too much leaves a plainer one', () => {
    expect(tipStories(match, nearest('price-below-fair', 1.9, 2)).map(({ kind }) => kind)).toEqual([
      'noTipBelowFair',
      'noTipAmongOurs',
      'noTipValue',
    ]);
  });

  it('that came nearest pays too little more than is fair, or less than is fair', () => {
    expect(tipStory(match, nearest('value-too-small', 2.05, 2))).toEqual({
      kind: 'noTipThin',
      facts: { ...names, bet, price: 2.05, fair: 2 },
    });
    expect(tipStory(match, nearest('price-below-fair', 1.9, 2))).toEqual({
      kind: 'noTipBelowFair',
      facts: { ...names, bet, price: 1.9, fair: 2 },
    });
  });

  it('that came nearest is never one too unlikely to be tipped at any price', () => {
    expect(tipStories(match, nearest('value-too-small', 4.6, 4.5)).map(({ kind }) => kind)).toEqual(['noTipUnlikely', 'noTipValue']);
    expect(tipStories(match, nearest('price-below-fair', 4.4, 4.5)).map(({ kind }) => kind)).toEqual(['noTipValue']);
  });

  it('that came nearest is not compared where both prices read alike', () => {
    expect(tipStory(match, nearest('price-below-fair', 2.001, 2.004)).kind).toBe('noTipValue');
  });

  it('that came nearest is no matter where something else stood in its way', () => {
    expect(tipStory(match, nearest('too-good', 9, 2))).toEqual({ kind: 'noTipTooGood', facts: names });
  });

  it('and the likeliest score say where nobody is at home', () => {
    const neutral = { ...match, neutral: true };
    expect(tipStory(neutral, nearest('price-below-fair', 1.9, 2)).facts).toHaveProperty('neutral', true);
    expect(goalsStory(neutral, aForecastToTell({ over: 0.5 })).facts).toHaveProperty('neutral', true);
  });
});
