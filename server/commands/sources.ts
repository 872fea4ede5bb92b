import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import { listAwaitedMatches } from '#data/queries/sources/list-awaited-matches.ts';
import { listDisagreements } from '#data/queries/sources/list-disagreements.ts';
import { listSourceProblems } from '#data/queries/sources/list-source-problems.ts';
import { listSources } from '#data/queries/sources/list-sources.ts';
import { listUnknownNames } from '#data/queries/sources/list-unknown-names.ts';
import { clockRunningFrom } from '#domain/time/clock.ts';
import { nextCallAt } from '#jobs/polling/next-call.ts';
import { createSources } from '#server/jobs/source-jobs.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say } from './command-line.ts';
import { costsMatches, describeSources } from './describe-sources.ts';

await runCommand(tellOfSources);

/** Prints how the sources on the network do; fails where matches of theirs are lost. */
async function tellOfSources(settings: Settings, words: readonly string[]): Promise<void> {
  readOptions(words, {}, 'npm run sources');
  const now = settings.clock === undefined ? new Date() : clockRunningFrom(settings.clock.start, settings.clock).now();
  const { db, close } = await openDataset(settings.database, now, say);
  try {
    const nextCalls = new Map<string, Date>();
    for (const polled of createSources(settings.jobs.sources)) {
      const { name } = polled.source;
      const next = await nextCallAt(db, polled, now);
      const before = nextCalls.get(name);
      if (next !== undefined && (before === undefined || next < before)) nextCalls.set(name, next);
    }
    const [problems, unknownNames] = [await listSourceProblems(db), await listUnknownNames(db)];
    const lines = describeSources({
      sources: await listSources(db, now),
      fillings: await listFillings(db, now),
      nextCalls,
      problems,
      unknownNames,
      disagreements: await listDisagreements(db),
      awaited: await listAwaitedMatches(db),
    });
    for (const line of lines) say(line);
    if (problems.some(costsMatches) || unknownNames.some(costsMatches)) process.exitCode = 1;
  } finally {
    await close();
  }
}
