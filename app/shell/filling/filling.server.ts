import type { Site } from '#app/site/site-context.server.ts';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';

/** The filling of a new site, and its progress. */
export interface SiteFilling {
  /** `past`: the past of a demonstration, counted in competitions; `files`: the files of sources on the network. */
  readonly kind: 'past' | 'files';
  readonly done: number;
  readonly total: number;
}

/** Returns the progress of filling the site; undefined when it is complete. Every page shows it, and is invalidated by progress. */
export function loadFilling(site: Site): Promise<SiteFilling | undefined> {
  return site.fragment('filling', async (notes) => {
    notes.dependOn('filling');
    const fillings = await listFillings(site.db, site.clock.now());
    for (const { countsUntil } of fillings) if (countsUntil !== null) notes.freshUntil(countsUntil);
    if (fillings.length === 0) return undefined;
    const sum = (of: (filling: (typeof fillings)[number]) => number) => fillings.reduce((total, filling) => total + of(filling), 0);
    const kind = fillings.some(({ name }) => name === 'past') ? 'past' : 'files';
    return { kind, done: sum(({ done }) => done), total: sum(({ total }) => total) };
  });
}
