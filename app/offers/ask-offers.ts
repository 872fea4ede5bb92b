import { localeByTag } from '#app/i18n/locales.ts';
import { apiAddress } from '#app/stores/api-address.ts';
import type { BookmakerId } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { Bonus } from '#domain/offer/bonus-of.ts';
import type { LinkSport, Placement } from '#domain/offer/bookmaker-link.ts';
import type { Offer } from '#domain/offer/offers-for.ts';

interface OffersAnswer {
  readonly data: readonly {
    readonly bookmaker: BookmakerId;
    readonly name: string;
    readonly country: string;
    readonly minimum_age: number;
    readonly bonus: Bonus | null;
  }[];
  readonly seconds: number | null;
}

export interface AnsweredOffers {
  readonly offers: readonly Offer[];
  /** For how long they may stand there; undefined: for as long as the page is open. */
  readonly seconds: number | undefined;
}

/** Asks the site which offers may stand in a place of the page. */
export async function askOffers({ dataset }: HTMLElement): Promise<AnsweredOffers> {
  const { ofetch } = await import('ofetch');
  const { offers: placement, sport, bookmaker, match } = dataset;
  const { code } = localeByTag(document.documentElement.lang);
  const query = { language: code, placement, sport, bookmaker, match };
  const { data, seconds } = await ofetch<OffersAnswer>(apiAddress('/api/offers'), { query });
  const place = { placement: placement as Placement, sport: sport as LinkSport | undefined };
  return {
    offers: data.map(({ bookmaker: id, name, country, minimum_age, bonus }) => ({
      link: { ...place, bookmaker: id },
      name,
      country,
      minimumAge: minimum_age,
      bonus: bonus ?? undefined,
    })),
    seconds: seconds ?? undefined,
  };
}
