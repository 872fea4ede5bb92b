import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type CountedCoverage, storeCoverage } from '#data/commands/coverage/store-coverage.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { countCoverage } from '#data/queries/coverage/count-coverage.ts';
import { type CompetitionToCount, listCompetitionsToCount } from '#data/queries/coverage/list-competitions-to-count.ts';
import { listSeasonsWithTables } from '#data/queries/coverage/list-seasons-with-tables.ts';
import { getSeasonTables } from '#data/queries/tournament/get-season-tables.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { Job } from './job.ts';

const everySeconds = 600;
/** The milliseconds after which a competition is counted again; a first result or a first price is found after about an hour at the latest. */
const countedAgainMs = 3_600_000;
/** Max number of competitions counted again in one run: with six runs an hour, enough for 1,500. */
const maxAgain = 260;
const storedAtOnce = 50;

/** Finds since when the site has results, tables, line-ups, prices and forecasts of each competition: of new ones at once, of others about once an hour. */
export const countCoverageJob: Job = {
  name: 'count-coverage',
  everySeconds,
  async run({ db, clock, signal }) {
    const now = clock.now();
    const waiting = await listCompetitionsToCount(db, new Date(now.getTime() - countedAgainMs), maxAgain);
    for (let from = 0; from < waiting.length && !signal.aborted; from += storedAtOnce) {
      const counted: CountedCoverage[] = [];
      for (const competition of waiting.slice(from, from + storedAtOnce)) counted.push(await countOne(db, competition, now));
      await inTransaction(db, async (client) => {
        const changed = await storeCoverage(client, counted, now);
        if (changed.length > 0) await recordChanges(client, ['coverage', ...changed.map((number) => `tournament:${number}` as const)], now);
      });
    }
  },
};

async function countOne(db: Database, { tournamentNumber, zone }: CompetitionToCount, now: Date): Promise<CountedCoverage> {
  const facts = await countCoverage(db, tournamentNumber);
  const first = await firstTable(db, { tournamentNumber, zone }, now);
  return { tournamentNumber, ...facts, tables: first?.label ?? null, tablesSource: first?.source ?? null };
}

/** Returns the first season with a table, the site's own or a source's; undefined when there is none. */
async function firstTable(
  db: Database,
  { tournamentNumber, zone }: CompetitionToCount,
  now: Date,
): Promise<{ readonly label: string; readonly source: string | null } | undefined> {
  const reading = { locale: 'en', today: localDayOf(now, zone), compare: (one: string, other: string) => one.localeCompare(other) };
  for (const { seasonId, label, addedBySource } of await listSeasonsWithTables(db, tournamentNumber)) {
    if ((await getSeasonTables(db, { seasonId }, reading)).length > 0) return { label, source: null };
    if (addedBySource !== null) return { label, source: addedBySource };
  }
  return undefined;
}
