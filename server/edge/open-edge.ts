import type { Logger } from 'pino';
import type { ChangedTopics } from '#data/changes/minor-topics.ts';
import type { Database } from '#data/database/database.ts';
import type { PurgeFigures } from '#server/observing/metrics.ts';
import { createEdgeHeaders, type EdgeHeaders } from './edge-headers.ts';
import { EdgeHealth, type EdgeWord, edgeChannel } from './edge-health.ts';
import { EdgePurger } from './edge-purger.ts';
import type { EdgeSettings } from './edge-settings.ts';
import { everythingTag, tagsToPurge } from './edge-tags.ts';
import { placesOf } from './send-purge.ts';

export interface EdgeParts {
  readonly db: Database;
  /** Takes a lock by name unless another process has it; returns true when this one has it. */
  hold(lock: string): Promise<boolean>;
  /** True when this process takes part in sending purges. */
  readonly purges: boolean;
  /** The build of the site in this process. */
  readonly build: string;
  readonly logger: Logger;
  /** Milliseconds for which minor changes are gathered; 5,000 when left out. */
  readonly gatherMinorMs?: number;
}

/** The edge in front, as one process sees it. */
export interface Edge {
  readonly headers: EdgeHeaders;
  readonly figures: PurgeFigures;
  /** Functions that take the messages of other processes, by the channel of PostgreSQL. */
  readonly channels: Readonly<Record<string, (message: string) => void>>;
  /**
   * Purges the pages that show some topics, those with minor changes after five seconds, together. The process that purges may have heard of the change
   * earlier than this one, so where this one has just given the edge such a page, it names the tags to that process: they are purged together with the
   * first time, or once more if that has been. After five seconds every process has heard of a minor change.
   *
   * @param isGiven true when this process has just given the edge such a page
   */
  changed(topics: ChangedTopics, isGiven: boolean): void;
  /** Takes note that the connection that hears of changes was lost, or is back. */
  heard(isHeard: boolean): void;
  start(): void;
  stop(): Promise<void>;
}

const again = 'again ';
/** Max length of a word: a notification of PostgreSQL has fewer than 8,000 bytes. */
const maxWordBytes = 7_900;
/** Milliseconds for which minor changes are gathered: those of one minute come in several seconds, and lists show most of them. */
const usualGatherMinorMs = 5_000;
/** Pause before a word that the database did not take is said again. */
const tryAgainMs = 1_000;

/** Returns the edge of the settings: the headers of pages for it, and its purges. */
export function openEdge(settings: EdgeSettings, { db, hold, purges, build, logger, gatherMinorMs = usualGatherMinorMs }: EdgeParts): Edge {
  const health = new EdgeHealth(build);
  const tell = async (word: EdgeWord) => {
    await db.query('select pg_notify($1, $2)', [edgeChannel, word]);
  };
  const failed = (error: unknown) => logger.warn({ outage: (error as Error).message }, 'the purges of the edge wait for the database');
  const purger = new EdgePurger({
    places: placesOf(settings),
    hold: () => hold('purge-edge'),
    tell,
    turned(place, error) {
      if (error === undefined) logger.info({ place }, 'purges arrive at the edge');
      else logger.error({ place, outage: error.message }, 'purges do not arrive at the edge; trying again');
    },
    failed,
  });
  let wasCut = false;
  let retry: NodeJS.Timeout | undefined;
  let minor = new Set<string>();
  let purgeMinor: NodeJS.Timeout | undefined;
  const gatherMinor = (tags: Iterable<string>) => {
    for (const tag of tags) minor.add(tag);
    if (minor.size === 0) return;
    purgeMinor ??= setTimeout(() => {
      purger.purge(minor);
      minor = new Set();
      purgeMinor = undefined;
    }, gatherMinorMs).unref();
  };
  const sayMissed = () => {
    tell('missed').catch((error) => {
      failed(error);
      retry = setTimeout(sayMissed, tryAgainMs).unref();
    });
  };
  return {
    headers: createEdgeHeaders(settings.kind, (nowMs) => health.mayKeep(nowMs)),
    figures: purger,
    channels: {
      [edgeChannel]: (message) => {
        if (message.startsWith(again)) purger.purge(message.slice(again.length).split(' '));
        else if (health.heard(message as EdgeWord)) purger.purge([everythingTag]);
      },
    },
    changed(topics, isGiven) {
      gatherMinor(tagsToPurge(topics.minor));
      const tags = [...tagsToPurge(topics.news)];
      if (tags.length === 0) return;
      purger.purge(tags);
      if (!isGiven) return;
      const word: EdgeWord = `${again}${tags.join(' ')}`;
      tell(word.length <= maxWordBytes ? word : 'missed').catch(failed);
    },
    heard(isHeard) {
      if (!isHeard) health.forget();
      else if (wasCut) sayMissed();
      wasCut = !isHeard;
    },
    start() {
      if (purges) purger.start();
      tell(`build ${build}`).catch(failed);
    },
    stop() {
      clearTimeout(retry);
      clearTimeout(purgeMinor);
      return purger.stop();
    },
  };
}
