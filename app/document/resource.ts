import type { Site } from '#app/site-context.server.ts';
import type { Address, AddressValues } from './address.ts';
import type { Visit } from './page.ts';

/** A thing at an address in every language that is no page: a feed, an answer to a script. It is cached like a page. */
export interface Resource {
  readonly address: Address;
  readonly isPersonal: boolean;
  answer(site: Site, values: unknown, visit: Visit): Promise<Response>;
}

/**
 * Declares a resource: its address, and what reads it and puts it into words. It notes on `site.page` what it rests on, as a page does.
 *
 * @param isPersonal it depends on who asks: it is made for each request, and nothing keeps it
 */
export function defineResource<Path extends string, Declared extends object>(
  address: Address<Path, Declared>,
  answer: (site: Site, values: AddressValues<Path, Declared>, visit: Visit) => Response | Promise<Response>,
  { isPersonal = false }: { readonly isPersonal?: boolean } = {},
): Resource {
  return {
    address: address as unknown as Address,
    isPersonal,
    answer: async (site, values, visit) => answer(site, values as AddressValues<Path, Declared>, visit),
  };
}
