import { onPageShown } from './page-shown.ts';
import { canNavigate, loadDocumentsFromNowOn } from './router-access.ts';
import { buildOfPage, buildServedNow } from './served-build.ts';

/** So often a page that stays open asks whether there is a newer build. */
const pollEveryMs = 5 * 60_000;
/** Whoever returns to the tab has it asked at once, unless it was asked within this time. */
const pauseBetweenLooksMs = 60_000;
const manifestAfterMs = 1_000;

let lookedAt = 0;

/**
 * A visitor who stays while the site is built anew gets the new build: every five minutes while the page is seen, and when it is seen again,
 * the site is asked which build it serves. Once that is another one, links and the way back load whole documents.
 */
export function followBuilds(): void {
  // While the site is worked on, every change is a build.
  if (import.meta.env.DEV) return;
  setInterval(() => look(pollEveryMs / 2), pollEveryMs);
  document.addEventListener('visibilitychange', () => look(pauseBetweenLooksMs));
  if (connectionType() !== 'slow-2g') setTimeout(() => void fetchManifest(), manifestAfterMs);
  goBackByDocuments();
}

function look(pauseMs: number): void {
  if (document.visibilityState !== 'visible' || !canNavigate() || Date.now() - lookedAt < pauseMs) return;
  lookedAt = Date.now();
  void lookForNewerBuild();
}

async function lookForNewerBuild(): Promise<void> {
  const served = await buildServedNow();
  if (served !== undefined && served !== buildOfPage()) loadDocumentsFromNowOn();
}

/** What belongs to this page's build; a site that does not know the build any more serves a newer one. */
async function fetchManifest(): Promise<void> {
  try {
    const answer = await fetch(`/builds/meta/${buildOfPage()}.json`, { priority: 'low' });
    if (answer.status === 404) await lookForNewerBuild();
    else if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
  } catch (error) {
    console.warn('The manifest of the build could not be fetched.', error);
  }
}

/** The router of an old build would ask the new one for the data of the page before, and might not understand it. */
function goBackByDocuments(): void {
  let shown = '';
  const here = () => location.pathname + location.search;
  onPageShown(() => {
    shown = here();
  });
  addEventListener('popstate', (event) => {
    if (canNavigate() || here() === shown) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

function connectionType(): string | undefined {
  return (navigator as { readonly connection?: { readonly effectiveType?: string } }).connection?.effectiveType;
}
