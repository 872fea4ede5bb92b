import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import type { Database } from '#data/database/database.ts';
import { demonstrationDataset } from '#demonstration/demonstration-dataset.ts';
import type { Clock } from '#domain/time/clock.ts';
import { FragmentCache } from '#server/page-cache/fragment-cache.ts';
import { createAddressReader } from '#server/page-cache/page-address.ts';
import { createPageRenderer } from '#server/page-cache/page-renderer.ts';
import type { RenderedPage } from '#server/page-cache/page-service.ts';
import { createContentSecurityPolicy } from '#server/security/content-security-policy.ts';
import { createSecurityHeaders } from '#server/security/security-headers.ts';
import type { SiteBuild } from '#server/start/load-build.ts';
import { readSettings } from '#server/start/settings.ts';

/** A fragment cache that stores nothing: every page loads everything, also the parts that the site would have in memory. */
export const keepNothing: Pick<FragmentCache, 'take'> = { take: (_name, page, load) => load(page) };

/** Returns the site's own renderer in this process, without the page cache in front of it. A page that fails ends the run. */
export function createSiteRenderer(
  build: SiteBuild,
  db: Database,
  clock: Clock,
  fragments: Pick<FragmentCache, 'take'> = new FragmentCache(clock),
): (url: string) => Promise<RenderedPage> {
  const settings = readSettings({}, 'no such file');
  const localeSites = createLocaleSites(settings.addresses, 'http://localhost:3000');
  const failures: unknown[] = [];
  const renderer = createPageRenderer(build, {
    databases: { show: db, api: db, feeds: db, embeds: db, downloads: db },
    licences: {},
    clock,
    liveSequence: () => 0,
    fragments,
    settings: settings.site,
    dataset: demonstrationDataset,
    pieces: [],
    localeSites,
    securityHeaders: createSecurityHeaders({ https: false, hstsOfSubdomains: false }),
    policyOf: createContentSecurityPolicy(),
    failed: (error) => failures.push(error),
  });
  const readAddress = createAddressReader(localeSites, build.server.findPage, () => undefined);
  return async (url) => {
    const rendered = await renderer.render(readAddress(undefined, url));
    if (failures.length > 0) throw new Error(`${url} could not be rendered`, { cause: failures[0] });
    if (rendered.representation.status !== 200) throw new Error(`${url} was answered with ${rendered.representation.status}`);
    return rendered;
  };
}
