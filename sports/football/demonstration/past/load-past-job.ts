import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import { createDemonstrationThread } from '#demonstration/thread/demonstration-thread.ts';
import type { OpenedDatabase } from '#jobs/dataset-kind.ts';
import type { Job } from '#jobs/job.ts';

const everySeconds = 5;

/** Returns the job that stores the past of a demonstration that was opened without it; when its process dies, another one begins anew. */
export function loadPastJob({ address }: Pick<OpenedDatabase, 'address'>): Job {
  return {
    name: 'load-demonstration-past',
    everySeconds,
    async run({ db, clock, signal }) {
      if ((await listFillings(db, clock.now())).length === 0) return;
      const loading = new AbortController();
      const stop = () => loading.abort();
      signal.addEventListener('abort', stop, { once: true });
      try {
        await createDemonstrationThread(address).loadPast(clock.now(), loading.signal);
      } finally {
        signal.removeEventListener('abort', stop);
        loading.abort();
      }
    },
  };
}
