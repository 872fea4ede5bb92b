import { html } from 'hono/html';
import { listBrokenRuns } from '#data/queries/feed-runs/list-broken-runs.ts';
import type { JobRuns } from '#server/observing/job-log.ts';
import { definePart } from '../part.ts';
import { counted, duration, moment } from '../views/moments.ts';
import { table } from '../views/table.ts';

const dayMs = 24 * 3_600_000;

/** Returns true for a job whose last run failed. */
const isFailing = ({ lastFailedAt, lastDoneAt }: JobRuns) =>
  lastFailedAt !== undefined && (lastDoneAt === undefined || lastDoneAt < lastFailedAt);

/** The jobs and logged errors of this process, and the broken runs of feeds. */
export const jobsPart = definePart({
  path: 'jobs',
  title: 'Jobs and errors',
  async load({ db, clock, figures, settings }) {
    const jobs = figures.jobs.list();
    return {
      role: settings.role,
      jobs: [...jobs.filter(isFailing), ...jobs.filter((job) => !isFailing(job))],
      failing: jobs.filter(isFailing).length,
      errors: figures.errors.list(),
      broken: await listBrokenRuns(db, new Date(clock.now().getTime() - dayMs)),
      // Runs and errors have the machine's time, also where the site's clock is set.
      machineNow: figures.now(),
    };
  },
  summary({ jobs, failing, errors, broken }) {
    const failed = broken.filter(({ state, isReadSince }) => state === 'failed' && !isReadSince).length;
    const text = [
      jobs.length === 0 ? 'this process runs no jobs' : `${counted(jobs.length, 'job')}, ${failing === 0 ? 'none' : failing} failing`,
      `${errors.length === 0 ? 'no error' : counted(errors.length, 'error')} in the last day`,
      ...(failed === 0 ? [] : [counted(failed, 'failed reading of a feed', 'failed readings of feeds')]),
    ].join('; ');
    return { state: failing + failed > 0 ? 'fault' : errors.length > 0 ? 'waiting' : 'fine', text };
  },
  render({ role, jobs, errors, broken, machineNow }, view) {
    return html`<p class="lead">Of this process (ROLE=${role}) since its start. Of several processes with jobs, one at a time runs each.</p>
${table(view, {
  name: 'jobs',
  title: 'Jobs',
  rows: jobs,
  empty: 'This process runs no jobs; one with ROLE=all or ROLE=worker does.',
  columns: [
    { head: 'Job', cell: ({ job }) => job },
    {
      head: 'State',
      cell: (job) =>
        isFailing(job)
          ? html`<span class="state fault">Failing</span>`
          : job.lastDoneAt === undefined
            ? html`<span class="soft">not run here</span>`
            : 'well',
    },
    { head: 'Every', cell: ({ everySeconds }) => duration(everySeconds * 1_000), isNumber: true },
    { head: 'Last done', cell: ({ lastDoneAt }) => moment(lastDoneAt, machineNow) },
    { head: 'It took', cell: ({ lastSeconds }) => lastSeconds !== undefined && `${lastSeconds.toFixed(2)} s`, isNumber: true },
    { head: 'Last failed', cell: ({ lastFailedAt }) => moment(lastFailedAt, machineNow) },
    { head: 'Done', cell: ({ done }) => done.toLocaleString('en'), isNumber: true },
    { head: 'Failed', cell: ({ failed }) => failed.toLocaleString('en'), isNumber: true },
  ],
})}
${table(view, {
  name: 'errors',
  title: 'Errors of the last day',
  note: 'What this process logged, without addresses, values and anything of visitors. The log has the rest.',
  rows: errors,
  empty: 'No error was logged.',
  columns: [
    { head: 'What failed', cell: ({ message, job, kind }) => [message, job ?? kind].filter((part) => part !== undefined).join(': ') },
    { head: 'Time', cell: ({ atMs }) => moment(new Date(atMs), machineNow) },
    { head: 'Error', cell: ({ type, code }) => (code === undefined ? type : `${type} ${code}`) },
    { head: 'Reason', cell: ({ reason }) => reason },
    { head: 'Place', cell: ({ stack: [frame] }) => frame !== undefined && html`<code>${frame.replace(/^at /, '')}</code>` },
  ],
})}
${table(view, {
  name: 'feeds',
  title: 'Feeds that were not read to their end in the last day',
  rows: broken,
  empty: 'Every feed was read to its end.',
  columns: [
    { head: 'Feed', cell: ({ feed }) => feed },
    { head: 'State', cell: ({ state }) => state },
    { head: 'Begun', cell: ({ startedAt }) => moment(startedAt, view.now) },
    { head: 'Read since', cell: ({ isReadSince }) => (isReadSince ? 'yes' : 'no') },
  ],
})}`;
  },
});
