import { buildOfPage } from '#app/builds/served-build.ts';
import { prepare } from '#app/elements/define-elements.ts';
import { holdHeight } from '#app/elements/lists/hold-height.ts';
import { fillPlace, requestParts } from '#app/elements/lists/later-part.ts';
import { patchContent } from '#app/elements/patch-content.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { liveDelayMs } from '#app/stores/live-preferences.ts';
import { RepeatedRequest } from './repeated-request.ts';

/** The number of the last event of the newest page that was fetched; an older page never replaces it. */
let newest = restsOn(document);
const page = new RepeatedRequest(askForPage, 'The page could not be asked for anew.');

/**
 * Replaces every `<live-part>` by its present version on the site once it shows this event: the page is fetched once for all of them, at
 * most every five seconds, and not while the tab is hidden. For a reader who watches with delay, the fetched version is shown after that
 * delay, and includes nothing that happened in between.
 */
export function refreshParts(sequence: number): void {
  page.want(sequence);
}

async function askForPage(): Promise<number> {
  // The browser may cache the page from before the event for half a minute; `no-cache` makes it ask the site each time.
  const answer = await fetchTwice(location.pathname + location.search, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // The styles of another build are not here; such a page is loaded as a whole, by the next link.
  if (fresh.documentElement.dataset.build !== buildOfPage()) return Number.POSITIVE_INFINITY;
  const event = restsOn(fresh);
  if (event < newest) return event;
  newest = event;
  await fillPlaces(fresh);
  const delayMs = liveDelayMs();
  if (delayMs === 0) await showParts(fresh);
  else setTimeout(() => void showParts(fresh), delayMs);
  return event;
}

/**
 * Fills the places of parts in a fetched page, whose own document lacks the parts that a phone does not open with: all but those that are mere
 * places on this page, too.
 */
async function fillPlaces(fresh: Document): Promise<void> {
  const places = [...fresh.querySelectorAll('live-part[id] > later-part')].filter(
    ({ parentElement }) => document.querySelector(`[id="${parentElement?.id}"] > later-part:not([aria-busy="true"])`) === null,
  );
  const src = places[0]?.getAttribute('src');
  if (src == null) return;
  const parts = await requestParts(src);
  for (const place of places) fillPlace(place, parts);
}

async function showParts(fresh: Document): Promise<void> {
  const parts = [...fresh.querySelectorAll<HTMLElement>('live-part[id]')];
  const links = fresh.querySelector('[data-part-links]');
  await Promise.all([...parts, ...(links === null ? [] : [links])].map(prepare));
  for (const part of parts) {
    const present = document.getElementById(part.id);
    if (present === null) addPart(part, fresh);
    else holdHeight(present, () => patchContent(present, part));
  }
}

/**
 * Appends a part that the page lacked when it was loaded to the page's list of parts (`data-parts`), and the link to it to the links
 * (`data-part-links`), so that nothing that is shown moves. Does nothing without such a list.
 */
function addPart(part: HTMLElement, fresh: Document): void {
  const list = document.querySelector<HTMLElement>('[data-parts]');
  if (list === null || part.closest('[data-parts]') === null) return;
  const link = fresh.querySelector<HTMLElement>(`[data-part-links] a[href="#${part.id}"]`);
  // On a phone the part with which the page came stays the one that is shown.
  delete part.dataset.first;
  delete link?.dataset.first;
  holdHeight(list, () => list.append(part));
  if (link !== null) document.querySelector('[data-part-links]')?.append(link);
}

/** Returns the number of the last event that a page is known to include. */
function restsOn(document: Document): number {
  return Number(document.querySelector('live-feed')?.getAttribute('after') ?? 0);
}
