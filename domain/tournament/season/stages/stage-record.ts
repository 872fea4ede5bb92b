import { type PlayedMatch, teamOutcome } from '../../club-record.ts';
import type { CountCriterion } from '../../season-format.ts';

/** A club's record in the matches that count, without points. */
export interface StageRecord {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly awayGoals: number;
  readonly awayWins: number;
}

/** Returns a club's record in those of the matches that it played. */
export function stageRecordOf(teamId: number, matches: readonly PlayedMatch[]): StageRecord {
  const record = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, awayGoals: 0, awayWins: 0 };
  for (const match of matches) {
    const atHome = match.homeId === teamId;
    if (!atHome && match.awayId !== teamId) continue;
    const { home, away } = match.goals;
    const outcome = teamOutcome(teamId, match);
    record.played += 1;
    record.won += outcome === 'win' ? 1 : 0;
    record.drawn += outcome === 'draw' ? 1 : 0;
    record.lost += outcome === 'loss' ? 1 : 0;
    record.goalsFor += atHome ? home : away;
    record.goalsAgainst += atHome ? away : home;
    record.awayGoals += atHome ? 0 : away;
    record.awayWins += !atHome && outcome === 'win' ? 1 : 0;
  }
  return record;
}

/**
 * Returns a club's amount of what a criterion counts. Without matches a win percentage is a half, so that the club is neither ahead of
 * those that won more than they lost nor behind the others.
 *
 * @param points those of the table, with carried points and rulings
 */
export function amountOf(criterion: CountCriterion, record: StageRecord, points: number): number {
  switch (criterion) {
    case 'points':
      return points;
    case 'points-per-match':
      return record.played === 0 ? 0 : points / record.played;
    case 'win-percentage':
      return record.played === 0 ? 0.5 : record.won / record.played;
    case 'wins':
      return record.won;
    case 'goal-difference':
      return record.goalsFor - record.goalsAgainst;
    case 'goals':
      return record.goalsFor;
    case 'away-goals':
      return record.awayGoals;
    case 'away-wins':
      return record.awayWins;
  }
}
