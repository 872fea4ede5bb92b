import { type ClubRecord, type PlayedMatch, recordOf } from '#domain/tournament/club-record.ts';

/** The results of a club in a set of matches. */
export interface TeamStatistics extends ClubRecord {
  /** Matches without a goal against. */
  readonly cleanSheets: number;
  /** Matches in which the club did not score. */
  readonly goalless: number;
  /** Matches in which both sides scored. */
  readonly bothScored: number;
  /** Matches with three goals or more. */
  readonly overTwoAndAHalf: number;
}

/**
 * Returns a club's figures at home, away, and in its last ten matches at any ground.
 *
 * @param matches the club's played matches in any order
 */
export function teamStatistics(
  teamId: number,
  matches: readonly PlayedMatch[],
): Readonly<Record<'home' | 'away' | 'lastTen', TeamStatistics>> {
  const newestFirst = [...matches].sort((first, second) => second.kickoffUtc.getTime() - first.kickoffUtc.getTime());
  return {
    home: statisticsOf(
      teamId,
      matches.filter(({ homeId }) => homeId === teamId),
    ),
    away: statisticsOf(
      teamId,
      matches.filter(({ awayId }) => awayId === teamId),
    ),
    lastTen: statisticsOf(teamId, newestFirst.slice(0, 10)),
  };
}

function statisticsOf(teamId: number, matches: readonly PlayedMatch[]): TeamStatistics {
  const count = (holds: (own: number, other: number) => boolean) =>
    matches.filter(({ homeId, goals }) => (homeId === teamId ? holds(goals.home, goals.away) : holds(goals.away, goals.home))).length;
  return {
    ...recordOf(teamId, matches),
    cleanSheets: count((_, other) => other === 0),
    goalless: count((own) => own === 0),
    bothScored: count((own, other) => own > 0 && other > 0),
    overTwoAndAHalf: count((own, other) => own + other >= 3),
  };
}
