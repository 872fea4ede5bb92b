import { readerZone } from '#app/stores/time-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a moment by the reader's clock, `15:42` or `15:42:05`, in the page's language. */
export function clockText(moment: Date, withSeconds = false): string {
  const { lang } = document.documentElement;
  const timeZone = readerZone();
  const key = `${lang} ${timeZone} ${withSeconds}`;
  const seconds = withSeconds ? ({ second: '2-digit' } as const) : {};
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', ...seconds, hourCycle: 'h23', timeZone });
  formats.set(key, format);
  return format.format(moment);
}
