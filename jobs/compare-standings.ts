import { enterAgreedPoints } from '#data/commands/rulings/enter-agreed-points.ts';
import { storeStandingsDifferences } from '#data/commands/rulings/store-standings-differences.ts';
import type { Database } from '#data/database/database.ts';
import { listReportedStandings, type ReportedStandings } from '#data/queries/rulings/list-reported-standings.ts';
import { type ListedStandingsDifference, listStandingsDifferences } from '#data/queries/rulings/list-standings-differences.ts';
import { getSeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { type ComparedRow, compareStandings } from '#domain/tournament/compare-standings.ts';
import type { Job } from './job.ts';

/**
 * Returns the job that compares each league table that a source has reported with the site's own, once, within a minute of its arrival.
 *
 * @param entersAgreed true to give a club points, or take them, when two sources' tables show the same difference from the site's
 */
export function compareStandingsJob(entersAgreed: boolean): Job {
  return {
    name: 'compare-standings',
    everySeconds: 60,
    async run({ db, clock, signal }) {
      const reported = await listReportedStandings(db);
      for (const standings of reported) {
        if (signal.aborted) return;
        const now = clock.now();
        const differences = compareStandings(withEveryClub(await listOwnRows(db, standings, now), standings.rows), standings.rows);
        await storeStandingsDifferences(db, { ...standings, differences }, now);
      }
      if (entersAgreed && reported.length > 0) await enterWhatSourcesAgreeOn(db, clock.now());
    },
  };
}

async function listOwnRows(db: Database, { seasonId, zone }: ReportedStandings, now: Date): Promise<ComparedRow[]> {
  const compare = (one: string, other: string) => one.localeCompare(other);
  const reading = { locale: 'en', today: localDayOf(now, zone), compare, withUncertain: true };
  return (await getSeasonStages(db, { seasonId }, reading)).tables.flatMap(({ rows }) => rows);
}

/** Returns the site's rows, with a row of zeros for each club that only the source has in its table. */
function withEveryClub(own: readonly ComparedRow[], reported: readonly ComparedRow[]): ComparedRow[] {
  const ours = new Set(own.map(({ teamId }) => teamId));
  const missing = new Set(reported.map(({ teamId }) => teamId).filter((teamId) => !ours.has(teamId)));
  return [...own, ...[...missing].map((teamId) => ({ teamId, won: 0, drawn: 0, lost: 0, points: 0 }))];
}

async function enterWhatSourcesAgreeOn(db: Database, now: Date): Promise<void> {
  const points = (await listStandingsDifferences(db)).filter(({ kind }) => kind === 'points');
  const byDifference = Map.groupBy(points, ({ seasonId, teamId, points: wanted }) => `${seasonId} ${teamId} ${wanted}`);
  for (const agreeing of byDifference.values()) {
    const [first, second] = agreeing as [ListedStandingsDifference, ListedStandingsDifference?];
    if (second !== undefined) await enterAgreedPoints(db, { ...first, accordingTo: agreeing.map(({ source }) => source) }, now);
  }
}
