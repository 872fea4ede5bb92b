import { followBuilds } from '#app/builds/follow-builds.ts';
import { replaceBrokenPages, reportMissingPart } from '#app/builds/missing-parts.ts';
import { defineElements } from '#app/elements/define-elements.ts';
import { elements } from '#app/elements/elements.ts';
import { IslandElement } from '#app/island/island-element.ts';
import { alerts } from '#app/stores/alerts.ts';
import { whenActivated } from './when-activated.ts';

/* The script of every page: defines its elements and islands, and follows newer builds. */

replaceBrokenPages();
for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
customElements.define('page-island', IslandElement);
const defined = defineElements(document);
holdClicks(defined);
void whenActivated().then(followBuilds);
if ('serviceWorker' in navigator && !import.meta.env.DEV) void keepInBackground();
if (HTMLScriptElement.supports?.('speculationrules') !== true) {
  import('#app/speculation/prefetch-links.ts').then(({ prefetchLinks }) => prefetchLinks(), reportMissingPart);
}

await defined;
// Tests wait for it, and styles may ask for it.
document.documentElement.dataset.scripts = 'on';

/** Reports the wanted alerts to the site when the browser is idle, and stores the offline content once the page is used. */
async function keepInBackground(): Promise<void> {
  const used = whenUsed();
  await whenActivated();
  await whenLoadedAndIdle();
  try {
    if (alerts.read().told !== null) await (await import('#app/elements/device/push-client.ts')).keepAlerts();
    await used;
    // A newer build has replaced the files of this one.
    if (document.documentElement.dataset.newerBuild !== undefined) return;
    await (await import('#app/offline/store-for-offline.ts')).storeForOffline();
  } catch (error) {
    // The page works without it. A browser may forbid storage, and the network may fail.
    console.warn('Something could not be kept in the background.', error);
  }
}

/** Resolves when the page has loaded and the browser is idle; in Safari, which does not report that, a second after loading. */
function whenLoadedAndIdle(): Promise<void> {
  // Safari lacks requestIdleCallback.
  const idle = (then: () => void) => (window.requestIdleCallback === undefined ? setTimeout(then, 1_000) : requestIdleCallback(then));
  return new Promise((resolve) => {
    if (document.readyState === 'complete') idle(() => resolve());
    else addEventListener('load', () => idle(() => resolve()), { once: true });
  });
}

/** Resolves when the page is first tapped, typed to or scrolled; at once where another page of the site led to it. */
function whenUsed(): Promise<void> {
  if (document.referrer.startsWith(`${location.origin}/`)) return Promise.resolve();
  const signs = ['pointerdown', 'keydown', 'scroll'] as const;
  return new Promise((used) => {
    const end = () => {
      for (const sign of signs) removeEventListener(sign, end, true);
      used();
    };
    for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true });
  });
}

/** Holds clicks within elements whose code has not arrived, and repeats the last of them when `defined` is settled. */
function holdClicks(defined: Promise<unknown>): void {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    // A link that is opened in another window needs no code.
    if (target.closest(':not(:defined)') === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = target;
  };
  document.addEventListener('click', hold, { capture: true });
  void defined.finally(() => {
    document.removeEventListener('click', hold, { capture: true });
    // Icons, which are no HTML elements, have no click of their own.
    held?.closest<HTMLElement>('a, button, summary, label, input')?.click();
  });
}
