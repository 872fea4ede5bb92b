import type { CourtFixture, CourtModel, CourtWalk } from '../court-model.ts';
import { type CourtOpinion, mainLineOf } from '../court-prices.ts';
import { courtReliability } from '../court-reliability.ts';
import { normalPoint } from '../normal.ts';
import type { Pair } from '../pair.ts';
import { restDays, SideHistory, wonAndLost } from '../side-history.ts';
import type { BasketballBet } from './basketball-bet.ts';
import type { BasketballClubFactors, BasketballFactors } from './basketball-factors.ts';
import { lineRatingSettings, scoreRatingSettings } from './basketball-rating-settings.ts';
import {
  type BasketballFixture,
  type BasketballForecast,
  chanceAbove,
  createBasketballRatings,
  marketLeadDeviation,
  type Spread,
} from './basketball-ratings.ts';

export const basketballModel: CourtModel<'basketball'> = {
  createWalk,
  priced(before, quotes): BasketballForecast | undefined {
    const lead = pricedLead(quotes);
    return lead && { lead, total: pricedTotal(quotes) ?? before.total };
  },
  firstWins: ({ lead }) => chanceAbove(lead, 0),
  chanceOf(bet, forecast) {
    const above = chanceAboveLine(bet, forecast);
    return bet.selection === 'home' || bet.selection === 'over' ? above : 1 - above;
  },
};

/** Returns the chance of the bet on the home side, or on many points. */
function chanceAboveLine(bet: BasketballBet, { lead, total }: BasketballForecast): number {
  switch (bet.market) {
    case 'moneyline':
      return chanceAbove(lead, 0);
    case 'spread':
      return chanceAbove(lead, -bet.line);
    case 'total':
      return chanceAbove(total, bet.line);
  }
}

/** Below this share of games with prices the ratings that are made for them are not asked. */
const leastPricedShare = 0.5;

function createWalk(): CourtWalk<'basketball'> {
  const results = createBasketballRatings(scoreRatingSettings);
  const earlierPrices = createBasketballRatings(lineRatingSettings);
  const history = new SideHistory();
  const observed = { all: 0, priced: 0 };
  return {
    forecast(fixture) {
      const asked = toBasketballFixture(fixture);
      const isPriced = observed.priced >= leastPricedShare * observed.all && observed.priced > 0;
      const known = fixture.sides.map((id) => history.before(id, fixture.day).length) as unknown as Pair<number>;
      return {
        model: results.forecast(asked),
        marketInformed: isPriced ? earlierPrices.forecast(asked) : undefined,
        reliability: courtReliability(known),
        factors: factorsOf(fixture, history),
      };
    },
    observe({ play, quotes, ...fixture }) {
      const { total: points } = play;
      if (points[0] === points[1]) return;
      const game = { ...toBasketballFixture(fixture), score: play };
      const lead = pricedLead(quotes)?.mean;
      results.observe(game);
      earlierPrices.observe({ ...game, spread: lead === undefined ? undefined : -lead, total: pricedTotal(quotes)?.mean });
      const places: Pair<string> = fixture.facts.venue === 'neutral' ? ['neutral', 'neutral'] : ['home', 'away'];
      history.observe({ ...fixture, places, winner: points[0] > points[1] ? 0 : 1 });
      observed.all += 1;
      if (lead !== undefined) observed.priced += 1;
    },
  };
}

function toBasketballFixture({ sides: [home, away], season, day, facts }: CourtFixture<'basketball'>): BasketballFixture {
  return { home, away, season, day, stage: facts.stage, venue: facts.venue };
}

/** Returns the lead that the spread stands for, or the prices of the winner where there is none: the spread misprices no favourite. */
function pricedLead(quotes: readonly CourtOpinion[]): Spread | undefined {
  const spread = mainLineOf(quotes, 'spread');
  const winner = spread ?? mainLineOf(quotes, 'moneyline');
  return winner && { mean: normalPoint(winner.chances[0]) * marketLeadDeviation - winner.line, deviation: marketLeadDeviation };
}

function pricedTotal(quotes: readonly CourtOpinion[]): Spread | undefined {
  const total = mainLineOf(quotes, 'total');
  const deviation = scoreRatingSettings.totalDeviation;
  return total && { mean: total.line + normalPoint(total.chances[0]) * deviation, deviation };
}

function factorsOf({ sides, day, season, facts }: CourtFixture<'basketball'>, history: SideHistory): BasketballFactors {
  const met = wonAndLost(history.meetings(sides, day).filter((result) => result.season === season));
  const places = facts.venue === 'neutral' ? ['neutral', 'neutral'] : ['home', 'away'];
  const [home, away] = sides.map((id, side): BasketballClubFactors => {
    const results = history.before(id, day);
    const ofSeason = results.filter((result) => result.season === season);
    return {
      restDays: restDays(results, day),
      lastTen: wonAndLost(results.slice(-10)),
      season: wonAndLost(ofSeason),
      atSuchVenue: wonAndLost(ofSeason.filter(({ place }) => place === places[side])),
    };
  });
  return { venue: facts.venue, clubs: [home, away] as Pair<BasketballClubFactors>, meetings: [met.won, met.lost] };
}
