import { countLost } from '#data/feeds/group-problems.ts';
import { listHeldSources } from '#data/queries/clubs/list-held-sources.ts';
import { listProvisionalClubs } from '#data/queries/clubs/list-provisional-clubs.ts';
import { fileReaders } from '#jobs/file-readers.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say } from './calls/command-line.ts';
import { readImportCall } from './calls/read-import-call.ts';
import { describeClubs } from './describe/describe-clubs.ts';
import { describeProblems, isLoss } from './describe/describe-problems.ts';
import { ProgressBar } from './describe/progress-bar.ts';

/** `npm run import`: reads files of a feed into the real dataset, and prints the counts and the problems. */
await runCommand(importFeed);

async function importFeed(settings: Settings, words: readonly string[]): Promise<void> {
  const { feedName, paths, asOf } = readImportCall(words);
  const now = new Date();
  const dataset = await openDataset(settings.database, now, say, 'real');
  const bar = new ProgressBar();
  const began = performance.now();
  try {
    const moment = { now, asOf };
    const report = await fileReaders()[feedName](dataset.db, paths, moment, {
      progressed: (batch, counts) =>
        bar.show(batch.progress.done / batch.progress.total, `${counts.matches} matches, ${counts.quotes} quotes`),
    });
    bar.end();
    const seconds = (performance.now() - began) / 1000;
    const { counts } = report;
    say(
      `${counts.matches} matches (${counts.newMatches} new, ${counts.changedMatches} changed), ${counts.quotes} quotes, ` +
        `${counts.unknownClubs} unknown names of clubs in ${seconds.toFixed(1)} s: ${Math.round(counts.rows / seconds)} rows a second`,
    );
    for (const line of describeProblems(report.problems, `the table feed_problems under run ${report.runId}`)) say(line);
    if (counts.unknownClubs > 0) {
      for (const line of describeClubs(await listProvisionalClubs(dataset.db), await listHeldSources(dataset.db, now))) say(line);
    }
    if (isLoss(countLost(report.problems))) process.exitCode = 1;
    if (report.state === 'failed') {
      process.stderr.write(`There is no match in ${paths.join(', ')} that ${feedName} can read\n`);
      process.exitCode = 1;
    }
  } finally {
    await dataset.close();
  }
}
