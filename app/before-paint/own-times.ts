import { createMomentFormats, type MomentPart } from '#app/i18n/moment-formats.ts';
import { readerZone, zoneChange } from '#app/stores/time-zone.ts';
import type { Language } from '#domain/language/languages.ts';
import { asParsed } from './as-parsed.ts';
import { replaceByOwnList } from './own-list.ts';

/**
 * Shows every `<time data-show>` in the reader's time zone where it differs from the zone that the server used: while the page is parsed,
 * when a script adds one, and all of them again when the reader chooses another zone.
 */
export function showOwnTimes(): void {
  const { lang, dataset } = document.documentElement;
  const formats = createMomentFormats(lang as Language, dataset.zone ?? 'UTC');
  let zone = dataset.zone;
  const write = (time: HTMLTimeElement) => {
    const format = formats[time.dataset.show as MomentPart];
    const text = format?.(new Date(time.dateTime), zone);
    if (text !== undefined && time.textContent !== text) time.textContent = text;
  };
  const writeWithin = (element: Element) => {
    if (element instanceof HTMLTimeElement) write(element);
    for (const time of element.getElementsByTagName('time')) write(time);
  };
  let isFollowing = false;
  const follow = (chosen: string) => {
    zone = chosen;
    if (isFollowing) return writeWithin(document.documentElement);
    isFollowing = true;
    asParsed('time', write);
    afterParsing(() => {
      const added = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) writeWithin(node);
      });
      added.observe(document.documentElement, { childList: true, subtree: true });
    });
  };
  const change = () => {
    const chosen = readerZone();
    if (chosen === zone) return;
    follow(chosen);
    replaceByOwnList();
  };
  if (readerZone() !== zone) follow(readerZone());
  addEventListener(zoneChange, change);
  addEventListener('storage', ({ key }) => key === 'timeZone' && change());
  addEventListener('pageshow', ({ persisted }) => persisted && change());
}

function afterParsing(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}
