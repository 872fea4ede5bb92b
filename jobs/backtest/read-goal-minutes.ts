import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import type { MatchEvent } from '#domain/match/match-timeline.ts';
import { parseAnswer } from '#sports/football/data/sources/openligadb/answer.ts';
import { toFeedMatch } from '#sports/football/data/sources/openligadb/to-feed-match.ts';
import { createClubKeys } from './club-keys.ts';
import { createCompetitions } from './competitions.ts';

/** The goals of a match with their minutes, in their order. */
export type TimedGoals = readonly Pick<MatchEvent, 'minute' | 'addedMinute' | 'side' | 'kind'>[];

/**
 * Reads the goals of matches from a folder of answers of OpenLigaDB (`/getmatchdata/bl1/2023`), and returns them by `matchKey`. A match
 * whose goals lack minutes or do not add up is left out.
 *
 * @throws SourceAnswerError for a file that is no such answer, and the system's own error when there is no such folder
 */
export async function readGoalMinutes(folder: string, catalogue: Catalogue): Promise<Map<string, TimedGoals>> {
  const competitionOf = createCompetitions(catalogue);
  const clubKeyOf = createClubKeys(catalogue);
  const leagues = new Map(
    catalogue.countries.flatMap(({ country, tournaments }) =>
      tournaments.flatMap(({ slug, type, feeds }) => {
        const code = feeds?.['football-data']?.[0];
        if (type !== 'league' || code === undefined) return [];
        const league = { tournamentId: `${country.slug}.${slug}`, type } as const;
        return (feeds?.openligadb ?? []).map((shortcut) => [shortcut, { code, league: { ...league, shortcut } }] as const);
      }),
    ),
  );
  const goals = new Map<string, TimedGoals>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const { match } of parseAnswer(name, text).matches) {
      const known = leagues.get(match.leagueShortcut);
      if (known === undefined) continue;
      const played = toFeedMatch(match, known.league, new Date()).match;
      if (played?.status !== 'finished' || played.kickoff === undefined || played.events === undefined) continue;
      const competition = competitionOf(known.code);
      const [home, away] = [played.home, played.away].map((club) => clubKeyOf(competition, club.name)) as [string, string];
      goals.set(
        matchKey(competition.code, kickoffMoment(played.kickoff), home, away),
        played.events.map(({ minute, addedMinute = null, side, kind }) => ({ minute, addedMinute, side, kind })),
      );
    }
  }
  return goals;
}

/** Returns the key of a match, the same in every kind of file: its division, its day and its clubs. */
export function matchKey(code: string, kickoff: Date, home: string, away: string): string {
  return `${code} ${kickoff.toISOString().slice(0, 10)} ${home} ${away}`;
}
