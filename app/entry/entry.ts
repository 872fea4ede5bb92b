import { followBuilds } from '#app/builds/follow-builds.ts';
import { replaceBrokenPages, reportMissingPart } from '#app/builds/missing-parts.ts';
import { defineElements } from '#app/elements/define-elements.ts';
import { elements, elementsOnceUsed } from '#app/elements/elements.ts';
import { IslandElement } from '#app/island/island-element.ts';
import { alerts } from '#app/stores/alerts.ts';
import { whenActivated } from './when-activated.ts';
import { whenUsed } from './when-used.ts';

/* The script of every page: defines its elements and islands, and follows newer builds. */

replaceBrokenPages();
for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
customElements.define('page-island', IslandElement);
const used = whenUsed();
const defined = defineElements(document, elementsOnceUsed());
holdClicks(Promise.all([defined, used.then(() => defineElements(document))]));
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

/** Holds clicks within elements whose code has not arrived, and repeats them when `defined` is settled: of several on one button one. */
function holdClicks(defined: Promise<unknown>): void {
  const held = new Set<HTMLElement>();
  const hold = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const undefinedElement = target.closest(':not(:defined)');
    // A link that is opened in another window needs no code. What follows events has no clicks of its own: a link within it works without it.
    if (
      undefinedElement === null ||
      undefinedElement.localName.startsWith('live-') ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Icons, which are no HTML elements, have no click of their own.
    const pressed = target.closest<HTMLElement>('a, button, summary, label, input');
    if (pressed !== null) held.add(pressed);
  };
  document.addEventListener('click', hold, { capture: true });
  void defined.finally(() => {
    document.removeEventListener('click', hold, { capture: true });
    for (const pressed of held) pressed.click();
  });
}
