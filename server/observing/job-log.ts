import type { Clock } from '#domain/time/clock.ts';
import type { Job } from '#jobs/job.ts';

/** The runs of a job in this process since its start. */
export interface JobRuns {
  readonly job: string;
  readonly everySeconds: number;
  readonly done: number;
  readonly failed: number;
  /** The end of the last run that did not fail; undefined before the first. */
  readonly lastDoneAt: Date | undefined;
  readonly lastFailedAt: Date | undefined;
  /** The length of the last run that did not fail. */
  readonly lastSeconds: number | undefined;
}

export interface JobLog {
  ran(job: string, seconds: number): void;
  failed(job: string): void;
  /** Returns every planned job with its runs, in the order of the plan. */
  list(): readonly JobRuns[];
}

/** Returns a log of the runs of jobs, in memory. Another process may have the job's lock: then it has no runs here. */
export function createJobLog(planned: readonly Pick<Job, 'name' | 'everySeconds'>[], clock: Clock): JobLog {
  const runs = new Map<string, JobRuns>(
    planned.map(({ name, everySeconds }) => [
      name,
      { job: name, everySeconds, done: 0, failed: 0, lastDoneAt: undefined, lastFailedAt: undefined, lastSeconds: undefined },
    ]),
  );
  const change = (job: string, changed: (former: JobRuns) => Partial<JobRuns>) => {
    const former = runs.get(job);
    if (former !== undefined) runs.set(job, { ...former, ...changed(former) });
  };
  return {
    ran: (job, seconds) => change(job, ({ done }) => ({ done: done + 1, lastDoneAt: clock.now(), lastSeconds: seconds })),
    failed: (job) => change(job, ({ failed }) => ({ failed: failed + 1, lastFailedAt: clock.now() })),
    list: () => [...runs.values()],
  };
}
