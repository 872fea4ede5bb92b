import { replacePage } from './missing-parts.ts';
import { buildOfPage, buildServedNow } from './served-build.ts';

/** Interval at which an open page fetches the id of the newest build. */
const pollEveryMs = 5 * 60_000;
/** Min time between two such requests when a reader returns to the tab. */
const pauseBetweenLooksMs = 60_000;
const manifestAfterMs = 1_000;

let lookedAtMs = 0;

/**
 * Watches for a newer build: every five minutes while the page is visible, when it becomes visible again, and when it comes out of the
 * back-forward cache. Links load whole documents, and with them the newer build; a page that comes out of the cache is reloaded.
 */
export function followBuilds(): void {
  // While the site is worked on, every change is a build.
  if (import.meta.env.DEV) return;
  setInterval(() => void look(pollEveryMs / 2), pollEveryMs);
  document.addEventListener('visibilitychange', () => void look(pauseBetweenLooksMs));
  addEventListener('pageshow', (event) => {
    if (event.persisted) void look(0).then((isNewer) => isNewer && replacePage());
  });
  if (connectionType() !== 'slow-2g') setTimeout(() => void fetchManifest(), manifestAfterMs);
}

/**
 * Returns true when the served build differs from the page's own, which is then noted on the root; false without a request when the page is
 * hidden or the last request was less than `pauseMs` ago.
 */
async function look(pauseMs: number): Promise<boolean> {
  if (document.visibilityState !== 'visible' || Date.now() - lookedAtMs < pauseMs) return false;
  lookedAtMs = Date.now();
  const served = await buildServedNow();
  const isNewer = served !== undefined && served !== buildOfPage();
  if (isNewer) document.documentElement.dataset.newerBuild = served;
  return isNewer;
}

/** Fetches the manifest of this page's build; a site that no longer knows the build serves a newer one. */
async function fetchManifest(): Promise<void> {
  try {
    const answer = await fetch(`/builds/meta/${buildOfPage()}.json`, { priority: 'low' });
    if (answer.status === 404) await look(0);
    else if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
  } catch (error) {
    console.warn('The manifest of the build could not be fetched.', error);
  }
}

function connectionType(): string | undefined {
  return (navigator as { readonly connection?: { readonly effectiveType?: string } }).connection?.effectiveType;
}
