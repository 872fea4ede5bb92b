import type { FeedBatch } from '#data/feeds/feed.ts';
import { createTheOddsApiSource } from '#data/sources/the-odds-api/the-odds-api-source.ts';

/* Events in the shape of the provider's answers, for tests. Kick-off is at 15:00 UTC on 21 November 2026. */

export const key = 'hunter2-0123456789abcdef';
export const account = { address: new URL('https://api.the-odds-api.test/'), key, regions: ['eu', 'uk'], creditsPerMonth: 20_000 };

export const leagues = [
  { tournamentId: 'england.premier-league', sportKey: 'soccer_epl', season: 'autumn-spring' },
  { tournamentId: 'norway.eliteserien', sportKey: 'soccer_norway_eliteserien', season: 'calendar-year' },
] as const;
const qualifiers = {
  tournamentId: 'international.european-qualifiers',
  sportKey: 'soccer_uefa_euro_qualification',
  season: 'calendar-year',
  finals: { year: 2024, every: 2 },
} as const;

export const source = createTheOddsApiSource(account, [...leagues, qualifiers]);

export const callName = 'sports/soccer_epl/odds?regions=eu,uk&markets=h2h,totals,spreads&oddsFormat=decimal&dateFormat=iso';
export const call = {
  name: callName,
  url: new URL(`https://api.the-odds-api.test/v4/${callName}&apiKey=${key}`),
  everySeconds: 300,
  maxBytes: 8_000_000,
};

/** Returns an event with the given members changed. */
export function sampleEvent(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: '5d1c0a4e9b7f4c1c8a2e6d3f0b9a8c7d',
    sport_key: 'soccer_epl',
    sport_title: 'EPL',
    commence_time: '2026-11-21T15:00:00Z',
    home_team: 'Fulham',
    away_team: 'Brentford',
    bookmakers: [bookmaker('pinnacle', [h2h(2.5, 3.4, 2.9)])],
    ...changes,
  };
}

/** Returns a bookmaker with its markets, read at 14:20. */
export function bookmaker(
  name: string,
  markets: readonly unknown[],
  lastUpdate: unknown = '2026-11-21T14:20:00Z',
): Record<string, unknown> {
  return { key: name, title: name, last_update: lastUpdate, markets };
}

/** Returns a market with its outcomes, `['Over', 1.9, 2.5]`, at the time of its bookmaker. */
export function market(
  name: string,
  ...outcomes: readonly (readonly [name: string, price: unknown, point?: unknown])[]
): Record<string, unknown> {
  return {
    key: name,
    outcomes: outcomes.map(([outcome, price, point]) => ({ name: outcome, price, ...(point === undefined ? {} : { point }) })),
  };
}

/** Returns the prices of a result in the order of the provider: home, away, draw. */
export function h2h(home: number, draw: number, away: number): Record<string, unknown> {
  return market('h2h', ['Fulham', home], ['Brentford', away], ['Draw', draw]);
}

/** Returns the batch read from an answer with these events at a time of 21 November 2026. */
export function readAt(time: string, ...events: readonly unknown[]): FeedBatch {
  return source.read(call, JSON.stringify(events), new Date(`2026-11-21T${time}:00Z`));
}
