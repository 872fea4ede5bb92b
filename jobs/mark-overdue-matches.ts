import { markAwaited } from '#data/commands/matches/mark-awaited.ts';
import { listOpenMatches } from '#data/queries/match/list-open-matches.ts';
import { isOverdue } from '#domain/match/overdue.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { sports } from '#domain/sports/sport.ts';
import type { Job } from './job.ts';

/** Max number of matches of a sport marked in one run: in its first run on a database the job may find whole seasons without results. */
const maxAtOnce = 1_000;
const hourMs = 3_600_000;

/** Marks matches as `awaited` that must be over and that no source has updated for long; a source's report ends that state. */
export const markOverdueMatches: Job = {
  name: 'mark-overdue-matches',
  everySeconds: 60,
  async run({ db, clock, signal }) {
    const now = clock.now();
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
    for (const sport of sports) {
      if (signal.aborted) return;
      const { longestHours, silentHours } = rulesOf(sport).patience;
      const open = await listOpenMatches(db, sport, hoursAgo(longestHours), maxAtOnce);
      const overdue = open.filter((match) => isOverdue({ sport, ...match }, now)).map(({ id }) => id);
      if (overdue.length > 0) await markAwaited(db, sport, overdue, { now, unchangedSince: hoursAgo(silentHours) });
    }
  },
};
