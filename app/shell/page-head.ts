import type { MetaDescriptor } from 'react-router';
import { type LocaleCode, locales } from '#app/i18n/locales.ts';

/** What the head of a page says about it. `path` is shared by all languages, with the parameters that make it another page. */
export interface PageHead {
  readonly locale: LocaleCode;
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** False keeps the page out of search engines: personal lists, searches. */
  readonly indexed: boolean;
  /** The page's absolute address in each language. */
  readonly addresses: Readonly<Record<string, string>>;
  /** What a network shows beside a link to the page. */
  readonly picture: SharePicture;
  /** The page is an article of these days. */
  readonly article?: { readonly publishedOn: string; readonly updatedOn: string };
  /** A feed that tells of what is new on this page and its like. */
  readonly feed?: { readonly href: string; readonly title: string };
}

/** A picture by its absolute address, and what it shows in words. */
export interface SharePicture {
  readonly address: string;
  readonly description: string;
}

/** The size that networks show at its full width. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The tags of a page's head, for a route's `meta`. */
export function headTags(head: PageHead | undefined): MetaDescriptor[] {
  if (head === undefined) return [];
  const canonical = head.addresses[head.locale] as string;
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...locales.map(({ code, tag }) => ({ tagName: 'link', rel: 'alternate', hrefLang: tag, href: head.addresses[code] }) as MetaDescriptor),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: head.addresses.en },
    { property: 'og:site_name', content: head.siteName },
    ...locales
      .toSorted((first, second) => Number(second.code === head.locale) - Number(first.code === head.locale))
      .map(({ code, openGraph }) => ({ property: code === head.locale ? 'og:locale' : 'og:locale:alternate', content: openGraph })),
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: head.article === undefined ? 'website' : 'article' },
    { property: 'og:image', content: head.picture.address },
    { property: 'og:image:width', content: String(sharePictureSize.width) },
    { property: 'og:image:height', content: String(sharePictureSize.height) },
    { property: 'og:image:alt', content: head.picture.description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.article === undefined
      ? []
      : [
          { property: 'article:published_time', content: head.article.publishedOn },
          { property: 'article:modified_time', content: head.article.updatedOn },
        ]),
    ...(head.feed === undefined
      ? []
      : [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', ...head.feed } as MetaDescriptor]),
  ];
}
