import { buildOfPage } from '#app/document/builds/served-build.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { liveDelayMs } from '#app/stores/live-preferences.ts';
import { addPart } from './add-part.ts';
import { AskedAnew } from './asked-anew.ts';
import { prepare } from './define-elements.ts';
import { holdHeight } from './hold-height.ts';
import { patchContent } from './patch-content.ts';

/** The event on which the newest page rests that came; an older one is never put in its place. */
let newest = restsOn(document);
const page = new AskedAnew(askForPage, 'The page could not be asked for anew.');

/**
 * Has every `<live-part>` become what the site writes now that this event has happened: the page is fetched once for all of them, at most every
 * five seconds, and while the tab is hidden not at all. Whoever watches with delay is shown so much later what was fetched, which tells of nothing
 * that came after.
 */
export function refreshParts(sequence: number): void {
  page.want(sequence);
}

async function askForPage(): Promise<number> {
  // The browser may keep the page from before the event for half a minute; what the site says of it is asked for each time.
  const answer = await fetchTwice(location.pathname + location.search, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // The styles of another build are not here; such a page is loaded as a whole, by the next link.
  if (fresh.documentElement.dataset.build !== buildOfPage()) return Number.POSITIVE_INFINITY;
  const event = restsOn(fresh);
  if (event < newest) return event;
  newest = event;
  const delayMs = liveDelayMs();
  if (delayMs === 0) await showParts(fresh);
  else setTimeout(() => void showParts(fresh), delayMs);
  return event;
}

async function showParts(fresh: Document): Promise<void> {
  const parts = [...fresh.querySelectorAll<HTMLElement>('live-part[id]')];
  await Promise.all(parts.map(prepare));
  for (const part of parts) {
    const present = document.getElementById(part.id);
    if (present === null) addPart(part, fresh);
    else holdHeight(present, () => patchContent(present, part));
  }
}

/** Returns the last event of which a page is known to tell. */
function restsOn(document: Document): number {
  return Number(document.querySelector('live-feed')?.getAttribute('after') ?? 0);
}
