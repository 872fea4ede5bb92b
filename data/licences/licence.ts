import { fileFeeds } from '#data/feeds/feed.ts';
import { twoSidedFileFeeds } from '#data/feeds/two-sided-feed.ts';
import { networkOnlySources } from '#data/sources/network-only-sources.ts';

/** Channels by which facts leave the site: its pages, the API, feeds and calendars, documents that other sites embed, and downloads. */
export const channels = ['show', 'api', 'feeds', 'embeds', 'downloads'] as const;
export type Channel = (typeof channels)[number];

/** All providers of facts; each has its own licence. */
export const licensedProviders = [...fileFeeds, ...twoSidedFileFeeds, ...networkOnlySources] as const;
export type LicensedProvider = (typeof licensedProviders)[number];

/** Channels that a provider's licence allows; a provider that is left out allows all. */
export type Licences = Readonly<Partial<Record<LicensedProvider, ReadonlySet<Channel>>>>;

/** Returns the providers whose licence does not allow a channel, in the order of `licensedProviders`. */
export function withheldFrom(licences: Licences, channel: Channel): LicensedProvider[] {
  return licensedProviders.filter((provider) => licences[provider]?.has(channel) === false);
}
