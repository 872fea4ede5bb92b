import { buildOfPage } from '#app/document/builds/served-build.ts';
import { liveDelayMs } from '#app/stores/live-preferences.ts';
import { addPart } from './add-part.ts';
import { defineElements } from './define-elements.ts';
import { fetchTwice } from './fetch-twice.ts';
import { holdHeight } from './hold-height.ts';
import { patchContent } from './patch-content.ts';

/**
 * Events of one moment are answered by one page. The site may serve a page that is a second old, and a page names an event from a second
 * after it on: one that is asked for sooner may not be known to show it, and would be asked for again.
 */
const gatherMs = 2_000;
/** Readers of the same page do not all ask for it at once. */
const mostWaitMs = 2_000;
const pauseMs = 5_000;
/** An answer that is older than the event comes from a cache on the way; after so many it is left at that. */
const mostAnswers = 4;

/** The event that the page is to show, and is not known to show yet. */
let wanted: number | undefined;
let answers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
/** The event on which the newest page rests that came; an older one is never put in its place. */
let newest = restsOn(document);
let isFollowing = false;

/**
 * Has every `<live-part>` become what the site writes now that this event has happened: the page is fetched once for all of them, at most every
 * five seconds, and while the tab is hidden not at all. Whoever watches with delay is shown so much later what was fetched, which tells of nothing
 * that came after.
 */
export function refreshParts(sequence: number): void {
  if (wanted === undefined || sequence > wanted) answers = 0;
  wanted = Math.max(wanted ?? 0, sequence);
  if (!isFollowing) {
    isFollowing = true;
    document.addEventListener('visibilitychange', schedule);
  }
  schedule();
}

function schedule(): void {
  if (timer !== undefined || wanted === undefined || document.visibilityState === 'hidden') return;
  const waitMs = gatherMs + Math.random() * mostWaitMs;
  timer = setTimeout(refresh, Math.max(waitMs, askedAt + pauseMs - performance.now()));
}

async function refresh(): Promise<void> {
  if (document.visibilityState === 'visible') {
    askedAt = performance.now();
    answers += 1;
    try {
      await showAnswer();
    } catch (error) {
      console.warn('The page could not be asked for anew.', error);
    }
    if (answers >= mostAnswers) wanted = undefined;
  }
  timer = undefined;
  schedule();
}

async function showAnswer(): Promise<void> {
  // The browser may keep the page from before the event for half a minute; what the site says of it is asked for each time.
  const answer = await fetchTwice(location.pathname + location.search, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // The styles of another build are not here; such a page is loaded as a whole, by the next link.
  if (fresh.documentElement.dataset.build !== buildOfPage()) {
    wanted = undefined;
    return;
  }
  const event = restsOn(fresh);
  if (event < newest) return;
  newest = event;
  if (wanted !== undefined && event >= wanted) wanted = undefined;
  const delayMs = liveDelayMs();
  if (delayMs === 0) await showParts(fresh);
  else setTimeout(() => void showParts(fresh), delayMs);
}

async function showParts(fresh: Document): Promise<void> {
  const parts = [...fresh.querySelectorAll<HTMLElement>('live-part[id]')];
  await Promise.all(parts.map((part) => defineElements(part)));
  for (const part of parts) {
    const present = document.getElementById(part.id);
    if (present === null) addPart(part, fresh);
    else holdHeight(present, () => patchContent(present, part));
  }
}

/** Returns the last event of which a page is known to tell. */
function restsOn(page: Document): number {
  return Number(page.querySelector('live-feed')?.getAttribute('after') ?? 0);
}
