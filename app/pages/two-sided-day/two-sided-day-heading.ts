import type { Words } from '#app/i18n/words/create-words.ts';
import type { TwoSidedDayView } from './two-sided-day.server.ts';

/** Returns the heading of a sport's list. */
export function twoSidedDayHeading({ t, format }: Pick<Words, 't' | 'format'>, { sport, address, day, today }: TwoSidedDayView): string {
  if (address.tab === 'live') return t(`${sport}.titleLive`);
  if (address.tab === 'favorites') return t(`${sport}.titleFavorites`);
  return day === today ? t(`${sport}.title`) : t(`${sport}.titleOfDay`, { day: format.longDay(format.noonOf(day), 'UTC') });
}
