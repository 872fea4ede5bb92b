import { showAppearance } from '#app/before-paint/appearance.ts';
import { arrivedFragment, forgetFragment } from '#app/elements/lists/arrived-fragment.ts';
import { zoneName } from '#app/elements/shell/zone-name.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import {
  type Carried,
  type CarriedChanges,
  carriedFromHere,
  carriedLists,
  carriedSettings,
  changesBy,
  ofEachList,
  takeOver,
} from '#app/stores/carried.ts';
import { carriedFragment, parseFragment } from '#app/stores/carried-text.ts';
import type { StoredValue } from '#app/stores/stored-value.ts';
import { zoneChange } from '#app/stores/time-zone.ts';

type Outcome = 'taken' | 'left' | 'foreign' | 'damaged';

/**
 * `<carried-choices>`: writes the link that transfers favourites and settings to another device, and applies those that came with such a link. It
 * reads these attributes of its parts:
 * - `data-part`: `send` for sending, `receive` for receiving, and within that `changes` for new choices or `same` when nothing is new;
 * - `data-of`: the row of a list or a setting;
 * - `data-value`: the words for one value of the row;
 * - `data-outcome`: the sentence for an outcome.
 */
export class CarriedChoices extends HTMLElement {
  #carried: Carried | undefined;
  #stopListening: readonly (() => void)[] = [];

  connectedCallback(): void {
    const stores = Object.values<StoredValue<unknown>>({ ...carriedLists, ...carriedSettings });
    this.#stopListening = stores.map((stored) => stored.onChange(() => this.#show()));
    this.addEventListener('click', this.#click);
    // A link that is opened on this very page changes only its fragment.
    addEventListener('hashchange', this.#receive);
    this.#receive();
  }

  disconnectedCallback(): void {
    for (const stop of this.#stopListening) stop();
    this.removeEventListener('click', this.#click);
    removeEventListener('hashchange', this.#receive);
  }

  readonly #receive = () => {
    const fragment = arrivedFragment();
    if (fragment === undefined) return this.#show();
    const read = parseFragment(fragment);
    this.#carried = typeof read === 'string' ? undefined : read;
    this.#show();
    if (typeof read === 'string') this.#end(read);
    else this.#tell(undefined);
  };

  readonly #click = ({ target }: Event) => {
    const { answer } = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset ?? {};
    const carried = this.#carried;
    if (answer === undefined || carried === undefined) return;
    this.#carried = undefined;
    if (answer === 'take') {
      takeOver(carried);
      showAppearance();
      dispatchEvent(new Event(zoneChange));
    }
    this.#show();
    this.#end(answer === 'take' ? 'taken' : 'left').focus();
  };

  /** Forgets the received choices, and shows the outcome; returns its element. */
  #end(outcome: Outcome): HTMLElement {
    forgetFragment();
    this.#tell(outcome);
    return this.querySelector(`[data-outcome="${outcome}"]`) as HTMLElement;
  }

  #tell(outcome: Outcome | undefined): void {
    for (const sentence of this.querySelectorAll<HTMLElement>('[data-outcome]')) sentence.hidden = sentence.dataset.outcome !== outcome;
  }

  #show(): void {
    const carried = this.#carried;
    this.#part('receive').hidden = carried === undefined;
    this.#part('send').hidden = carried !== undefined;
    if (carried === undefined) this.#showSent();
    else this.#showReceived(changesBy(carried));
  }

  #showSent(): void {
    const own = carriedFromHere(localeByTag(document.documentElement.lang).code);
    const counts = ofEachList((name) => own.lists[name].length.toLocaleString(document.documentElement.lang));
    fill(this.#part('send'), { ...counts, ...own.settings });
    const link = location.origin + location.pathname + carriedFragment(own);
    const [code] = this.getElementsByTagName('code');
    const [share] = this.getElementsByTagName('share-button');
    if (code !== undefined) code.textContent = link;
    this.getElementsByTagName('qr-code')[0]?.setAttribute('text', link);
    share?.setAttribute('link', link);
    share?.toggleAttribute('hidden', navigator.share === undefined);
  }

  #showReceived({ added, settings }: CarriedChanges): void {
    const more = Object.entries(added).filter(([, count]) => count > 0);
    const counts = more.map(([name, count]) => [name, `+${count.toLocaleString(document.documentElement.lang)}`]);
    const rows = { ...Object.fromEntries(counts), ...settings };
    fill(this.#part('receive'), rows);
    const isSame = Object.keys(rows).length === 0;
    this.#part('changes').hidden = isSame;
    this.#part('same').hidden = !isSame;
  }

  #part(name: 'send' | 'receive' | 'changes' | 'same'): HTMLElement {
    return this.querySelector(`[data-part="${name}"]`) as HTMLElement;
  }
}

/** Shows the rows that have a value, and in them a figure, the words for the value, or the name of the time zone. */
function fill(part: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const row of part.querySelectorAll<HTMLElement>('[data-of]')) {
    const value = values[row.dataset.of ?? ''];
    row.hidden = value === undefined;
    for (const words of row.querySelectorAll<HTMLElement>('[data-value]')) words.hidden = words.dataset.value !== value;
    const figure = row.querySelector('[data-figure]');
    if (figure !== null) figure.textContent = value ?? '';
    const zone = row.querySelector('[data-zone]');
    if (zone !== null) zone.textContent = value ? zoneName(value) : '';
  }
}
