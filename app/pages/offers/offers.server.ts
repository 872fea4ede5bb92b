import { notFound } from '#app/addresses/answers.ts';
import { type Visit, visitorOf } from '#app/document/page.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import { advertisingRules } from '#domain/jurisdiction/advertising-rules.ts';
import { affiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { offersFor } from '#domain/offer/offers-for.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { bonusForGuide } from './bonus-for-guide.server.ts';
import { toHelp } from './help-view.ts';

export type OffersView = Awaited<ReturnType<typeof loadOffers>>;

/** Returns the offers of one bookmaker, or of all, that the visitor may see. */
export async function loadOffers(site: Site, { bookmaker: named }: { readonly bookmaker?: string }, visit: Visit) {
  const { t, locale } = site.words;
  const bookmaker = named === undefined ? undefined : affiliateBookmaker(named);
  if (named !== undefined && bookmaker === undefined) throw notFound();
  const asking = {
    country: await visitorOf(visit).country(),
    language: locale.tag,
    today: localDayOf(site.clock.now(), 'UTC'),
  };
  return {
    title: bookmaker === undefined ? t('offers.heading') : t('offers.one', { name: bookmaker.name }),
    bookmaker,
    ...offersFor({ bookmaker: bookmaker?.id }, asking),
    guide: bookmaker?.id === guideBookmaker ? await bonusForGuide(site, asking) : undefined,
    help: toHelp(advertisingRules(asking)),
  };
}
