import { whenActivated } from '#app/document/when-activated.ts';
import { whenIdle } from '#app/document/when-idle.ts';
import { visitorCountry } from '#app/stores/visitor-country.ts';
import type { CountryNotices } from './country-notices-answer.ts';
import { fetchTwice } from './fetch-twice.ts';

/**
 * `<law-lines country="GB" src="/country-notices/">`: names `country`'s age, notice and lines of law in its `[data-age]`, `[data-notice]` and
 * `[data-lines]`; those of the visitor's country, which is asked for once and when the browser has nothing else to do, where it is another.
 */
export class LawLines extends HTMLElement {
  connectedCallback(): void {
    this.#followVisitor().catch((error: unknown) => console.warn('The law of the visitor’s country could not be asked for.', error));
  }

  async #followVisitor(): Promise<void> {
    await whenActivated();
    await whenIdle();
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
