import type { BonusBoxProps } from '#app/components/offers/bonus-box.tsx';
import type { Site } from '#app/site/site-context.server.ts';
import { countBonusCodeUses } from '#data/queries/bonus-code/count-bonus-code-uses.ts';
import { guideOfferFor } from '#domain/bonus/guide-offer.ts';
import type { AdvertisingContext } from '#domain/jurisdiction/advertising-rules.ts';

/** Returns the offer that the sign-up guide may show to this visitor, with its code and the number of its uses; undefined when it may show none. */
export async function bonusForGuide(
  { db, bonusCode }: Pick<Site, 'db' | 'bonusCode'>,
  asking: AdvertisingContext,
): Promise<BonusBoxProps | undefined> {
  const { offer } = guideOfferFor(asking);
  if (offer === undefined) return undefined;
  const code = offer.bonuses === undefined ? undefined : bonusCode;
  const { copied, followed } = code === undefined ? { copied: 0, followed: 0 } : await countBonusCodeUses(db, code);
  return { offer, code, used: copied + followed };
}
