import { GaussianEstimate, type Projection } from '#sports/shared/domain/gaussian-estimate.ts';

interface ClubFilterSettings {
  /** The number shared by all games: the home edge, or the usual sum of points. */
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

/** Follows one number of each club of a league and one shared by all games. */
interface ClubFilter {
  /** Returns the expected weighted sum of the numbers in a game, and changes nothing. */
  expect(game: Game, weights: Weights): Pick<Projection, 'mean' | 'variance'>;
  /** @param mostSurprise limit that the largest surprises approach */
  measure(game: Game, weights: Weights, value: number, noise: number, mostSurprise?: number): void;
}

const sharedPlace = 0;

/** Returns a filter in which clubs begin at 0, change from day to day, and are nearer to 0 after a summer. */
export function createClubFilter({ shared, club, summerKeep }: ClubFilterSettings): ClubFilter {
  const estimate = new GaussianEstimate([shared]);
  const places = new Map<number, number>();
  let now: { readonly season: string; readonly day: number } | undefined;
  const age = (aged: GaussianEstimate, { season, day }: Game): void => {
    const days = now === undefined ? 0 : Math.max(0, day - now.day);
    const isNewSeason = now !== undefined && now.season !== season;
    aged.loosen(sharedPlace, shared.variancePerDay * days);
    for (const place of places.values()) {
      if (isNewSeason) {
        aged.shrink(place, summerKeep);
        aged.loosen(place, club.variance * (1 - summerKeep ** 2));
      } else aged.loosen(place, club.variancePerDay * days);
    }
  };
  const along = (aged: GaussianEstimate, game: Game, weights: Weights): Projection => {
    const all = new Array<number>(places.size + 1).fill(0);
    all[sharedPlace] = weights.shared;
    const [home, away] = [places.get(game.home), places.get(game.away)];
    if (home !== undefined) all[home] = weights.home;
    if (away !== undefined) all[away] = weights.away;
    return aged.along(all);
  };
  return {
    expect(game, weights) {
      const aged = estimate.copy();
      age(aged, game);
      const { mean, variance } = along(aged, game, weights);
      /* A club that is new begins at 0. */
      const own = (id: number, weight: number): number => (places.has(id) ? 0 : club.variance * weight ** 2);
      return { mean, variance: variance + own(game.home, weights.home) + own(game.away, weights.away) };
    },
    measure(game, weights, value, noise, mostSurprise) {
      age(estimate, game);
      now = { season: game.season, day: Math.max(game.day, now?.day ?? game.day) };
      for (const id of [game.home, game.away]) if (!places.has(id)) places.set(id, estimate.enter(0, club.variance));
      const before = along(estimate, game, weights);
      const variance = before.variance + noise;
      const surprise = value - before.mean;
      const counted = mostSurprise === undefined ? surprise : mostSurprise * Math.tanh(surprise / mostSurprise);
      estimate.learn(before, counted / variance, 1 / variance);
    },
  };
}
