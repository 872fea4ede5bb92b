import { z } from 'zod';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { bonusSchema } from '#app/endpoints/offers/offers-answer.ts';
import type { CountedUses } from '#data/queries/bonus-code/count-bonus-code-uses.ts';
import { type GuideOffer, guideOfferFor } from '#domain/bonus/guide-offer.ts';
import type { AdvertisingContext } from '#domain/jurisdiction/advertising-rules.ts';
import { bookmakerLinkPath } from '#domain/offer/bookmaker-link.ts';

/** Schema of the API's answer about the uses of a bonus code. */
export const usesSchema = z.object({
  code: z.string(),
  copied: z.int().describe('How often the code was copied on this site'),
  followed: z.int().describe('How often the link beside it was followed'),
  used: z.int().describe('Both together'),
});

/** Schema of the API's answer about the box of the sign-up guide. */
export const guideOfferSchema = z.object({
  data: z
    .object({
      country: z.string().length(2).describe('ISO 3166-1 alpha-2 code of the country in which the visitor is'),
      minimum_age: z.int(),
      path: z.string().describe('Where the link leads on this site, without the prefix of the language'),
      bonuses: z
        .object({
          code: z.string().nullable().describe('The bonus code; null where there is none at present'),
          own: bonusSchema.nullable().describe('What new customers are promised in the visitor’s country, where it is known'),
          zone: z.array(
            z.object({
              country: z.string().length(2),
              bonus: bonusSchema,
              minimum_age: z.int(),
              shown_there: z.boolean().describe('Whether this site shows it to readers there, in the same language'),
            }),
          ),
        })
        .nullable()
        .describe('Null where bonuses may not be advertised'),
    })
    .nullable(),
  because: z
    .enum(['unknown-country', 'not-reviewed', 'forbidden', 'not-licensed', 'no-bonuses'])
    .nullable()
    .describe('Why there is nothing; null where there is something'),
});
export type GuideOfferAnswer = z.infer<typeof guideOfferSchema>;

export function toUsesAnswer(code: string, { copied, followed }: CountedUses): z.infer<typeof usesSchema> {
  return { code, copied, followed, used: copied + followed };
}

/** Returns the content of the guide's box for one visitor. */
export function answerGuideOffer(asking: AdvertisingContext, code: string | undefined): GuideOfferAnswer {
  const { offer, hindrance } = guideOfferFor(asking);
  return { data: offer === undefined ? null : toAnswer(offer, code), because: hindrance ?? null };
}

function toAnswer({ country, minimumAge, link, bonuses }: GuideOffer, code: string | undefined): GuideOfferAnswer['data'] {
  const zone = bonuses?.zone.map((row) => ({
    country: row.country,
    bonus: row.bonus,
    minimum_age: row.minimumAge,
    shown_there: row.shownThere,
  }));
  return {
    country,
    minimum_age: minimumAge,
    path: bookmakerLinkPath(link),
    bonuses: bonuses === undefined ? null : { code: code ?? null, own: bonuses.own ?? null, zone: zone ?? [] },
  };
}

/**
 * Returns the code of an address.
 *
 * @throws ApiError (404) for a code other than the site's
 */
export function knownCode(code: string, known: string | undefined): string {
  if (known === undefined || code !== known) throw new ApiError(404, 'unknown_code', `There is no bonus code "${code.slice(0, 40)}".`);
  return known;
}
