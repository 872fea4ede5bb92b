import type { Address, AddressValues } from '#app/addresses/address.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { Channel } from '#data/licences/licence.ts';
import type { Visit } from './page.ts';

/** Something at an address in every language that is not a page: a feed, an answer to a script. It is cached like a page. */
export interface Resource {
  readonly address: Address;
  readonly isPersonal: boolean;
  /** True when it is made in a moment, and so need not wait until pages are rendered. */
  readonly isSmall: boolean;
  /** True when documents of other sites may show it in a frame. */
  readonly isFramedAnywhere: boolean;
  /** The channel by which its facts leave the site; licences decide for each channel which facts it may contain. */
  readonly channel: Channel;
  answer(site: Site, values: unknown, visit: Visit): Promise<Response>;
}

/**
 * Returns a resource at an address, made by `answer`, which notes on `site.page` the topics on which it depends, as a page does.
 *
 * @param isPersonal true when the answer depends on the visitor: it is made for each request and never cached
 * @param isSmall true when it is made in a moment, and so need not wait until pages are rendered
 * @param channel that of embedded documents when other sites may frame it, and of pages otherwise, unless it is named
 * @param isFramedAnywhere true when other sites may show the answer in a frame: it is sent with the policy of embedded documents
 */
export function defineResource<Path extends string, Declared extends object>(
  address: Address<Path, Declared>,
  answer: (site: Site, values: AddressValues<Path, Declared>, visit: Visit) => Response | Promise<Response>,
  {
    isPersonal = false,
    isSmall = false,
    isFramedAnywhere = false,
    channel = isFramedAnywhere ? 'embeds' : 'show',
  }: { readonly isPersonal?: boolean; readonly isSmall?: boolean; readonly isFramedAnywhere?: boolean; readonly channel?: Channel } = {},
): Resource {
  return {
    address: address as unknown as Address,
    isPersonal,
    isSmall,
    isFramedAnywhere,
    channel,
    answer: async (site, values, visit) => answer(site, values as AddressValues<Path, Declared>, visit),
  };
}
