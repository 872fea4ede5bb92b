import { whenActivated } from '#app/document/when-activated.ts';
import { visitorCountry } from '#app/stores/visitor-country.ts';
import type { CountryNotices } from './country-notices-answer.ts';
import { fetchTwice } from './fetch-twice.ts';

/** The visitor's country is asked for when the lines are a screen away from what is seen. */
const near = '100%';

/**
 * `<law-lines country="GB" src="/country-notices/">`: names `country`'s age, notice and lines of law in its `[data-age]`, `[data-notice]` and
 * `[data-lines]`; those of the visitor's country, which is asked for once and before the lines are seen, where it is another.
 */
export class LawLines extends HTMLElement {
  readonly #seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#follow();
    },
    { rootMargin: near },
  );

  connectedCallback(): void {
    this.#seen.observe(this);
  }

  disconnectedCallback(): void {
    this.#seen.disconnect();
  }

  #follow(): void {
    this.#seen.disconnect();
    this.#nameVisitors().catch((error: unknown) => console.warn('The law of the visitor’s country could not be asked for.', error));
  }

  async #nameVisitors(): Promise<void> {
    await whenActivated();
    const country = await visitorCountry();
    if (country === '' || country === this.getAttribute('country')) return;
    const answer = await fetchTwice(`${this.getAttribute('src')}${country.toLowerCase()}`);
    // Without an answer what stands there stays: it is right for the language.
    if (!answer.ok) return;
    const { age, notice, lines } = (await answer.json()) as CountryNotices;
    this.#part('[data-age]').textContent = age;
    this.#part('[data-notice]').textContent = notice;
    this.#part('[data-lines]').innerHTML = lines;
    this.setAttribute('country', country);
  }

  #part(selector: string): Element {
    const part = this.querySelector(selector);
    if (part === null) throw new Error(`<law-lines> holds no ${selector}`);
    return part;
  }
}
