import type { LoaderFunctionArgs } from 'react-router';
import { betOfTip } from '#app/components/tip-state.ts';
import { betWords } from '#app/i18n/bet-words.ts';
import { pageData } from '#app/page-data.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { siteContext } from '#app/site-context.server.ts';
import { type OneRecordView, readOneRecord } from './one-record.server.ts';
import { isFiltered, parseRecordAddress, recordPath } from './record-address.ts';
import { type RecordView, readRecord } from './record-view.server.ts';

/** The record as a whole, or one record of it by itself. */
export type TrackRecordView = RecordView | OneRecordView;

/** Every tip on record; the parameters filter them, lead on to older ones, or name one record. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { t, format } = site.words;
  const address = parseRecordAddress(url.searchParams);
  site.page.dependOn('tips', 'catalogue');
  const feed = { href: site.absolute(site.words.locale, '/track-record/feed.xml'), title: t('record.feedTitle', { site: site.name }) };
  if (address.record !== undefined) {
    const one = await readOneRecord(site, address.record);
    if (one === undefined) throw new Response(null, { status: 404 });
    const { tip, clubs } = one;
    const head = describePage(site, {
      title: t('record.oneTitle', { number: format.integer(address.record) }),
      description: t('record.oneDescription', {
        match: `${clubs.home} – ${clubs.away}`,
        bet: betWords(betOfTip(tip), clubs, site.words),
        price: format.decimalOdds(tip.decimalOdds),
      }),
      path: recordPath({ record: address.record }),
      indexed: false,
    });
    return pageData<TrackRecordView>(request, { ...head, feed }, one);
  }
  const view = await readRecord(site, address);
  const head = describePage(site, {
    title: t('record.pageTitle'),
    description: t('record.description'),
    path: recordPath(address),
    indexed: !isFiltered(address) && address.before === undefined,
  });
  return pageData<TrackRecordView>(request, { ...head, feed }, view);
}
