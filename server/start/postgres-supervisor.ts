import type { Logger } from 'pino';

export interface PostgresSupervisor {
  /** Called whenever the database was lost; may be called again and again. */
  lost(): void;
  /** Starts no further attempt, and waits for one under way. */
  stop(): Promise<void>;
}

/**
 * Returns a supervisor that starts the site's own PostgreSQL again when it has died. Otherwise it would not come back until the site itself
 * is started again.
 */
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
