import { buildOfPage } from '#app/builds/served-build.ts';
import { prepare } from '#app/elements/define-elements.ts';
import { patchContent } from '#app/elements/patch-content.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';

const askEveryMs = 5_000;

/**
 * `<filling-notice>…</filling-notice>`: lists what is missing on a site that is being filled. Fetches the page again every five seconds
 * while it is visible, shows what is new, and removes the notice when the site is filled.
 */
export class FillingNotice extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    this.#timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.#ask();
    }, askEveryMs);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const answer = await fetchTwice(location.pathname + location.search, { cache: 'no-cache' });
      if (answer.ok) await this.#show(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    } catch (error) {
      console.warn('The page could not be asked for anew.', error);
    }
  }

  async #show(fresh: Document): Promise<void> {
    // The styles of another build are not here; such a page is loaded as a whole, by the next link.
    if (!this.isConnected || fresh.documentElement.dataset.build !== buildOfPage()) return;
    const pairs = ['main', 'aside'].flatMap((part) => {
      const come = fresh.querySelectorAll(part);
      return [...document.querySelectorAll(part)].map((present, at) => ({ present, come: come[at] }));
    });
    for (const { present, come } of pairs) {
      if (come === undefined) continue;
      await prepare(come);
      patchContent(present, come);
    }
    const notice = fresh.querySelector('filling-notice');
    if (notice === null) return this.remove();
    await prepare(notice);
    patchContent(this, notice);
  }
}
