import type { Pair, Side } from '#domain/sports/pair.ts';
import type { SportWalk, WalkedFixture, WalkedMatch } from '#domain/sports/sport-walk.ts';
import { mainLineOf } from '#sports/shared/domain/fair-chances.ts';
import { historyReliability } from '#sports/shared/domain/history-reliability.ts';
import { restDays, SideHistory, wonAndLost } from '#sports/shared/domain/side-history.ts';
import { createTourRatings, type SurfaceRatings } from './surface-ratings.ts';
import type { TennisFactors, TennisPlayerFactors } from './tennis-forecast.ts';
import { priceRatingSettings, resultRatingSettings } from './tennis-rating-settings.ts';
import { createTennisRatings, type RankedPlayer, type TennisFixture } from './tennis-ratings.ts';

/** Min share of matches with prices for the ratings by prices to be used. */
const minPricedShare = 0.5;

/** Min matches in two years for a player's rating to be shown: as many as the third level of reliability needs. */
const minRatedMatches = 8;

/** Returns a walk over tennis matches that has learned from none yet: it forecasts each from those that it observed before. */
export function createTennisWalk(): SportWalk<'tennis'> {
  const results = createTennisRatings(resultRatingSettings);
  const earlierPrices = createTennisRatings(priceRatingSettings);
  const points = { results: createTourRatings(results), earlierPrices: createTourRatings(earlierPrices) };
  const history = new SideHistory();
  const observed = { all: 0, priced: 0 };
  return {
    forecast(fixture) {
      const { bestOf } = fixture.facts;
      const asked = toTennisFixture(fixture);
      const isPriced = observed.priced >= minPricedShare * observed.all && observed.priced > 0;
      const known = fixture.sides.map((id) => history.before(id, fixture.day).length) as unknown as Pair<number>;
      const ratings = asked.players.map((player, side) => {
        if (known[side as Side] < minRatedMatches) return null;
        return (isPriced ? points.earlierPrices : points.results).before(fixture.facts.tour, player, fixture.day) ?? null;
      });
      return {
        model: { firstWins: results.chance(asked), bestOf },
        marketInformed: isPriced ? { firstWins: earlierPrices.chance(asked), bestOf } : undefined,
        reliability: historyReliability(known),
        factors: factorsOf(fixture, history, ratings as unknown as Pair<SurfaceRatings | null>),
      };
    },
    observe(match) {
      const { play, sides, day, season, facts } = match;
      const { winner, ending, sets } = play;
      if (winner === undefined || ending === undefined || ending === 'walkover') return;
      const score = { winner, ending, sets: sets.length === 0 ? undefined : sets };
      const marketChance = mainLineOf(match.quotes, 'match-winner')?.chances[0];
      const fixture = toTennisFixture(match);
      results.observe({ ...fixture, score });
      earlierPrices.observe({ ...fixture, score, marketChance });
      for (const each of [points.results, points.earlierPrices]) each.observe(facts.tour, sides, day);
      history.observe({ sides, day, season, winner, places: [facts.surface, facts.surface] });
      observed.all += 1;
      if (marketChance !== undefined) observed.priced += 1;
    },
  };
}

function toTennisFixture({ sides, day, facts }: WalkedFixture<'tennis'> | WalkedMatch<'tennis'>): TennisFixture {
  const [first, second] = sides.map((id, side): RankedPlayer => ({ id, rank: facts.ranks[side] ?? undefined }));
  return {
    players: [first, second] as Pair<RankedPlayer>,
    day,
    surface: facts.surface,
    court: facts.court,
    bestOf: facts.bestOf,
  };
}

function factorsOf(
  { sides, day, facts }: WalkedFixture<'tennis'>,
  history: SideHistory,
  ratings: Pair<SurfaceRatings | null>,
): TennisFactors {
  const meetings = wonAndLost(history.meetings(sides, day));
  const [first, second] = sides.map((id, side): TennisPlayerFactors => {
    const results = history.before(id, day);
    return {
      rank: facts.ranks[side] ?? null,
      restDays: restDays(results, day),
      lastTen: wonAndLost(results.slice(-10)),
      onSurface: wonAndLost(results.filter(({ place }) => place === facts.surface)),
      ratings: ratings[side as Side],
    };
  });
  return {
    surface: facts.surface,
    court: facts.court,
    players: [first, second] as Pair<TennisPlayerFactors>,
    meetings: [meetings.won, meetings.lost],
  };
}
