import type { Translate } from '#app/i18n/words/translate.ts';
import { lastName } from '#domain/player/last-name.ts';

/** Returns a player by name, or by shirt number when the feed has no name; undefined when it has neither. */
export function playerOf(name: string | null, shirtNumber: number | null, t: Translate): string | undefined {
  if (name !== null) return name;
  return shirtNumber === null ? undefined : t('match.shirt', { number: shirtNumber });
}

/** Returns a player as `playerOf` does, but by the last name, which is enough beside the score. */
export function lastNameOf(name: string | null, shirtNumber: number | null, t: Translate): string | undefined {
  return name === null ? playerOf(name, shirtNumber, t) : lastName(name);
}

/** Returns a minute of play as `45+2’`. */
export function minuteOf({ minute, addedMinute }: { minute: number; addedMinute: number | null }): string {
  return addedMinute === null ? `${minute}’` : `${minute}+${addedMinute}’`;
}
