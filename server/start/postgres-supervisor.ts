import type { Logger } from 'pino';

export interface PostgresSupervisor {
  /** Called whenever the database was lost; may be called again and again. */
  lost(): void;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Starts the site's own PostgreSQL again when it died under the site: without it nobody would, until the site itself is started again. */
export function createPostgresSupervisor(revive: () => Promise<void>, logger: Pick<Logger, 'error'>): PostgresSupervisor {
  let underWay: Promise<void> | undefined;
  let stopped = false;
  return {
    lost() {
      if (stopped || underWay !== undefined) return;
      underWay = revive()
        .catch((error) => logger.error({ err: error }, 'the embedded PostgreSQL could not be started again'))
        .finally(() => {
          underWay = undefined;
        });
    },
    async stop() {
      stopped = true;
      await underWay;
    },
  };
}
