import { whenActivated } from '#app/entry/when-activated.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { visitorCountry } from '#app/stores/visitor-country.ts';
import { stylesOf } from '#app/styles/sheets/arriving-styles.ts';
import type { CountryNotices } from './country-notices-answer.ts';

/** Distance from the viewport at which the visitor's country is requested: one screen. */
const near = '100%';

/**
 * `<law-lines country="GB" src="/country-notices/">`: arrives with the age, the notice and the lines of law of `country` in its
 * `[data-age]`, `[data-notice]` and `[data-lines]`, and replaces them with those of the visitor's country if that is another, before they
 * scroll into view.
 */
export class LawLines extends HTMLElement {
  readonly #nearby = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#fillOnce();
    },
    { rootMargin: near },
  );

  connectedCallback(): void {
    this.#nearby.observe(this);
  }

  disconnectedCallback(): void {
    this.#nearby.disconnect();
  }

  #fillOnce(): void {
    this.#nearby.disconnect();
    this.#showLawOfVisitor().catch((error: unknown) => console.warn('The law of the visitor’s country could not be asked for.', error));
  }

  async #showLawOfVisitor(): Promise<void> {
    await whenActivated();
    const country = await visitorCountry();
    if (country === '' || country === this.getAttribute('country')) return;
    const answer = await fetchTwice(`${this.getAttribute('src')}${country.toLowerCase()}`);
    // Without an answer the lines stay as they are: they are right for the language.
    if (!answer.ok) return;
    const { age, notice, lines } = (await answer.json()) as CountryNotices;
    const fresh = document.createElement('div');
    fresh.innerHTML = lines;
    await stylesOf(fresh);
    this.#part('[data-age]').textContent = age;
    this.#part('[data-notice]').textContent = notice;
    this.#part('[data-lines]').replaceChildren(...fresh.childNodes);
    this.setAttribute('country', country);
  }

  #part(selector: string): Element {
    const part = this.querySelector(selector);
    if (part === null) throw new Error(`<law-lines> holds no ${selector}`);
    return part;
  }
}
