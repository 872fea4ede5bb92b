import type { FrameWords } from '#app/i18n/create-words.ts';
import type { Formatters } from '#app/i18n/formatters.ts';
import { zoneOffsetMinutes } from '#domain/time/local-day.ts';
import { sharedPath } from './page-path.ts';
import { onPageShown } from './page-shown.ts';
import { navigateTo } from './router-access.ts';

const writers: Readonly<Record<string, (format: Formatters, moment: Date, zone: string) => string>> = {
  time: (format, moment, zone) => format.time(moment, zone),
  'short-day': (format, moment, zone) => format.shortDay(moment, zone),
  'row-day': (format, moment, zone) => format.rowDay(moment, zone),
  'long-day': (format, moment, zone) => format.longDay(moment, zone),
  weekday: (format, moment, zone) => format.weekday(moment, zone),
};

/** Hours are the visitor's own, and so are the days by which matches are listed, wherever that is not the language's zone. */
export function followVisitorZone(words: FrameWords): void {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  onPageShown(() => {
    if (own !== words.locale.zone) rewriteTimes(words.format, own);
    askForOwnDays(words);
  });
}

function rewriteTimes(format: Formatters, zone: string): void {
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-show]')) {
    const write = writers[element.dataset.show ?? ''];
    if (write === undefined) continue;
    const text = write(format, new Date(element.dateTime), zone);
    if (element.textContent !== text) element.textContent = text;
  }
}

/**
 * A list of a day says which day it shows. Where the visitor's clock stands otherwise than the one that the list follows,
 * the same list is asked for by the visitor's; where it stands the same, nothing happens.
 */
function askForOwnDays(words: FrameWords): void {
  const day = document.querySelector<HTMLElement>('[data-day-list]')?.dataset.dayList;
  if (day === undefined) return;
  const ownOffset = -Math.round(new Date(`${day}T12:00`).getTimezoneOffset() / 15) * 15;
  const address = new URL(location.href);
  const wanted = ownOffset === zoneOffsetMinutes(new Date(`${day}T12:00Z`), words.locale.zone) ? null : String(ownOffset);
  if (address.searchParams.get('utc') === wanted) return;
  if (wanted === null) address.searchParams.delete('utc');
  else address.searchParams.set('utc', wanted);
  navigateTo(sharedPath(words, address.pathname) + address.search + address.hash, { replace: true, keepScroll: true });
}
