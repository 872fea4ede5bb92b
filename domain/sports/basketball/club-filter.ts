import { GaussianEstimate, type Projection } from '../gaussian-estimate.ts';

interface ClubFilterSettings {
  /** The number that all games share: the edge of being at home, or the usual sum of points. */
  readonly shared: { readonly mean: number; readonly variance: number; readonly variancePerDay: number };
  readonly club: { readonly variance: number; readonly variancePerDay: number };
  readonly summerKeep: number;
}

interface Game {
  readonly home: number;
  readonly away: number;
  readonly season: string;
  readonly day: number;
}

interface Weights {
  readonly home: number;
  readonly away: number;
  readonly shared: number;
}

/** Follows one number of each club of a league and one that all games share. */
interface ClubFilter {
  expect(game: Game, weights: Weights): Projection;
  /** @param mostSurprise the surprise that the largest ones come near to */
  measure(game: Game, weights: Weights, value: number, noise: number, mostSurprise?: number): void;
}

const sharedPlace = 0;

/** Returns a filter in which clubs begin at 0, wander from day to day, and come out of a summer nearer to 0. */
export function createClubFilter({ shared, club, summerKeep }: ClubFilterSettings): ClubFilter {
  const estimate = new GaussianEstimate([shared]);
  const places = new Map<number, number>();
  let now: { readonly season: string; readonly day: number } | undefined;
  const placeOf = (id: number): number => {
    const place = places.get(id) ?? estimate.enter(0, club.variance);
    places.set(id, place);
    return place;
  };
  const moveTo = ({ season, day }: Game): void => {
    const days = now === undefined ? 0 : day - now.day;
    const isNewSeason = now !== undefined && now.season !== season;
    if (days > 0) estimate.loosen(sharedPlace, shared.variancePerDay * days);
    for (const place of places.values()) {
      if (isNewSeason) {
        estimate.shrink(place, summerKeep);
        estimate.loosen(place, club.variance * (1 - summerKeep ** 2));
      } else if (days > 0) estimate.loosen(place, club.variancePerDay * days);
    }
    now = { season, day };
  };
  const expect = (game: Game, weights: Weights): Projection => {
    moveTo(game);
    const [home, away] = [placeOf(game.home), placeOf(game.away)];
    const all = new Array<number>(places.size + 1).fill(0);
    all[sharedPlace] = weights.shared;
    all[home] = weights.home;
    all[away] = weights.away;
    return estimate.along(all);
  };
  return {
    expect,
    measure(game, weights, value, noise, mostSurprise) {
      const before = expect(game, weights);
      const variance = before.variance + noise;
      const surprise = value - before.mean;
      const counted = mostSurprise === undefined ? surprise : mostSurprise * Math.tanh(surprise / mostSurprise);
      estimate.learn(before, counted / variance, 1 / variance);
    },
  };
}
