import { describe, expect, it } from 'vitest';
import { lineRatingSettings, scoreRatingSettings } from './basketball-rating-settings.ts';
import {
  type BasketballFixture,
  chanceAbove,
  chanceOfSpread,
  createBasketballRatings,
  type ObservedBasketballGame,
} from './basketball-ratings.ts';

/** The ratings that know scores alone, without the Elo that is pooled with them. */
const filterSettings = { ...scoreRatingSettings, elo: undefined };

const fixture = (facts: Partial<BasketballFixture> = {}): BasketballFixture => ({
  home: 1,
  away: 2,
  season: '2020-21',
  day: 18_600,
  stage: 'regular',
  venue: 'home',
  ...facts,
});

/** A game in which the home side leads by so many after three quarters and the last is level. */
const leading = (lead: number): ObservedBasketballGame['score'] => ({
  total: [100 + lead, 100],
  quarters: [
    [25 + lead, 25],
    [25, 25],
    [25, 25],
    [25, 25],
  ],
});
const played = (facts: Partial<ObservedBasketballGame> = {}): ObservedBasketballGame => ({
  ...fixture(facts),
  score: leading(10),
  ...facts,
});
const untired = { day: 18_610 };

const leadAfter = (game: ObservedBasketballGame, next: BasketballFixture = fixture(untired)) => {
  const ratings = createBasketballRatings(filterSettings);
  ratings.observe(game);
  return ratings.forecast(next).lead.mean;
};

describe('createBasketballRatings', () => {
  it('gives equals the edge of being at home, and nothing where nobody is', () => {
    const ratings = createBasketballRatings(filterSettings);
    expect(ratings.forecast(fixture()).lead.mean).toBe(filterSettings.homeEdge);
    expect(ratings.forecast(fixture({ venue: 'moved' })).lead.mean).toBe(filterSettings.homeEdge);
    expect(ratings.forecast(fixture({ venue: 'neutral' })).lead.mean).toBe(0);
  });

  it('gives the home side one point more in the playoffs, where somebody is at home', () => {
    const ratings = createBasketballRatings(filterSettings);
    expect(ratings.forecast(fixture({ stage: 'playoffs' })).lead.mean).toBe(filterSettings.homeEdge + 1);
    expect(ratings.forecast(fixture({ stage: 'play-in' })).lead.mean).toBe(filterSettings.homeEdge);
    expect(ratings.forecast(fixture({ stage: 'playoffs', venue: 'neutral' })).lead.mean).toBe(0);
  });

  it('takes 1.6 points from a side that played the day before', () => {
    const ratings = createBasketballRatings(filterSettings);
    ratings.observe(played({ home: 1, away: 3, score: leading(2) }));
    const [next, later] = [fixture({ day: 18_601 }), fixture({ day: 18_602 })];
    expect(ratings.forecast(later).lead.mean - ratings.forecast(next).lead.mean).toBeCloseTo(1.6, 9);
  });

  it('learns from a lead by how large it is, and hardly more from the largest', () => {
    expect(leadAfter(played({ score: leading(20) }))).toBeGreaterThan(leadAfter(played({ score: leading(10) })));
    const [great, greater] = [leadAfter(played({ score: leading(40) })), leadAfter(played({ score: leading(60) }))];
    expect(greater - great).toBeLessThan((great - leadAfter(played({ score: leading(20) }))) / 4);
  });

  it('counts the last quarter for less', () => {
    const late: ObservedBasketballGame['score'] = {
      total: [110, 100],
      quarters: [
        [25, 25],
        [25, 25],
        [25, 25],
        [35, 25],
      ],
    };
    expect(leadAfter(played({ score: late }))).toBeLessThan(leadAfter(played({ score: leading(10) })));
  });

  it('learns of clubs that were not there: who beat a third club is held for better', () => {
    const ratings = createBasketballRatings(filterSettings);
    ratings.observe(played({ home: 1, away: 3, venue: 'neutral' }));
    ratings.observe(played({ home: 3, away: 2, venue: 'neutral' }));
    expect(ratings.forecast(fixture({ ...untired, venue: 'neutral' })).lead.mean).toBeGreaterThan(0);
  });

  it('comes out of a summer with 0.8 of the levels', () => {
    const game = played({ venue: 'neutral' });
    const [same, next] = ['2020-21', '2021-22'].map((season) => leadAfter(game, fixture({ ...untired, venue: 'neutral', season }))) as [
      number,
      number,
    ];
    expect(next / same).toBeCloseTo(0.8, 9);
  });

  it('goes nearer to the spread of an earlier game than to its score, and to the moneyline where there is no spread', () => {
    const lead = (facts: Partial<ObservedBasketballGame>) => {
      const ratings = createBasketballRatings(lineRatingSettings);
      ratings.observe(played({ venue: 'neutral', score: leading(1), ...facts }));
      return ratings.forecast(fixture({ ...untired, venue: 'neutral' })).lead.mean;
    };
    expect(lead({ spread: -9 })).toBeGreaterThan(6);
    expect(lead({ spread: 9 })).toBeLessThan(-6);
    expect(lead({ marketChance: chanceOfSpread(-9) })).toBeCloseTo(lead({ spread: -9 }), 3);
    expect(lead({ spread: -9, marketChance: 0.1 })).toBe(lead({ spread: -9 }));
  });

  it('pools a quarter of the lead that Elo stands for, with three quarters of its own', () => {
    const [pooled, own] = [createBasketballRatings(scoreRatingSettings), createBasketballRatings(filterSettings)];
    /* Between equals Elo has 3 points of 23: 0.59801, which is 0.24817 of a deviation, and that is √(30 + 30 + 1 + 144). */
    expect(pooled.forecast(fixture()).lead.mean).toBeCloseTo(0.75 * 3 + 0.25 * 0.24817 * Math.sqrt(205), 3);
    expect(pooled.forecast(fixture({ venue: 'neutral' })).lead.mean).toBeCloseTo(0, 8);
    for (const ratings of [pooled, own]) ratings.observe(played());
    const leadOf = (ratings: typeof own) => ratings.forecast(fixture({ ...untired, venue: 'neutral' })).lead;
    /* A favourite by 69 that wins by 10: 15.814 points ahead, a chance of 0.52274, 0.05704 of a deviation. */
    const { mean, deviation } = leadOf(own);
    expect(leadOf(pooled).mean).toBeCloseTo(0.75 * mean + 0.25 * 0.05704 * deviation, 2);
    expect(leadOf(pooled).deviation).toBe(deviation);
  });

  it('is not changed by being asked', () => {
    const [asked, other] = [createBasketballRatings(scoreRatingSettings), createBasketballRatings(scoreRatingSettings)];
    for (const ratings of [asked, other]) ratings.observe(played());
    asked.forecast(fixture({ day: 18_900, season: '2021-22', away: 9 }));
    for (const ratings of [asked, other]) ratings.observe(played({ day: 18_602 }));
    expect(asked.forecast(fixture(untired))).toEqual(other.forecast(fixture(untired)));
  });

  it('follows how much is scored', () => {
    const ratings = createBasketballRatings(filterSettings);
    const before = ratings.forecast(fixture()).total.mean;
    const many: ObservedBasketballGame['score'] = {
      total: [140, 140],
      quarters: [
        [35, 30],
        [35, 30],
        [35, 30],
        [35, 30],
      ],
    };
    ratings.observe(played({ score: many }));
    expect(ratings.forecast(fixture(untired)).total.mean).toBeGreaterThan(before + 5);
    expect(ratings.forecast(fixture({ ...untired, home: 5, away: 6 })).total.mean).toBeGreaterThan(before);
  });
});

it('turns a lead into a chance by the normal distribution', () => {
  expect(chanceAbove({ mean: 0, deviation: 12 }, 0)).toBeCloseTo(0.5, 6);
  /* One deviation above. */
  expect(chanceAbove({ mean: 5, deviation: 10 }, -5)).toBeCloseTo(0.8413, 4);
  expect(chanceOfSpread(-12.4)).toBeCloseTo(0.8413, 4);
  expect(chanceOfSpread(12.4)).toBeCloseTo(0.1587, 4);
});
