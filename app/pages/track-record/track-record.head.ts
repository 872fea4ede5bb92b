import { betOfTip } from '#app/components/tips/tip-state.ts';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { type DescribedPage, describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { OneModelView, OneTipView } from './record/one-record.server.ts';
import type { RecordView } from './record/record-view.server.ts';
import { recordFeedAddress, trackRecordAddress } from './track-record.address.ts';
import type { TrackRecordView } from './track-record.server.ts';

/** Returns the head of the track record. Search engines index only its first page without filters, and no single record. */
export function trackRecordHead(site: Site, view: TrackRecordView): PageHead {
  const { t, locale } = site.words;
  const feed = { href: site.absolute(locale, recordFeedAddress.path), title: t('record.feedTitle', { site: site.name }) };
  return { ...describePage(site, describe(site, view)), feeds: [feed] };
}

function describe(site: Site, view: TrackRecordView): DescribedPage {
  switch (view.kind) {
    case 'tip':
      return describeTip(site, view);
    case 'model':
      return describeModel(site, view);
    case 'record':
      return describeWhole(site, view);
  }
}

function describeModel({ words: { t, format } }: Site, { number, model }: OneModelView): DescribedPage {
  return {
    title: t('record.oneTitle', { number: format.integer(number) }),
    description: `${t('record.modelHead')}: ${t(`sport.${model.sport}`)} ${model.version}. ${t('record.constantsHash')}: ${model.constantsHash}`,
    path: trackRecordAddress.href({ record: number }),
    indexed: false,
  };
}

function describeTip({ words }: Site, { number, tip, clubs }: OneTipView): DescribedPage {
  const { t, format } = words;
  return {
    title: t('record.oneTitle', { number: format.integer(number) }),
    description: t('record.oneDescription', {
      match: pairingInList(clubs, t),
      bet: anyBetWords(betOfTip(tip), clubs, words),
      price: format.decimalOdds(tip.decimalOdds),
    }),
    path: trackRecordAddress.href({ record: number }),
    indexed: false,
  };
}

function describeWhole({ words: { t } }: Site, { address, filtered, opinions, yesterday }: RecordView): DescribedPage {
  return {
    title: t('record.pageTitle'),
    description: t('record.description'),
    path: trackRecordAddress.href({ ...address, more: 1, utc: undefined }),
    // Only the line about yesterday depends on the reader's zone.
    listedDay: opinions === undefined ? undefined : yesterday?.day,
    indexed: !filtered && address.before === undefined && address.more === 1 && address.utc === undefined,
  };
}
