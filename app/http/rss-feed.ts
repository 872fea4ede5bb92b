import { escapeXml } from './escape-xml.ts';

export interface RssFeed {
  readonly title: string;
  /** The absolute address of the page with the same content as the feed. */
  readonly page: string;
  /** The absolute address of the feed itself. */
  readonly self: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  readonly items: readonly RssItem[];
}

export interface RssItem {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  /** An identifier that no other item ever has; it is not an address. */
  readonly id: string;
  readonly publishedAt: Date;
}

/** Returns a feed as RSS 2.0. */
export function rssXml({ title, page, self, description, language, items }: RssFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', page),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>`,
    element('description', description),
    element('language', language),
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemXml({ title, link, description, id, publishedAt }: RssItem): string {
  const members = [element('title', title), element('link', link), element('description', description)];
  return `<item>${members.join('')}<guid isPermaLink="false">${escapeXml(id)}</guid>${element('pubDate', publishedAt.toUTCString())}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
