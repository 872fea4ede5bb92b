import { locales } from '#app/i18n/locales.ts';
import { describeCard, type ShareCard, type ShareSubject, shareCardPath } from '#app/share-cards/share-card.ts';
import { siteCard } from '#app/share-cards/title-card.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { PageHead, SharePicture } from './page-head.ts';

export interface DescribedPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly indexed?: boolean;
  readonly listedDay?: LocalDay | undefined;
  /** The subject of the page's share picture; by default the site's own. */
  readonly shared?: { readonly subject: ShareSubject; readonly card: ShareCard };
}

/** Returns the head of a page, completed with the page's addresses in every language and its share picture. */
export function describePage(site: Site, page: DescribedPage): PageHead {
  return {
    locale: site.words.locale.code,
    siteName: site.name,
    title: `${page.title} · ${site.name}`,
    description: page.description,
    path: page.path,
    ...(page.listedDay === undefined ? {} : { listedDay: page.listedDay }),
    indexed: (page.indexed ?? true) && site.isOpenToSearch,
    addresses: Object.fromEntries(locales.map((locale) => [locale.code, site.absolute(locale, page.path)])),
    picture: pictureOf(site, page.shared ?? { subject: { of: 'site' }, card: siteCard(site) }),
  };
}

function pictureOf({ words, absolute }: Site, { subject, card }: NonNullable<DescribedPage['shared']>): SharePicture {
  return { address: absolute(words.locale, shareCardPath(subject, card)), description: describeCard(card) };
}
