import { expect, it } from 'vitest';
import { rssXml } from './rss-feed.ts';

const item = {
  title: 'Brighton & Hove: over <2.5>',
  link: 'https://example.org/a?b=1&c=2',
  description: '“Value”, it’s said',
  id: 'one',
  publishedAt: new Date('2026-11-21T08:05:09Z'),
};
const feed = {
  title: 'Tips',
  page: 'https://example.org/pt_br/tips',
  self: 'https://example.org/pt_br/tips/feed.xml',
  description: 'All tips',
  language: 'pt-BR',
};

it('a feed has what RSS 2.0 demands of a channel, in its language, and names itself', () => {
  const xml = rssXml({ ...feed, items: [] });
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:atom="http:\/\/www\.w3\.org\/2005\/Atom">/);
  for (const element of [
    '<title>Tips</title>',
    '<link>https://example.org/pt_br/tips</link>',
    '<description>All tips</description>',
    '<language>pt-BR</language>',
    '<atom:link rel="self" type="application/rss+xml" href="https://example.org/pt_br/tips/feed.xml"/>',
  ])
    expect(xml.split(element)).toHaveLength(2);
});

it('an item has the date of RFC 822 and text that cannot become markup', () => {
  const xml = rssXml({ ...feed, items: [item] });
  expect(xml).toContain('<title>Brighton &#38; Hove: over &#60;2.5&#62;</title><link>https://example.org/a?b=1&#38;c=2</link>');
  expect(rssXml({ ...feed, self: 'https://example.org/"a"', items: [] })).toContain('href="https://example.org/&#34;a&#34;"/>');
  expect(xml).toContain('<guid isPermaLink="false">one</guid><pubDate>Sat, 21 Nov 2026 08:05:09 GMT</pubDate>');
});
