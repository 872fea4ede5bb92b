import { createFootballDataOrgSource } from '#sports/football/data/sources/football-data-org/football-data-org-source.ts';

/* Matches in the shape of the provider's answers, for tests. Kick-off is at 15:00 UTC on 21 November 2026. */

export const token = 'f00dfeedf00dfeedf00dfeedf00dfeed';

export const source = createFootballDataOrgSource({ address: new URL('https://api.football-data.test/'), key: token }, [
  { tournamentId: 'england.premier-league', code: 'PL', type: 'league', season: 'autumn-spring' },
  { tournamentId: 'brazil.serie-a', code: 'BSA', type: 'league', season: 'calendar-year' },
  { tournamentId: 'international.champions-league', code: 'CL', type: 'cup', season: 'autumn-spring' },
]);

export const call = {
  name: 'matches?dateFrom=2026-11-20&dateTo=2026-11-23&competitions=BSA,CL,PL',
  url: new URL('https://api.football-data.test/v4/matches?dateFrom=2026-11-20&dateTo=2026-11-23&competitions=BSA,CL,PL'),
  headers: { 'X-Auth-Token': token },
  everySeconds: 15,
  maxBytes: 2_000_000,
};

type Pair = readonly [home: number | null, away: number | null];

/** Returns a score: the running one, that of half-time, and others where they are named. */
export function score(fullTime: Pair, halfTime: Pair, changes: Readonly<Record<string, Pair | string>> = {}): object {
  const pairs = Object.entries({ duration: 'REGULAR', fullTime, halfTime, ...changes }).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : { home: value[0], away: value[1] },
  ]);
  return { winner: null, ...Object.fromEntries(pairs) };
}

export const nothing: Pair = [null, null];

export const sampleMatch = {
  area: { id: 2072, name: 'England', code: 'ENG', flag: null },
  competition: { id: 2021, name: 'Premier League', code: 'PL', type: 'LEAGUE', emblem: null },
  season: { id: 2900, startDate: '2026-08-15', endDate: '2027-05-23', currentMatchday: 12, winner: null },
  id: 551234,
  utcDate: '2026-11-21T15:00:00Z',
  status: 'TIMED',
  matchday: 12,
  stage: 'REGULAR_SEASON',
  group: null,
  lastUpdated: '2026-11-21T01:20:09Z',
  homeTeam: { id: 397, name: 'Brighton & Hove Albion FC', shortName: 'Brighton Hove', tla: 'BHA', crest: null },
  awayTeam: { id: 402, name: 'Brentford FC', shortName: 'Brentford', tla: 'BRE', crest: null },
  score: score(nothing, nothing),
  odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
  referees: [] as object[],
};

/** Returns a match with the given members changed. */
export function sample(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...sampleMatch, ...changes };
}

/** Returns a match of the knock-out rounds of a cup. */
export function tie(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return sample({ competition: { id: 2001, name: 'UEFA Champions League', code: 'CL' }, stage: 'LAST_16', matchday: null, ...changes });
}

/** Returns the text of an answer with these matches. */
export function answerOf(...matches: readonly unknown[]): string {
  return JSON.stringify({ filters: {}, resultSet: { count: matches.length }, matches });
}

/** Returns the batch read from an answer with these matches at a time of 21 November 2026. */
export function readAt(time: string, ...matches: readonly unknown[]) {
  return source.read(call, answerOf(...matches), new Date(`2026-11-21T${time}:00Z`));
}
