import type { Locale } from '#app/i18n/locales.ts';
import { offsetZone } from '#domain/time/offset-zone.ts';

/** Returns the time zone by which a page counts days: the reader's offset from UTC if the address names it, else that of the language. */
export function zoneOf(
  { words: { locale } }: { readonly words: { readonly locale: Locale } },
  { utc }: { readonly utc: number | undefined },
): string {
  return utc === undefined ? locale.zone : offsetZone(utc);
}
