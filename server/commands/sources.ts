import { listHeldSources } from '#data/queries/clubs/list-held-sources.ts';
import { listProvisionalClubs } from '#data/queries/clubs/list-provisional-clubs.ts';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import { listLiveLags } from '#data/queries/live/list-live-lags.ts';
import { listUsualPauses } from '#data/queries/live/list-source-pauses.ts';
import { listStandingsDifferences } from '#data/queries/rulings/list-standings-differences.ts';
import { listAwaitedMatches } from '#data/queries/sources/list-awaited-matches.ts';
import { listDisagreements } from '#data/queries/sources/list-disagreements.ts';
import { listGrowth } from '#data/queries/sources/list-growth.ts';
import { listMovedNumbers } from '#data/queries/sources/list-moved-numbers.ts';
import { listSourceProblems } from '#data/queries/sources/list-source-problems.ts';
import { listSources } from '#data/queries/sources/list-sources.ts';
import { listUnknownNames } from '#data/queries/sources/list-unknown-names.ts';
import { listUncountedMatches } from '#data/queries/tournament/list-uncounted-matches.ts';
import { clockRunningFrom } from '#domain/time/clock.ts';
import { callsOfSources } from '#server/jobs/calls-of-sources.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say } from './calls/command-line.ts';
import { describePlans } from './describe/api-football-plans.ts';
import { describeClubs } from './describe/describe-clubs.ts';
import { costsMatches, describeSources } from './describe/describe-sources.ts';
import { linesOfCatalogueGrowth } from './describe/lines-of-catalogue-growth.ts';

const dayMs = 24 * 3_600_000;

await runCommand(tellOfSources);

/** Prints the state of the sources on the network; fails when matches of theirs are lost. */
async function tellOfSources(settings: Settings, words: readonly string[]): Promise<void> {
  const { values } = readOptions(words, { options: { plans: { type: 'boolean' } } }, 'npm run sources [-- --plans]');
  if (values.plans === true) {
    for (const line of describePlans()) say(line);
    return;
  }
  const now = settings.clock === undefined ? new Date() : clockRunningFrom(settings.clock.start, settings.clock).now();
  const { db, close } = await openDataset(settings.database, now, say);
  try {
    const [problems, unknownNames] = [await listSourceProblems(db), await listUnknownNames(db)];
    const lines = describeSources({
      sources: await listSources(db, now),
      fillings: await listFillings(db, now),
      ...(await callsOfSources(db, settings.jobs.sources, now)),
      lags: await listLiveLags(db),
      pauses: await listUsualPauses(db, now),
      problems,
      unknownNames,
      disagreements: await listDisagreements(db),
      awaited: await listAwaitedMatches(db),
      standings: await listStandingsDifferences(db),
      uncounted: await listUncountedMatches(db, now),
    });
    const [clubs, held] = [await listProvisionalClubs(db), await listHeldSources(db, now)];
    const growth = linesOfCatalogueGrowth({
      growth: await listGrowth(db, new Date(now.getTime() - dayMs)),
      moved: await listMovedNumbers(db),
      held,
      provisionalClubs: clubs.length,
      unknownClubs: unknownNames.filter(({ kind }) => kind === 'team').length,
    });
    for (const line of [...lines, ...growth, ...describeClubs(clubs, held)]) say(line);
    if (problems.some(costsMatches) || unknownNames.some(costsMatches)) process.exitCode = 1;
  } finally {
    await close();
  }
}
