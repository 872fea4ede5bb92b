import type { OddsApiSport } from '#data/sources/the-odds-api/two-sided/odds-api-of-sports.ts';
import type { KeyedLeague } from '#data/sources/the-odds-api/two-sided/two-sided-league.ts';
import { hasLine } from '#domain/odds/quoted-market.ts';
import { bestOfSets, type Tour } from '../../../domain/tennis-event.ts';
import { tennisMarkets } from '../../../domain/tennis-markets.ts';
import type { TennisFacts } from '../../../domain/tennis-play.ts';
import type { BestOf } from '../../../domain/tennis-score.ts';
import type { TennisTournament } from '../../catalogue/tennis-catalogue.ts';
import { inSlugOrder } from '../../feeds/slug-order.ts';
import { type KnownPlayers, playerSide } from '../player-side.ts';

declare module '#data/sources/the-odds-api/two-sided/two-sided-league.ts' {
  interface OddsApiLeagues {
    tennis: OddsApiTennisLeague;
  }
  interface KnownSides {
    readonly players: KnownPlayers;
  }
}

interface OddsApiTennisLeague extends KeyedLeague {
  readonly sport: 'tennis';
  readonly tour: Tour;
  readonly facts: Omit<TennisFacts, 'ranks'>;
}

export const tennisOdds: OddsApiSport<'tennis'> = {
  leaguesOf: ({ tennis }, withScores) => tennis.tournaments.flatMap((tournament) => leaguesOf(tournament, withScores)),
  /* A tournament of either tour. */
  ownKeys: /^tennis_(?:atp|wta)_/,
  /*
   * Handicaps are left out: most bookmakers mean games by them, some mean sets, and nothing in an answer tells which. A total below that of the
   * shortest match is one of sets and refused.
   */
  markets: new Map([
    ['h2h', { market: 'match-winner', names: ({ home_team, away_team }) => [home_team, away_team], isOffered: () => true }],
    [
      'totals',
      {
        market: 'total-games',
        names: () => ['Over', 'Under'],
        line: (point) => point,
        isOffered: (line) => hasLine(tennisMarkets['total-games'], line),
      },
    ],
  ]),
  longestHours: 5,
  sideOf: (name, { tour }, { players }) => playerSide(name, tour, players),
  canBe: ([first, second], completed, { facts: { bestOf } }) =>
    canBeSets(Math.max(first, second), Math.min(first, second), completed, bestOf),
  playOf: (score, completed) => ({
    sets: [],
    setsWon: score,
    ...(completed ? { winner: score[0] > score[1] ? 0 : 1, ending: 'completed' } : {}),
  }),
  matchOf: (event, { sport, facts }) =>
    inSlugOrder({ ...event, sport, season: seasonOfTour(event.kickoff.utc), facts: { ...facts, ranks: [null, null] } }),
};

/** Returns a tournament of the catalogue under each of its sport keys. */
function leaguesOf({ slug, tour, series, court, surface, feeds }: TennisTournament, withScores: boolean): OddsApiTennisLeague[] {
  return (feeds?.['the-odds-api'] ?? []).map((sportKey) => ({
    sport: 'tennis',
    sportKey,
    tournamentId: `tennis.${slug}`,
    withScores,
    tour,
    facts: { tour, series, court, surface, bestOf: bestOfSets(tour, series) },
  }));
}

function canBeSets(most: number, least: number, completed: boolean, bestOf: BestOf): boolean {
  const needed = (bestOf + 1) / 2;
  return most <= needed && least < needed && (!completed || most === needed);
}

/** Returns the year of a season of tennis. Tournaments of the last days of December belong to the next. */
function seasonOfTour(moment: Date): string {
  const isOfNext = moment.getUTCMonth() === 11 && moment.getUTCDate() >= 27;
  return String(moment.getUTCFullYear() + (isOfNext ? 1 : 0));
}
