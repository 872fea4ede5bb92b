import { ofetch } from 'ofetch';
import { localeByTag } from '#app/i18n/locales.ts';
import { apiAddress } from '#app/stores/api-address.ts';
import type { GuideOffer } from '#domain/bonus/guide-offer.ts';
import type { Bonus } from '#domain/offer/bonus-of.ts';
import { readBookmakerLink } from '#domain/offer/bookmaker-link.ts';

interface ToldOffer {
  readonly country: string;
  readonly minimum_age: number;
  readonly path: string;
  readonly bonuses: {
    readonly code: string | null;
    readonly own: Bonus | null;
    readonly zone: readonly {
      readonly country: string;
      readonly bonus: Bonus;
      readonly minimum_age: number;
      readonly shown_there: boolean;
    }[];
  } | null;
}

export interface AskedOffer {
  readonly offer: GuideOffer;
  readonly code: string | undefined;
}

/** Asks the site what the sign-up guide may show here; undefined: nothing. */
export async function askGuideOffer(): Promise<AskedOffer | undefined> {
  const { code: language } = localeByTag(document.documentElement.lang);
  const { data } = await ofetch<{ data: ToldOffer | null }>(apiAddress('/api/sign-up-guide'), { query: { language } });
  if (data === null) return undefined;
  const link = readBookmakerLink(data.path);
  if (link === undefined) throw new Error(`the guide's link leads to "${data.path}", which is no link to a bookmaker`);
  const zone = data.bonuses?.zone.map(({ minimum_age: minimumAge, shown_there: shownThere, ...row }) => ({
    ...row,
    minimumAge,
    shownThere,
  }));
  return {
    offer: {
      country: data.country,
      minimumAge: data.minimum_age,
      link,
      bonuses: data.bonuses === null ? undefined : { own: data.bonuses.own ?? undefined, zone: zone ?? [] },
    },
    code: data.bonuses?.code ?? undefined,
  };
}

/** How often a code was used, at most a minute old. */
export async function askUses(code: string): Promise<number> {
  const { data } = await ofetch<{ data: { used: number } }>(apiAddress(`/api/bonus-code/${encodeURIComponent(code)}`));
  return data.used;
}
