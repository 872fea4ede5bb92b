import { defineResource } from '#app/document/resource.ts';
import { getDatabaseDay } from '#data/queries/ledger/get-database-day.ts';
import { listDailyAnchors } from '#data/queries/ledger/list-daily-anchors.ts';
import { anchorFeedXml } from '../anchor-feed-xml.ts';
import { nextUtcDay } from '../next-utc-day.ts';
import { recordFeedAddress, trackRecordAddress } from '../track-record.address.ts';

const daysInFeed = 60;

/** Feed of a language with the last hash of each day. */
export const recordFeed = defineResource(
  recordFeedAddress,
  async (site) => {
    const [anchors, today] = await Promise.all([listDailyAnchors(site.db, daysInFeed), getDatabaseDay(site.db)]);
    site.page.dependOn('tips');
    site.page.freshUntil(nextUtcDay(site.clock.now()));
    const page = site.absolute(site.words.locale, trackRecordAddress.path);
    return new Response(anchorFeedXml(anchors, { page, today, siteName: site.name, words: site.words }), {
      headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
    });
  },
  { channel: 'feeds' },
);
