import type { Pair } from '#domain/sports/pair.ts';
import type { SportWalk, WalkedFixture } from '#domain/sports/sport-walk.ts';
import { historyReliability } from '#sports/shared/domain/history-reliability.ts';
import { restDays, SideHistory, wonAndLost } from '#sports/shared/domain/side-history.ts';
import type { BasketballClubFactors, BasketballFactors } from './basketball-factors.ts';
import { lineRatingSettings, scoreRatingSettings } from './basketball-rating-settings.ts';
import { type BasketballFixture, createBasketballRatings } from './basketball-ratings.ts';
import { pricedLead, pricedTotal } from './priced-spreads.ts';

/** Min share of games with prices for the ratings by prices to be used. */
const minPricedShare = 0.5;

/** Returns a walk over games of basketball that has learned from none yet: it forecasts each from those that it observed before. */
export function createBasketballWalk(): SportWalk<'basketball'> {
  const results = createBasketballRatings(scoreRatingSettings);
  const earlierPrices = createBasketballRatings(lineRatingSettings);
  const history = new SideHistory();
  const observed = { all: 0, priced: 0 };
  return {
    forecast(fixture) {
      const asked = toBasketballFixture(fixture);
      const isPriced = observed.priced >= minPricedShare * observed.all && observed.priced > 0;
      const known = fixture.sides.map((id) => history.before(id, fixture.day).length) as unknown as Pair<number>;
      return {
        model: results.forecast(asked),
        marketInformed: isPriced ? earlierPrices.forecast(asked) : undefined,
        reliability: historyReliability(known),
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

function toBasketballFixture({ sides: [home, away], season, day, facts }: WalkedFixture<'basketball'>): BasketballFixture {
  return { home, away, season, day, stage: facts.stage, venue: facts.venue };
}

function factorsOf({ sides, day, season, facts }: WalkedFixture<'basketball'>, history: SideHistory): BasketballFactors {
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
