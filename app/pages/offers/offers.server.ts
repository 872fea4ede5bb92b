import { notFound } from '#app/document/answers.ts';
import { type Visit, visitorOf } from '#app/document/page.ts';
import type { Site } from '#app/site-context.server.ts';
import { countBonusCodeUses } from '#data/queries/bonus-code/count-bonus-code-uses.ts';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import { guideOfferFor } from '#domain/bonus/guide-offer.ts';
import { type Asking, advertisingRules } from '#domain/jurisdiction/advertising-rules.ts';
import { affiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { offersFor } from '#domain/offer/offers-for.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { toHelp } from './help-view.ts';

export type OffersView = Awaited<ReturnType<typeof loadOffers>>;

/** Reads what may be offered to whoever asks: by one bookmaker, or by all. */
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
    guide: bookmaker?.id === guideBookmaker ? await guideFor(site, asking) : undefined,
    help: toHelp(advertisingRules(asking)),
  };
}

/** Returns what stands in the sign-up guide after a script has filled it, for whoever has none. */
async function guideFor({ db, bonusCode }: Site, asking: Asking) {
  const { offer } = guideOfferFor(asking);
  if (offer === undefined) return undefined;
  const code = offer.bonuses === undefined ? undefined : bonusCode;
  const { copied, followed } = code === undefined ? { copied: 0, followed: 0 } : await countBonusCodeUses(db, code);
  return { offer, code, used: copied + followed };
}
