import type { LoaderFunctionArgs } from 'react-router';
import { pageData } from '#app/page-data.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { type Site, siteContext, visitorContext } from '#app/site-context.server.ts';
import { countBonusCodeUses } from '#data/queries/bonus-code/count-bonus-code-uses.ts';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import { guideOfferFor } from '#domain/bonus/guide-offer.ts';
import { type Asking, advertisingRules } from '#domain/jurisdiction/advertising-rules.ts';
import { affiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { offersFor } from '#domain/offer/offers-for.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { toHelp } from './help-view.ts';

/** What may be offered to whoever asks: by one bookmaker that the address names, or by all. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { t, locale } = site.words;
  const bookmaker = params.bookmaker === undefined ? undefined : affiliateBookmaker(params.bookmaker);
  if (params.bookmaker !== undefined && bookmaker === undefined) throw new Response(null, { status: 404 });
  const asking = {
    country: await context.get(visitorContext).country(),
    language: locale.tag,
    today: localDayOf(site.clock.now(), 'UTC'),
  };
  const title = bookmaker === undefined ? t('offers.heading') : t('offers.one', { name: bookmaker.name });
  const path = bookmaker === undefined ? '/offers' : `/offers/${bookmaker.id}`;
  const head = describePage(site, { title, description: t('offers.description'), path, indexed: false });
  const guide = bookmaker?.id === guideBookmaker ? await guideFor(site, asking) : undefined;
  const view = { title, bookmaker, ...offersFor({ bookmaker: bookmaker?.id }, asking), guide, help: toHelp(advertisingRules(asking)) };
  return pageData(request, head, view);
}

/** What stands in the sign-up guide after a script has filled it, for whoever has none. */
async function guideFor({ db, bonusCode }: Site, asking: Asking) {
  const { offer } = guideOfferFor(asking);
  if (offer === undefined) return undefined;
  const code = offer.bonuses === undefined ? undefined : bonusCode;
  const { copied, followed } = code === undefined ? { copied: 0, followed: 0 } : await countBonusCodeUses(db, code);
  return { offer, code, used: copied + followed };
}
