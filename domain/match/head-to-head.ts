import { type PlayedMatch, teamOutcome } from '#domain/tournament/club-record.ts';

export interface MeetingsSummary {
  readonly firstWins: number;
  readonly draws: number;
  readonly secondWins: number;
  readonly firstGoals: number;
  readonly secondGoals: number;
}

/**
 * Returns the wins of each of two clubs against the other, at home and away, the draws, and their goals. Extra time counts; a match that a
 * shoot-out decided is a draw, by the laws of the game (IFAB, law 10).
 *
 * @param meetings played matches between the two clubs
 */
export function summariseMeetings(firstTeamId: number, meetings: readonly PlayedMatch[]): MeetingsSummary {
  const outcomes = meetings.map((match) => teamOutcome(firstTeamId, match));
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  const goals = (own: boolean) =>
    meetings.reduce((sum, { homeId, goals: { home, away } }) => sum + ((homeId === firstTeamId) === own ? home : away), 0);
  return { firstWins: count('win'), draws: count('draw'), secondWins: count('loss'), firstGoals: goals(true), secondGoals: goals(false) };
}
