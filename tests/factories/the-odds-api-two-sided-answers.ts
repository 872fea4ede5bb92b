import type { TwoSidedBatch } from '#data/feeds/two-sided-feed.ts';
import { createTheOddsApiTwoSidedSource } from '#data/sources/the-odds-api/two-sided/the-odds-api-two-sided-source.ts';
import type { OddsApiTwoSidedLeague } from '#data/sources/the-odds-api/two-sided/two-sided-league.ts';
import { loadBasketballCatalogue } from '#sports/basketball/data/catalogue/basketball-catalogue.ts';
import { basketballLeague } from '#sports/basketball/data/sources/basketball-league.ts';
import { loadTennisPlayers } from '#sports/tennis/data/catalogue/tennis-players.ts';
import { account, market } from './the-odds-api-answers.ts';

/* Events of tennis and basketball in the shape of the provider's answers, for tests. They begin at 15:00 UTC on 21 November 2026. */

const basketball = loadBasketballCatalogue().competitions.map(basketballLeague);

export const twoSidedLeagues: readonly OddsApiTwoSidedLeague[] = [
  {
    sport: 'tennis',
    sportKey: 'tennis_atp_metz',
    tournamentId: 'tennis.metz',
    withScores: true,
    tour: 'atp',
    facts: { tour: 'atp', series: '250', court: 'indoor', surface: 'hard', bestOf: 3 },
  },
  ...basketball.map((league) => {
    const slug = league.tournamentId.replace('basketball.', '');
    return { ...league, sport: 'basketball', sportKey: `basketball_${slug}`, withScores: true } as const;
  }),
];

/** The stored players whom the catalogue does not know. */
const slugs = { atp: new Set(['muster-c']), wta: new Set<string>() };

/** Returns the batch read from an answer with these elements at a time of 21 November 2026. */
export function readCourtAt(time: string, about: 'odds' | 'scores', ...elements: readonly unknown[]): TwoSidedBatch {
  const call = {
    name: `sports/any/${about}?regions=eu`,
    url: new URL('https://api.the-odds-api.test/'),
    everySeconds: 300,
    maxBytes: 8_000_000,
  };
  const players = { describe: loadTennisPlayers(), slugs };
  const source = createTheOddsApiTwoSidedSource(account, twoSidedLeagues, () => ({ players }));
  return source.read(call, JSON.stringify(elements), new Date(`2026-11-21T${time}:00Z`), undefined);
}

/** Returns a match of Zoltan Muster, an unknown player, and Carlos Alcaraz, with the given members changed. */
export function tennisEvent(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
    sport_key: 'tennis_atp_metz',
    sport_title: 'ATP Metz',
    commence_time: '2026-11-21T15:00:00Z',
    home_team: 'Zoltan Muster',
    away_team: 'Carlos Alcaraz',
    bookmakers: [],
    ...changes,
  };
}

/** Returns a game of the NBA with the given members changed. */
export function nbaEvent(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 'f9e8d7c6b5a4938271605f4e3d2c1b0a',
    sport_key: 'basketball_nba',
    sport_title: 'NBA',
    commence_time: '2026-11-21T15:00:00Z',
    home_team: 'Los Angeles Clippers',
    away_team: 'Denver Nuggets',
    bookmakers: [],
    ...changes,
  };
}

/** Returns the market of prices for the winner of the tennis match, those of the player named first before the other's. */
export const tennisWinner = (home: number, away: number) => market('h2h', ['Zoltan Muster', home], ['Carlos Alcaraz', away]);

/** Returns an event of an answer about scores, which lists the away side's score before the home side's. */
export function scored(
  event: Readonly<Record<string, unknown>>,
  scores: readonly [home: unknown, away: unknown] | null,
  completed = false,
): Record<string, unknown> {
  const { bookmakers: _bookmakers, ...shared } = event;
  const [home, away] = scores ?? [];
  return {
    ...shared,
    completed,
    scores:
      scores === null
        ? null
        : [
            { name: event.away_team, score: away },
            { name: event.home_team, score: home },
          ],
    last_update: scores === null ? null : '2026-11-21T16:00:00Z',
  };
}
