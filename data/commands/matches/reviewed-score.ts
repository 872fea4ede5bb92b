import type { KnownDisagreement } from '#data/catalogue/known-disagreements.ts';
import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import type { PlacedFootballMatch } from './placed-match.ts';

const dayMs = 86_400_000;

/** Returns the score of a match from a feed; when a review found that score wrong, the right one. */
export function reviewedScore(placed: PlacedFootballMatch, disagreements: readonly KnownDisagreement[]): MatchScore | undefined {
  return disagreements.filter((disagreement) => concerns(disagreement, placed)).reduce(corrected, placed.match.score);
}

function concerns({ tournament, season, home, away, day }: KnownDisagreement, placed: PlacedFootballMatch): boolean {
  const { match } = placed;
  return (
    match.tournamentId === tournament &&
    match.season === season &&
    placed.home.slug === home &&
    placed.away.slug === away &&
    // Feeds without an hour give the day where the match is played.
    Math.abs(Date.parse(day) + dayMs / 2 - placed.kickoffUtc.getTime()) <= 1.5 * dayMs
  );
}

function corrected(score: MatchScore | undefined, { part, right, openfootball, footballData }: KnownDisagreement): MatchScore | undefined {
  if (score === undefined || part === 'day' || right === 'neither' || right === 'unknown') return score;
  const [wrong, goals] = right === 'football-data' ? [openfootball, toGoals(footballData)] : [footballData, toGoals(openfootball)];
  const isWrong = (goals: Goals | undefined): boolean => goals !== undefined && `${goals.home}-${goals.away}` === wrong;
  if (part === 'half-time') return isWrong(score.halfTime) ? { ...score, halfTime: goals } : score;
  if (!isWrong(score.fullTime ?? score.current)) return score;
  return {
    ...score,
    current: isWrong(score.current) ? goals : score.current,
    fullTime: score.fullTime === undefined ? undefined : goals,
  };
}

function toGoals(written: string): Goals {
  const [home, away] = written.split('-').map(Number) as [number, number];
  return { home, away };
}
