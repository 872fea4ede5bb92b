import { createPageFinder } from '#app/document/find-page.ts';
import type { OpenedPage, Page } from '#app/document/page.ts';
import type { Resource } from '#app/document/resource.ts';
import type { Site, Visitor } from '#app/site/site-context.server.ts';

/** An opened page with its data under the name of its type. */
export type OpenedView<View> = Omit<OpenedPage, 'view'> & { readonly view: View };

/**
 * Opens one of some pages by its shared path, as the server does: the address is read, then the page loads.
 *
 * @throws the `Response` with which a page says that it is not found or has moved
 */
export async function openPage<View>(
  pages: Page | readonly Page[],
  site: Site,
  path: string,
  visitor?: Visitor,
): Promise<OpenedView<View>> {
  const { found, values, pathname, search } = findAddressed([pages].flat() as Page[], path);
  return (await found.open(site, values, { path: pathname, search, visitor })) as OpenedView<View>;
}

/** Requests a resource by its shared path. */
export async function askResource(resource: Resource, site: Site, path: string, visitor?: Visitor): Promise<Response> {
  const { values, pathname, search } = findAddressed([resource], path);
  return resource.answer(site, values, { path: pathname, search, visitor });
}

function findAddressed<Addressed extends Page | Resource>(all: readonly Addressed[], path: string) {
  const { pathname, searchParams } = new URL(path, 'https://example.org');
  const at = createPageFinder(all)(pathname);
  const requested = at?.found.address.read(at.parts, searchParams);
  if (at === undefined || requested?.values === undefined) throw new Response(null, { status: 404 });
  return { found: at.found, values: requested.values, pathname, search: requested.search };
}
