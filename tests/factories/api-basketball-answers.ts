import { loadBasketballCatalogue } from '#sports/basketball/data/catalogue/basketball-catalogue.ts';
import { apiBasketballLeagues } from '#sports/basketball/data/sources/api-basketball/api-basketball-leagues.ts';
import { createApiBasketballSource } from '#sports/basketball/data/sources/api-basketball/api-basketball-source.ts';

/* Games in the shape of the provider's answers, for tests. They begin at 18:00 UTC on 21 November 2026. */

export const basketballKey = 'k3y-of-a-court';

/** Returns the source with the competitions of the catalogue, at an address. */
export const basketballSourceAt = (address: string, perDay = 100) =>
  createApiBasketballSource(
    { address: new URL(address), key: basketballKey, budget: { perMinute: 10, perDay } },
    apiBasketballLeagues({ basketball: loadBasketballCatalogue() }),
  );

type Points = readonly [q1: number | null, q2?: number | null, q3?: number | null, q4?: number | null, overtime?: number | null];

interface GameChanges {
  readonly id?: number;
  readonly status?: string;
  readonly home?: Points;
  readonly away?: Points;
  /** Additional members of the game. */
  readonly more?: object;
}

/** Returns a game that has not begun, with the given changes; the totals are the sums of the parts. */
export function sampleGame({ id = 410_001, status = 'NS', home, away, more }: GameChanges = {}): Record<string, unknown> {
  return {
    id,
    date: '2026-11-21T18:00:00+00:00',
    time: '18:00',
    timestamp: 1_795_284_000,
    timezone: 'UTC',
    stage: null,
    week: null,
    status: { long: 'Some words', short: status, timer: null },
    league: { id: 12, name: 'NBA', type: 'League', season: '2026-2027', logo: 'https://example.test/12.png' },
    country: { id: 5, name: 'USA', code: 'US', flag: null },
    teams: {
      home: { id: 139, name: 'Denver Nuggets', logo: 'https://example.test/139.png' },
      away: { id: 144, name: 'Los Angeles Clippers', logo: 'https://example.test/144.png' },
    },
    scores: { home: scoresOf(home), away: scoresOf(away) },
    ...more,
  };
}

function scoresOf(points: Points = [null]): Record<string, number | null> {
  const [quarter_1, quarter_2 = null, quarter_3 = null, quarter_4 = null, over_time = null] = points;
  const told = [quarter_1, quarter_2, quarter_3, quarter_4, over_time].filter((part) => part !== null);
  return {
    quarter_1,
    quarter_2,
    quarter_3,
    quarter_4,
    over_time,
    total: told.length === 0 ? null : told.reduce((sum, part) => sum + part, 0),
  };
}

/** Returns the text of an answer with these games. */
export function gamesAnswer(...response: readonly unknown[]): string {
  return JSON.stringify({ get: 'games', parameters: { live: 'all' }, errors: [], results: response.length, response });
}
