import { whenActivated } from '#app/entry/when-activated.ts';
import { visitorCountry } from '#app/stores/visitor-country.ts';

/**
 * `<licensed-price countries="GB ES" shows="1.95"><span>1.95</span><span hidden>1.90, not licensed where you are</span></licensed-price>`:
 * a price of a bookmaker that is licensed in these countries. A visitor from another country sees the second part instead, if any; when the
 * country is not known the page is not changed, and is right for its language.
 */
export class LicensedPrice extends HTMLElement {
  connectedCallback(): void {
    this.#showWhatCanBeTaken().catch((error: unknown) => console.warn('The country of the visitor could not be told.', error));
  }

  async #showWhatCanBeTaken(): Promise<void> {
    await whenActivated();
    const country = await visitorCountry();
    if (country === '' || this.getAttribute('countries')?.split(' ').includes(country)) return;
    const [price, instead] = this.children;
    if (price instanceof HTMLElement) price.hidden = true;
    if (instead instanceof HTMLElement) instead.hidden = false;
  }
}
