import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AddressOf } from '#app/addresses/address.ts';
import { notFound } from '#app/addresses/answers.ts';
import { BonusBox } from '#app/components/offers/bonus-box.tsx';
import { OfferBox } from '#app/components/offers/offer-box.tsx';
import { type Visit, visitorOf } from '#app/document/page.ts';
import { defineResource } from '#app/document/resource.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import type { Site } from '#app/site/site-context.server.ts';
import { getOffersOfPlace } from '#data/queries/links/get-offers-of-place.ts';
import type { AdvertisingContext } from '#domain/jurisdiction/advertising-rules.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { bonusForGuide } from './bonus-for-guide.server.ts';
import { bonusBoxAddress, offerBoxAddress } from './offer-box.address.ts';

/** The offers for a place on a page and this visitor; 204 without content when there are none. */
export const offerBoxResource = defineResource(offerBoxAddress, answerOfferBox, { isPersonal: true });

/** The bonus code of the sign-up guide for this visitor; 204 without content when the guide may show none. */
export const bonusBoxResource = defineResource(bonusBoxAddress, answerBonusBox, { isPersonal: true });

async function answerOfferBox(
  site: Site,
  { placement, sport, bookmaker, match }: AddressOf<typeof offerBoxAddress>,
  visit: Visit,
): Promise<Response> {
  if (placement === undefined) throw notFound();
  const place = { placement, sport, bookmaker, matchId: match };
  const found = await getOffersOfPlace(site.db, place, await askingOf(site, visit), site.clock.now());
  if (found === undefined) throw notFound();
  const { offers, seconds } = found;
  if (offers.length === 0) return nothing();
  return html(
    site,
    <section aria-label={site.words.t('offers.ad')} data-seconds={seconds}>
      <OfferBox offers={offers} />
    </section>,
  );
}

async function answerBonusBox(site: Site, _values: unknown, visit: Visit): Promise<Response> {
  const bonus = await bonusForGuide(site, await askingOf(site, visit));
  return bonus === undefined ? nothing() : html(site, <BonusBox {...bonus} />);
}

async function askingOf({ words, clock }: Site, visit: Visit): Promise<AdvertisingContext> {
  return { country: await visitorOf(visit).country(), language: words.locale.tag, today: localDayOf(clock.now(), 'UTC') };
}

function nothing(): Response {
  return new Response(null, { status: 204 });
}

function html({ words }: Site, box: ReactNode): Response {
  return new Response(renderToStaticMarkup(<WordsProvider words={words}>{box}</WordsProvider>), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}
