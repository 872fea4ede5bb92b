import { type Goals, outcomeOf } from '#domain/match/match-score.ts';

/**
 * A match of the season as a table counts it. `goals`, which in basketball are points, is null while it is not played; a match that never will be is
 * left out.
 */
export interface TableMatch {
  readonly homeId: number;
  readonly awayId: number;
  readonly kickoffUtc: Date;
  readonly goals: Goals | null;
}

export type PlayedMatch = TableMatch & { readonly goals: Goals };

/** Returns true when a match has been played and so counts. */
export function isPlayed(match: TableMatch): match is PlayedMatch {
  return match.goals !== null;
}

/** The outcome of a match for one of its clubs. */
export type TeamOutcome = 'win' | 'draw' | 'loss';

/** The results of a club in the matches that count. */
export interface ClubRecord {
  readonly teamId: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  /** The points: three for a win, one for a draw, and those that rulings gave or took. */
  readonly points: number;
}

/**
 * Returns the wins, draws, losses, goals and points of one club, three points for a win (FIFA since 1995).
 *
 * @param matches played matches, each with the club on one side
 * @param adjustment points added by rulings; negative when taken
 */
export function recordOf(teamId: number, matches: readonly PlayedMatch[], adjustment = 0): ClubRecord {
  let won = 0;
  let drawn = 0;
  let goalsFor = 0;
  let goalsAgainst = 0;
  for (const match of matches) {
    const atHome = match.homeId === teamId;
    goalsFor += atHome ? match.goals.home : match.goals.away;
    goalsAgainst += atHome ? match.goals.away : match.goals.home;
    const outcome = teamOutcome(teamId, match);
    if (outcome === 'win') won += 1;
    if (outcome === 'draw') drawn += 1;
  }
  return {
    teamId,
    played: matches.length,
    won,
    drawn,
    lost: matches.length - won - drawn,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: 3 * won + drawn + adjustment,
  };
}

/** Returns the outcome of a match for one of its clubs. */
export function teamOutcome(teamId: number, match: PlayedMatch): TeamOutcome {
  const outcome = outcomeOf(match.goals);
  if (outcome === 'draw') return 'draw';
  return (outcome === 'home') === (match.homeId === teamId) ? 'win' : 'loss';
}
