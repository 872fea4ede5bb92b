import type { Translate } from '#app/i18n/translate.ts';

/** Returns a player by name, or by shirt number where a feed tells no names; undefined when it tells neither. */
export function playerOf(name: string | null, shirtNumber: number | null, t: Translate): string | undefined {
  if (name !== null) return name;
  return shirtNumber === null ? undefined : t('match.shirt', { number: shirtNumber });
}

/** `45+2’` */
export function minuteOf({ minute, addedMinute }: { minute: number; addedMinute: number | null }): string {
  return addedMinute === null ? `${minute}’` : `${minute}+${addedMinute}’`;
}
