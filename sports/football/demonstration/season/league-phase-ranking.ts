import type { DemonstrationClub } from '../catalogue/demonstration-catalogue.ts';
import { goalsUntil } from '../match/match-play.ts';
import { type PlannedMatch, playOf } from './planned-match.ts';

/** Returns the clubs from first to last by points, goal difference, goals and name. */
export function rankLeaguePhase(clubs: readonly DemonstrationClub[], matches: readonly PlannedMatch[]): DemonstrationClub[] {
  const records = new Map(clubs.map((club) => [club.slug, { club, points: 0, difference: 0, goals: 0 }]));
  const count = (slug: string, own: number, other: number): void => {
    const record = records.get(slug);
    if (record === undefined) throw new RangeError(`${slug} is not among the clubs of its competition`);
    record.points += own > other ? 3 : own === other ? 1 : 0;
    record.difference += own - other;
    record.goals += own;
  };
  for (const match of matches) {
    const { home, away } = goalsUntil(playOf(match), Number.POSITIVE_INFINITY);
    count(match.home.slug, home, away);
    count(match.away.slug, away, home);
  }
  return [...records.values()]
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.difference - one.difference ||
        other.goals - one.goals ||
        (one.club.slug < other.club.slug ? -1 : 1),
    )
    .map(({ club }) => club);
}
