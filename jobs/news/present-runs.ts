import type { Database } from '#data/database/database.ts';
import { listTableMatches } from '#data/queries/tournament/list-table-matches.ts';
import type { ClubRun } from '#domain/news/news-facts.ts';
import { longestRuns } from '#domain/news/season-stories.ts';
import { resultsBefore } from '#domain/story/results-before.ts';

interface RowOfClub {
  readonly teamId: number;
  readonly club: { readonly slug: string; readonly name: string };
}

/** Returns the longest present runs of clubs in their season's matches before a moment. */
export async function presentRuns(database: Database, seasonId: number, rows: readonly RowOfClub[], before: Date): Promise<ClubRun[]> {
  const matches = await listTableMatches(database, seasonId);
  return longestRuns(
    rows.map(({ teamId, club: { slug, name } }) => ({
      club: { of: 'club', slug, name },
      results: resultsBefore(before, teamId, matches),
    })),
  );
}
