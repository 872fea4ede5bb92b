import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#app/site-context.server.ts';
import { getDatabaseDay } from '#data/queries/ledger/get-database-day.ts';
import { listDailyAnchors } from '#data/queries/ledger/list-daily-anchors.ts';
import { anchorFeedXml } from './anchor-feed-xml.ts';
import { nextUtcDay } from './next-utc-day.ts';

const daysInFeed = 60;

/** The feed of a language: the last hash of each day. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const [anchors, today] = await Promise.all([listDailyAnchors(site.db, daysInFeed), getDatabaseDay(site.db)]);
  site.page.dependOn('tips');
  site.page.freshUntil(nextUtcDay(site.clock.now()));
  const page = site.absolute(site.words.locale, '/track-record');
  return new Response(anchorFeedXml(anchors, { page, today, siteName: site.name, words: site.words }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
