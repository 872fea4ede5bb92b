import { html } from 'hono/html';
import { definePart } from '../part.ts';
import { facts } from '../views/facts.ts';
import { counted, duration } from '../views/moments.ts';

/** The age of an unsent change from which purges count as failing, as in the alert PurgesFailing. */
const lateSeconds = 15;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`);

/** The page cache of this process, and the purges of the edge in front. */
export const cachePart = definePart({
  path: 'cache',
  title: 'Cache',
  async load({ figures: { cache, purges, pagesServed } }) {
    const served = await pagesServed();
    const all = Object.values(served).reduce((sum, count) => sum + count, 0);
    return { cache, purges, served, all };
  },
  summary({ served, all, purges }) {
    const hits = all === 0 ? 'no page answered yet' : `${share(served.hit, all)} of ${counted(all, 'page')} from memory`;
    if (purges === undefined) return { state: 'fine', text: `${hits}; no edge in front` };
    const { oldestSeconds, failures } = purges;
    if (oldestSeconds > lateSeconds)
      return { state: 'fault', text: `a change has waited ${duration(oldestSeconds * 1_000)} for the edge; ${hits}` };
    return { state: 'fine', text: `${hits}; ${counted(failures, 'failed purge')} since the start` };
  },
  render({ cache, purges, served, all }) {
    return html`<p class="lead">The pages of this process since its start. Other processes have caches of their own.</p>
${facts([
  ['Pages answered', all.toLocaleString('en')],
  ['From memory', `${served.hit.toLocaleString('en')} (${share(served.hit, all)})`],
  ['From memory, being renewed', `${served.stale.toLocaleString('en')} (${share(served.stale, all)})`],
  ['Rendered for the request', `${served.miss.toLocaleString('en')} (${share(served.miss, all)})`],
  ['Personal, never kept', served.uncached.toLocaleString('en')],
  ['Turned away', `${served.busy.toLocaleString('en')} while busy, ${served.outage.toLocaleString('en')} without the database`],
  ['Pages held', `${cache.size.toLocaleString('en')}, ${megabytes(cache.bytes)} of ${megabytes(cache.maxBytes)} (PAGE_CACHE_MB)`],
  ['Dropped for want of room', cache.evictions.toLocaleString('en')],
])}
<h2>Edge</h2>
${
  purges === undefined
    ? html`<p class="empty">No edge is in front of this site (EDGE), or another process purges it.</p>`
    : facts([
        ['Tags purged', purges.sent.toLocaleString('en')],
        ['Purges that failed', purges.failures.toLocaleString('en')],
        ['Oldest change not purged', purges.oldestSeconds === 0 ? 'none waits' : duration(purges.oldestSeconds * 1_000)],
      ])
}`;
  },
});
