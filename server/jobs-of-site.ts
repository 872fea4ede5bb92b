import { trimChanges } from '#data/commands/changes/trim-changes.ts';
import type { WatchedFeed } from './observing/feed-watch.ts';
import type { Job } from './timetable.ts';

const daySeconds = 24 * 60 * 60;

export interface JobsOfSite {
  readonly jobs: readonly Job[];
  /** The feeds that must not fall silent. */
  readonly feeds: readonly WatchedFeed[];
}

/** What the site does by itself, by its dataset. */
export function jobsOfSite(_dataset: 'demonstration' | 'real'): JobsOfSite {
  const trimming: Job = {
    name: 'trim-changes', everySeconds: 3_600,
    run: async ({ db, clock }) => {
      await trimChanges(db, new Date(clock.now().getTime() - daySeconds * 1_000));
    },
  };
  return { jobs: [trimming], feeds: [] };
}
