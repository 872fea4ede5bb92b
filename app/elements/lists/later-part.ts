import { definedContent } from '#app/elements/define-elements.ts';
import { whenActivated } from '#app/entry/when-activated.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';

/** The answers that are on their way, by their addresses. */
const awaited = new Map<string, Promise<Element>>();

/**
 * `<later-part part="prices" src="/match-parts/arsenal-everton"><a href="…">Odds</a></later-part>`: the place of a part of the page that the
 * document left out. Once it is displayed, wherever on the page, it is replaced by the content of the element with this `data-part` in the
 * site's answer at `src`, which has all such parts; with `near` only once the reader has come near it. A part that is not displayed, such as
 * one behind a tab, is not requested. Without a script, and where the request fails, the link leads to a page that has the part.
 */
export class LaterPart extends HTMLElement {
  #shown: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.#shown = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#shown?.disconnect();
        void this.#fill();
      },
      // Everything that is displayed at all, however far down, or with `near` what is half a window away.
      { rootMargin: this.hasAttribute('near') ? '50%' : '100000px' },
    );
    void whenActivated().then(() => this.#shown?.observe(this));
  }

  disconnectedCallback(): void {
    this.#shown?.disconnect();
  }

  async #fill(): Promise<void> {
    const src = this.getAttribute('src') ?? '';
    this.ariaBusy = 'true';
    try {
      const parts = await partsAt(src);
      // A live event may have filled the place meanwhile.
      if (!this.isConnected) return;
      const target = targetAtTop();
      fillPlace(this, parts);
      target?.scrollIntoView({ behavior: 'instant' });
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
      this.ariaBusy = 'false';
      this.toggleAttribute('data-failed', true);
    }
  }
}

/** Returns the parts at an address; places that ask for it at the same time share one request, and each takes its own part. */
function partsAt(src: string): Promise<Element> {
  const present = awaited.get(src);
  if (present !== undefined) return present;
  const parts = requestParts(src).finally(() => awaited.delete(src));
  awaited.set(src, parts);
  return parts;
}

/** Returns the parts that the site has now at the `src` of a place, each an element named by `data-part`. */
export async function requestParts(src: string): Promise<Element> {
  // What the browser keeps may be older than the page.
  const answer = await fetchTwice(src, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
  return definedContent(await answer.text());
}

/**
 * Replaces the place of a part by the content of that part.
 *
 * @throws Error when it is not among the parts
 */
export function fillPlace(place: Element, parts: Element): void {
  const part = [...parts.children].find((one) => one.getAttribute('data-part') === place.getAttribute('part'));
  if (part === undefined) throw new Error(`${place.getAttribute('src')} has no part ${place.getAttribute('part')}`);
  place.replaceWith(...part.childNodes);
}

/** Returns the element that the address names while it is where the browser has scrolled to it, so that it can be kept there. */
function targetAtTop(): Element | undefined {
  const target = document.querySelector(':target');
  return target !== null && Math.abs(target.getBoundingClientRect().top) < 4 ? target : undefined;
}
