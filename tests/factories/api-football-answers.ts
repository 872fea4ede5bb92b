import { createApiFootballSource } from '#sports/football/data/sources/api-football/api-football-source.ts';

/* Matches in the shape of the provider's answers, for tests. Kick-off is at 14:30 UTC on 21 November 2026. */

export const key = 'k3y-of-nobody';

export const source = createApiFootballSource({ address: new URL('https://football.test/'), key }, [
  { tournamentId: 'germany.bundesliga', leagueId: 78, type: 'league', season: 'autumn-spring' },
  { tournamentId: 'sweden.allsvenskan', leagueId: 113, type: 'league', season: 'calendar-year' },
  {
    tournamentId: 'international.european-qualifiers',
    leagueId: 32,
    type: 'cup',
    season: 'calendar-year',
    finals: { year: 2024, every: 2 },
  },
]);

export const call = {
  name: 'fixtures?live=all',
  url: new URL('https://football.test/fixtures?live=all'),
  everySeconds: 15,
  maxBytes: 8_000_000,
};

type Pair = readonly [home: number | null, away: number | null];
const goalsOf = ([home, away]: Pair) => ({ home, away });
const none: Pair = [null, null];

interface Changes {
  readonly id?: number;
  readonly status?: string;
  readonly elapsed?: number | null;
  readonly extra?: number | null;
  readonly goals?: Pair;
  readonly halftime?: Pair;
  readonly fulltime?: Pair;
  readonly extratime?: Pair;
  readonly penalty?: Pair;
  readonly fixture?: object;
  readonly league?: object;
  readonly teams?: object;
  /** Additional members of the match: events, line-ups, statistics. */
  readonly more?: object;
}

/** Returns a match that has not begun, with the given changes. */
export function sample({ id = 1_400_001, status = 'NS', elapsed = null, extra = null, ...changes }: Changes = {}): Record<string, unknown> {
  return {
    fixture: {
      id,
      referee: 'A. Pfeife, Germany',
      timezone: 'UTC',
      date: '2026-11-21T14:30:00+00:00',
      timestamp: 1_795_271_400,
      periods: { first: null, second: null },
      venue: { id: 700, name: 'Millerntor-Stadion', city: 'Hamburg' },
      status: { long: 'Some words', short: status, elapsed, extra },
      ...changes.fixture,
    },
    league: { id: 78, name: 'Bundesliga', country: 'Germany', season: 2026, round: 'Regular Season - 11', ...changes.league },
    teams: {
      home: { id: 186, name: 'FC St. Pauli', winner: null },
      away: { id: 160, name: ' SC Freiburg\r\n', winner: null },
      ...changes.teams,
    },
    goals: goalsOf(changes.goals ?? none),
    score: {
      halftime: goalsOf(changes.halftime ?? none),
      fulltime: goalsOf(changes.fulltime ?? none),
      extratime: goalsOf(changes.extratime ?? none),
      penalty: goalsOf(changes.penalty ?? none),
    },
    ...changes.more,
  };
}

interface EventChanges {
  readonly extra?: number;
  readonly assist?: string;
  readonly comments?: string;
}

/** Returns an event of a side, its type and detail in the provider's words. */
export function event(
  side: 'home' | 'away',
  minute: number,
  [type, detail]: readonly [type: string, detail: string],
  player: string | null,
  { extra, assist, comments }: EventChanges = {},
): object {
  return {
    time: { elapsed: minute, extra: extra ?? null },
    team: { id: side === 'home' ? 186 : 160, name: 'Some club' },
    player: { id: null, name: player },
    assist: { id: null, name: assist ?? null },
    type,
    detail,
    comments: comments ?? null,
  };
}

/** Returns the text of an answer with these matches. */
export function answer(...response: readonly unknown[]): string {
  return JSON.stringify({ get: 'fixtures', errors: [], results: response.length, paging: { current: 1, total: 1 }, response });
}

/** Returns the batch read from an answer with these matches at a time of 21 November 2026. */
export function readAt(time: string, ...response: readonly unknown[]) {
  return source.read(call, answer(...response), new Date(`2026-11-21T${time}:00Z`));
}
