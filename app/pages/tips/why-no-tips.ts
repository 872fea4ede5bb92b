import type { Words } from '#app/i18n/words/create-words.ts';
import { isFiltered } from './tips.address.ts';
import type { TipsView } from './tips.server.ts';

/** Returns a line on why no tip is open today or on a day to come. */
export function whyNoTips({ address, day, today, tips, ofDay, isFilling, matchesLookedAt }: TipsView, t: Words['t']): string {
  if (isFiltered(address) && ofDay > 0) return t('offer.noneFiltered');
  if (day === today && tips.some(({ state, phase }) => phase === 'live' || state !== 'withdrawn')) return t('tips.allBegun');
  if (isFilling) return t('tips.afterFilling');
  if (day > today) return t('offer.noTipYet');
  return matchesLookedAt > 0 ? t('tips.noneNow') : t('tips.nothingLookedAt');
}
