import { markSilence, type Silence } from '#data/commands/matches/mark-silence.ts';
import { getLastSuccess } from '#data/queries/feed-runs/get-last-success.ts';
import { type LastReport, listLastReports } from '#data/queries/live/list-last-reports.ts';
import { listSourcePauses } from '#data/queries/live/list-source-pauses.ts';
import { longestUsualSilence } from '#domain/live/usual-silence.ts';
import type { Job, JobContext } from './job.ts';

/** Marks the football matches in play whose source has been silent for longer than usual, and removes the mark when the source reports again. */
export const markSilentMatches: Job = {
  name: 'mark-silent-matches',
  everySeconds: 10,
  async run({ db, clock }) {
    const now = clock.now();
    const reports = await listLastReports(db, now);
    if (reports.length === 0) return;
    const pauses = await listSourcePauses(db, now);
    const readAt = await whenRead(db, reports);
    const marks = reports.flatMap((report): Silence[] => {
      const { matchId, source, silentSince } = report;
      const saidAt = report.saidAt ?? readAt.get(source);
      if (saidAt === undefined) return [];
      const usual = longestUsualSilence(pauses.get(source), report.callSeconds);
      const since = usual !== undefined && now.getTime() - saidAt.getTime() > usual * 1_000 ? saidAt : null;
      return since?.getTime() === silentSince?.getTime() ? [] : [{ matchId, since }];
    });
    if (marks.length > 0) await markSilence(db, marks, now);
  },
};

/** Returns the times at which feeds of files were last read, by feed. Such a feed reports on all its matches at once. */
async function whenRead(db: JobContext['db'], reports: readonly LastReport[]): Promise<ReadonlyMap<string, Date>> {
  const read = new Map<string, Date>();
  for (const source of new Set(reports.flatMap((report) => (report.saidAt === null ? report.source : [])))) {
    const last = await getLastSuccess(db, source);
    if (last !== undefined) read.set(source, last);
  }
  return read;
}
