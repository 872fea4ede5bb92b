import { timeZone, zoneChange } from '#app/stores/time-zone.ts';
import { zoneName } from './zone-name.ts';

/**
 * `<zone-choice><select><option value="">…</option></select></zone-choice>`: chooses the time zone in which the page shows hours and days;
 * the one option from the server is the device's. The browser, which knows the zones in every language, adds the others.
 */
export class ZoneChoice extends HTMLElement {
  #stopListening = () => {};
  #isFilled = false;

  connectedCallback(): void {
    this.addEventListener('change', this.#choose);
    this.#stopListening = timeZone.onChange(() => this.#show());
    // Most readers never choose: the zones are loaded, and named, which takes a phone a while, when the menu opens.
    (this.closest('[popover]') ?? this).addEventListener('beforetoggle', this.#fill);
    this.#show();
  }

  disconnectedCallback(): void {
    this.removeEventListener('change', this.#choose);
    this.#stopListening();
  }

  readonly #fill = async () => {
    const [select] = this.getElementsByTagName('select');
    if (select === undefined || this.#isFilled) return;
    try {
      const { zoneOptions } = await import('./zone-options.ts');
      select.length = 1;
      select.append(...zoneOptions());
      this.#isFilled = true;
      this.#show();
    } catch (error) {
      console.warn('The time zones could not be loaded.', error);
    }
  };

  #show(): void {
    const [select] = this.getElementsByTagName('select');
    if (select === undefined) return;
    const chosen = timeZone.read();
    if (chosen !== '' && ![...select.options].some(({ value }) => value === chosen)) select.add(new Option(zoneName(chosen), chosen));
    select.value = chosen;
  }

  readonly #choose = ({ target }: Event) => {
    timeZone.write((target as HTMLSelectElement).value);
    dispatchEvent(new Event(zoneChange));
  };
}
