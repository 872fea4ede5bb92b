import { clubsOfTip } from '#app/components/tips/tip-clubs.ts';
import { betOfTip } from '#app/components/tips/tip-state.ts';
import { defineResource } from '#app/document/resource.ts';
import { type RssItem, rssXml } from '#app/http/rss-feed.ts';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { trackRecordAddress } from '#app/pages/track-record/track-record.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { helpNote, lawNote } from '#app/shell/law/law-note.ts';
import { withWithheldNote } from '#app/shell/law/withheld-note.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { listNewestTips } from '#data/queries/ledger/list-ledger.ts';
import { listBookmakerNames } from '#data/queries/odds/list-bookmaker-names.ts';
import { isComputedAfterwards, sportOfTip } from '#domain/ledger/ledger-record.ts';
import { tipsAddress, tipsFeedAddress } from './tips.address.ts';

const tipsInFeed = 50;

/** Feed of the newest tips in one language. Entries never change: the outcome of a tip is on the page of its match. */
export const tipsFeed = defineResource(
  tipsFeedAddress,
  async (site) => {
    const { t, locale } = site.words;
    const [tips, bookmakers] = await Promise.all([
      listNewestTips(site.db, { locale: locale.tag, limit: tipsInFeed }),
      listBookmakerNames(site.db),
    ]);
    site.page.dependOn('tips');
    const feed = {
      title: t('tips.feedTitle', { site: site.name }),
      page: site.absolute(locale, tipsAddress.path),
      self: site.absolute(locale, tipsFeedAddress.path),
      language: locale.tag,
    };
    const items = tips.map((tip) => itemOf(site, tip, bookmakers.get(tip.bookmaker) ?? tip.bookmaker));
    return new Response(
      rssXml({ ...feed, description: withWithheldNote(`${t('tips.description')} ${helpNote(site.words)}`, site), items }),
      {
        headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
      },
    );
  },
  { channel: 'feeds' },
);

function itemOf({ words, absolute, clock }: Site, tip: LedgerTip, bookmaker: string): RssItem {
  const { t, format, locale } = words;
  const clubs = clubsOfTip(tip);
  const kickoff = `${format.dayOfYear(tip.kickoffUtc)}${tip.kickoffKnown ? `, ${format.timeAndZone(tip.kickoffUtc)}` : ''}`;
  const summary = t('tips.feedText', {
    kickoff,
    price: format.decimalOdds(tip.decimalOdds),
    bookmaker,
    chance: format.percent(tip.probability),
    value: format.signedPercent(tip.expectedValue, 1),
    level: tip.reliabilityLevel,
  });
  const afterwards = isComputedAfterwards(tip.origin, clock.setTo !== undefined) ? [t('tip.computedAfterwardsMeaning')] : [];
  return {
    title: `${pairingInList(clubs, t)}: ${anyBetWords(betOfTip(tip), clubs, words)}`,
    link: absolute(
      locale,
      tip.match === null ? trackRecordAddress.href({ record: tip.sequence }) : matchPath(sportOfTip(tip), tip.match.slug),
    ),
    description: [summary, ...afterwards, lawNote(locale.tag)].join(' '),
    id: tip.hash,
    publishedAt: tip.publishedAt,
  };
}
