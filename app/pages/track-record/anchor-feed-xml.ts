import { escapeXml } from '#app/http/escape-xml.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { DailyAnchor } from '#data/queries/ledger/list-daily-anchors.ts';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';

interface FeedParts {
  /** The absolute address of the track record in the feed's language. */
  readonly page: string;
  /** The day on which records may still be added. */
  readonly today: string;
  readonly siteName: string;
  readonly words: Words;
}

/** Returns a feed (RSS 2.0) with an item for each day with records, which has the last hash of the day. */
export function anchorFeedXml(anchors: readonly DailyAnchor[], { page, today, siteName, words }: FeedParts): string {
  const { t, locale } = words;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', t('record.feedTitle', { site: siteName })),
    element('link', page),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(`${page}/feed.xml`)}"/>`,
    element('description', t('record.proofNote')),
    element('language', locale.tag),
    ...anchors.map((anchor) => itemXml(anchor, page, anchor.day === today, words)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/**
 * Returns the item of a day. The day under way has no date yet, and a new item with each of its hashes, so that a reader who stores any of them
 * holds a proof too.
 */
function itemXml({ day, records, sequence, hash }: DailyAnchor, page: string, underWay: boolean, { t, format }: Words): string {
  const local = day as LocalDay;
  const dayWords = format.dayOfYear(format.noonOf(local), 'UTC');
  return [
    '<item>',
    element('title', t('record.feedItem', { day: underWay ? t('record.soFar', { day: dayWords }) : dayWords, count: records })),
    element('link', `${page}?record=${sequence}`),
    element('description', t('record.feedText', { number: format.integer(sequence), hash })),
    `<guid isPermaLink="false">${day}:${hash}</guid>`,
    ...(underWay ? [] : [element('pubDate', new Date(`${addDays(local, 1)}T00:00:00Z`).toUTCString())]),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
