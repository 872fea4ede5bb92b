import { timeZone, zoneChange } from '#app/stores/time-zone.ts';
import { zoneName } from './zone-name.ts';

/** One zone for each clock by which many readers live, from west to east. */
const zones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Bogota',
  'America/Halifax',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Africa/Abidjan',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

/**
 * `<zone-choice><select><option value="">…</option></select></zone-choice>`: chooses the time zone in which the page shows hours and days;
 * the one option from the server is the device's. The browser, which knows the zones in every language, adds the others.
 */
export class ZoneChoice extends HTMLElement {
  #stopListening = () => {};

  connectedCallback(): void {
    this.addEventListener('change', this.#choose);
    this.#stopListening = timeZone.onChange(() => this.#show());
    // Naming so many zones takes a phone a while: they are named when the menu opens.
    (this.closest('[popover]') ?? this).addEventListener('beforetoggle', this.#fill, { once: true });
    this.#show();
  }

  disconnectedCallback(): void {
    this.removeEventListener('change', this.#choose);
    this.#stopListening();
  }

  readonly #fill = () => {
    const [select] = this.getElementsByTagName('select');
    if (select === undefined) return;
    select.length = 1;
    for (const zone of zones) select.add(new Option(zoneName(zone), zone));
    this.#show();
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
