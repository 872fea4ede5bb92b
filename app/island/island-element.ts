import { reportMissingPart } from '#app/builds/missing-parts.ts';
import { whenActivated } from '#app/entry/when-activated.ts';
import { allStyles } from '#app/styles/sheets/arriving-styles.ts';
import type { IslandDefinition } from './define-island.ts';
import type { IslandMoment } from './island.tsx';

const islands = import.meta.glob<{ readonly island: IslandDefinition<object> }>('../islands/*/*.island.tsx');

/** Distance from the visible part of the page within which an island is hydrated. */
const near = '300px';

/** A part of the page that React hydrates separately. Until then it works as HTML does, and the first touch is held for React. */
export class IslandElement extends HTMLElement {
  #hydration: Promise<void> | undefined;
  #isHydrated = false;
  #stopWaiting = () => {};

  connectedCallback(): void {
    if (this.#hydration !== undefined) return;
    for (const touch of ['click', 'submit'] as const) this.addEventListener(touch, this.#keepTouch, { capture: true });
    for (const approach of ['pointerdown', 'focusin'] as const) this.addEventListener(approach, this.#approach);
    void whenActivated().then(() => this.#wait(this.getAttribute('when') as IslandMoment));
  }

  disconnectedCallback(): void {
    this.#stopWaiting();
  }

  /** Hydrates the island; resolves when it responds to touches, and rejects when its part cannot be loaded. */
  hydrate(): Promise<void> {
    this.#stopWaiting();
    this.#hydration ??= this.#load();
    return this.#hydration;
  }

  async #load(): Promise<void> {
    const name = this.getAttribute('name');
    const load = islands[`../islands/${name}.island.tsx`];
    if (load === undefined) throw new Error(`there is no island "${name}"`);
    try {
      // The document already has the styles of islands that hydrate without being touched or asked.
      const isAsked = ['touched', 'asked'].includes(this.getAttribute('when') as IslandMoment);
      const [{ island }, { hydrateIsland }] = await Promise.all([load(), import('./hydrate-island.tsx'), isAsked && allStyles()]);
      await hydrateIsland(this, island);
      this.#isHydrated = true;
      this.dataset.hydrated = '';
    } catch (error) {
      reportMissingPart(error);
      throw error;
    }
  }

  #wait(moment: IslandMoment): void {
    if (moment === 'visible') {
      const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#begin(), {
        rootMargin: near,
      });
      seen.observe(this);
      this.#stopWaiting = () => seen.disconnect();
    } else if (moment === 'idle') {
      void whenIdle().then(() => this.#begin());
    }
  }

  /** Hydrates the island. A failure has been reported to `missing-parts` by then, and leaves the HTML, which works without it. */
  #begin(): void {
    this.hydrate().catch((error: unknown) => console.warn(`The island ${this.getAttribute('name')} stays as its HTML is.`, error));
  }

  readonly #approach = () => this.#begin();

  /** Holds the first click or form until React can handle it, and repeats it then, once. */
  readonly #keepTouch = (event: Event) => {
    if (this.#isHydrated) return;
    const target = event.target as HTMLElement;
    const form = event instanceof SubmitEvent ? (target as HTMLFormElement) : undefined;
    const button = target.closest<HTMLButtonElement>('button');
    if (form === undefined && (button === null || button.type === 'submit')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.dataset.touched !== undefined) return;
    this.dataset.touched = '';
    const { submitter } = event as SubmitEvent;
    this.hydrate().then(
      () => (form === undefined ? button?.click() : form.requestSubmit(submitter)),
      // The form is sent as it is without scripts.
      () => form?.submit(),
    );
  };
}

const longestWaitMs = 5_000;

/** Resolves when the browser has nothing else to do, after five seconds at the latest. */
function whenIdle(): Promise<void> {
  return new Promise((idle) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => idle(), { timeout: longestWaitMs });
    // Safari has none: there it is when the page has loaded.
    else if (document.readyState === 'complete') setTimeout(idle);
    else addEventListener('load', () => setTimeout(idle), { once: true });
  });
}
