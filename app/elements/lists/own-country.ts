import { whenActivated } from '#app/entry/when-activated.ts';
import { visitorCountry } from '#app/stores/visitor-country.ts';

/**
 * `<own-country>` in a form with a choice of countries: names the visitor's own as a link to the form's answer for it, when it is among the
 * choices and not the one shown.
 */
export class OwnCountry extends HTMLElement {
  connectedCallback(): void {
    void whenActivated()
      .then(visitorCountry)
      .then((country) => this.#offer(country))
      .catch((error: unknown) => console.warn('The country could not be told.', error));
  }

  #offer(country: string): void {
    const form = this.closest('form');
    const choice = form?.elements.namedItem('country');
    if (!form || !(choice instanceof HTMLSelectElement)) return;
    const own = [...choice.options].find(({ value }) => value === country);
    const [link] = this.getElementsByTagName('a');
    if (own === undefined || own.defaultSelected || link === undefined) return;
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') address.searchParams.set(name, value);
    address.searchParams.set('country', country);
    link.href = address.href;
    link.textContent = own.textContent;
    this.dataset.known = '';
  }
}
