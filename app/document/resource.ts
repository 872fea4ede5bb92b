import type { Site } from '#app/site-context.server.ts';
import type { Address, AddressValues } from './address.ts';

/** What stands at an address in every language and is no page: a feed, an answer to a script. It is kept like a page. */
export interface Resource {
  readonly address: Address;
  answer(site: Site, values: unknown): Promise<Response>;
}

/** Declares a resource: its address, and what reads it and puts it into words. It notes on `site.page` what it rests on, as a page does. */
export function defineResource<Path extends string, Declared extends object>(
  address: Address<Path, Declared>,
  answer: (site: Site, values: AddressValues<Path, Declared>) => Response | Promise<Response>,
): Resource {
  return {
    address: address as unknown as Address,
    answer: async (site, values) => answer(site, values as AddressValues<Path, Declared>),
  };
}
