import type { Queryable } from '#data/database/database.ts';
import { listFeedSuccesses } from '#data/queries/feed-runs/list-feed-successes.ts';
import type { Clock } from '#domain/time/clock.ts';

/** A feed with regular reports, and the silence that is still usual. */
interface WatchedFeed {
  readonly feed: string;
  readonly silentAfterSeconds: number;
}

/** A source that is renewed with the program and not by a job, such as the database of countries, and the age at which it is too old. */
interface DatedSource {
  readonly feed: string;
  readonly oldAfterSeconds: number;
  builtAt(): Promise<Date>;
}

interface FeedAge {
  readonly feed: string;
  /** The seconds since the last successful run of the feed; undefined when there was none. */
  readonly ageSeconds: number | undefined;
  readonly silent: boolean;
}

export interface FeedWatch {
  /** The ages when they were last checked. */
  readonly ages: readonly FeedAge[];
  look(): Promise<void>;
}

export interface FeedWatchParts {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly watched: readonly WatchedFeed[];
  readonly dated: readonly DatedSource[];
  /** The machine's own clock, by which the age of dated sources is measured: their dates are real ones, even when the site's clock is set. */
  readonly machineClock: Clock;
  silent(age: FeedAge): void;
  back(feed: string): void;
}

/**
 * Returns a watch over the time since each feed's last successful run; a watched feed that falls silent is reported once, until it is back.
 */
export function createFeedWatch({ database, clock, watched, dated, machineClock, ...report }: FeedWatchParts): FeedWatch {
  let ages: readonly FeedAge[] = [];
  const firstLook = clock.now().getTime();
  const reported = new Set<string>();
  return {
    get ages() {
      return ages;
    },
    async look() {
      const successes = await listFeedSuccesses(database);
      const now = clock.now().getTime();
      const names = new Set([...watched.map(({ feed }) => feed), ...successes.keys()]);
      const ofFeeds = [...names].map((feed) => {
        const last = successes.get(feed);
        const limit = watched.find((entry) => entry.feed === feed)?.silentAfterSeconds ?? Number.POSITIVE_INFINITY;
        const ageSeconds = last === undefined ? undefined : (now - last.getTime()) / 1_000;
        // A feed is not silent merely because no site ran before: its silence counts from the first look.
        const silent = (now - firstLook) / 1_000 > limit && (ageSeconds ?? Number.POSITIVE_INFINITY) > limit;
        return { feed, ageSeconds, silent };
      });
      ages = [...ofFeeds, ...(await Promise.all(dated.map((source) => ageOf(source, machineClock.now()))))];
      for (const age of ages) {
        if (age.silent && !reported.has(age.feed)) {
          reported.add(age.feed);
          report.silent(age);
        } else if (!age.silent && reported.delete(age.feed)) {
          report.back(age.feed);
        }
      }
    },
  };
}

async function ageOf({ feed, oldAfterSeconds, builtAt }: DatedSource, now: Date): Promise<FeedAge> {
  const ageSeconds = (now.getTime() - (await builtAt()).getTime()) / 1_000;
  return { feed, ageSeconds, silent: ageSeconds > oldAfterSeconds };
}
