import { definedContent } from '#app/elements/define-elements.ts';
import { whenActivated } from '#app/entry/when-activated.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';

/** Max delay of a timer in milliseconds, about 25 days: no page is left open for longer. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * `<offer-slot src="/offer-box?placement=hbanner">`: shows the site's answer at `src` for this visitor, once the page has loaded and again
 * when it comes back from the back-forward cache, for as many seconds as `data-seconds` in the answer says. When there is nothing to show
 * it is hidden while it is below the visible part of the page, so that nothing moves; in view, it shows its `<template>`.
 */
export class OfferSlot extends HTMLElement {
  /** Content to show when there is no offer. */
  #instead: DocumentFragment | undefined;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#instead ??= this.querySelector('template')?.content;
    addEventListener('pageshow', this.#fill);
    if (document.readyState === 'complete') void this.#fill();
  }

  disconnectedCallback(): void {
    removeEventListener('pageshow', this.#fill);
    clearTimeout(this.#clearing);
  }

  readonly #fill = async () => {
    await whenActivated();
    try {
      const answer = await fetchTwice(this.getAttribute('src') ?? '');
      if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
      this.#show(await definedContent(await answer.text()));
    } catch (error) {
      console.warn('The offers could not be asked for.', error);
      this.#show();
    }
  };

  #show(content?: Element): void {
    clearTimeout(this.#clearing);
    this.replaceChildren(...(content?.childNodes ?? []));
    const isEmpty = this.childNodes.length === 0;
    // A hidden place has no position, and stays hidden.
    this.hidden = isEmpty && (this.hidden || this.getBoundingClientRect().top >= innerHeight);
    if (isEmpty && !this.hidden && this.#instead !== undefined) this.append(this.#instead.cloneNode(true));
    const seconds = this.querySelector<HTMLElement>('[data-seconds]')?.dataset.seconds;
    if (seconds === undefined) return;
    this.#clearing = setTimeout(() => this.#show(), Math.min(Number(seconds) * 1_000, longestTimerMs));
  }
}
