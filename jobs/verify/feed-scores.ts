import type { ClubDirectory } from '#data/commands/clubs/club-directory.ts';
import type { FeedBatch, FeedClub } from '#data/feeds/feed.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';

/** A score from a feed, before its clubs are resolved. */
export interface UnresolvedScore {
  readonly tournamentId: string;
  readonly season: string;
  readonly home: FeedClub;
  readonly away: FeedClub;
  /** The kick-off; noon UTC when the feed knows only the day. */
  readonly kickoffUtc: Date;
  readonly fullTime: Goals;
  readonly halfTime: Goals | undefined;
}

/** A score with the slugs of its clubs. */
export interface ResolvedScore extends Omit<UnresolvedScore, 'home' | 'away'> {
  readonly home: string;
  readonly away: string;
}

/** Yields the batches unchanged, and adds their scores to `scores`. */
export async function* collectScores(batches: AsyncIterable<FeedBatch>, scores: UnresolvedScore[]): AsyncGenerator<FeedBatch> {
  for await (const batch of batches) {
    for (const { tournamentId, season, home, away, kickoff, score } of batch.matches) {
      if (score === undefined) continue;
      scores.push({
        tournamentId,
        season,
        home,
        away,
        kickoffUtc: kickoffMoment(kickoff),
        fullTime: score.fullTime ?? score.current,
        halfTime: score.halfTime,
      });
    }
    yield batch;
  }
}

/** Returns the scores with the slugs of their clubs; scores of unknown tournaments are left out. @throws Error for an unknown club */
export function resolveScores(
  scores: readonly UnresolvedScore[],
  clubs: ClubDirectory,
  tournaments: ReadonlyMap<string, StoringTournament>,
): ResolvedScore[] {
  return scores.flatMap((score) => {
    const tournament = tournaments.get(score.tournamentId);
    if (tournament === undefined) return [];
    const slugOf = (club: FeedClub) => {
      const found = clubs.find(club.country ?? tournament.country, tournament.gender, club.name);
      if (found === undefined) throw new Error(`the club "${club.name}" of ${score.tournamentId} is not known`);
      return found.slug;
    };
    return { ...score, home: slugOf(score.home), away: slugOf(score.away) };
  });
}
