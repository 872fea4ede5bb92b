import { foldName } from '#domain/team/fold-name.ts';
import { LeagueCountry } from './league-country.ts';

/** Max countries that are opened to show a league with a matching name. */
const maxOpened = 3;

/**
 * `<league-filter list="leagues">` around a field: while the reader types, shows the entries of the list of that id whose name, or a word
 * of it, begins with the text. The countries and leagues of the list have their names as `data-name`; a `<league-country>` is found by the
 * names in its `leagues` before they are loaded, too. `[data-nothing]` in the list is shown when there are none. With `src`, the site's
 * answer there is put into `[data-found]` of the list when the field is first used, and shown while the field has a text.
 */
export class LeagueFilter extends HTMLElement {
  readonly #opened = new Set<HTMLDetailsElement | LeagueCountry>();
  #isAsked = false;

  connectedCallback(): void {
    this.addEventListener('input', this.#narrow);
    this.addEventListener('focusin', this.#ask);
    // What was typed while this code was on its way.
    if (this.#field !== undefined && this.#field.value !== this.#field.defaultValue) this.#narrow();
  }

  disconnectedCallback(): void {
    this.removeEventListener('input', this.#narrow);
    this.removeEventListener('focusin', this.#ask);
  }

  readonly #ask = async () => {
    const address = this.getAttribute('src');
    if (address === null || this.#isAsked) return;
    this.#isAsked = true;
    try {
      const { fillFound } = await import('./fill-found.ts');
      await fillFound(this.#list, address);
      this.#show();
    } catch (error) {
      // The countries can be narrowed all the same.
      console.warn('The names of a list could not be loaded.', error);
      this.#isAsked = false;
    }
  };

  readonly #narrow = () => {
    void this.#ask();
    this.#show();
  };

  #show(): void {
    const list = this.#list;
    if (list === null) return;
    const wanted = foldName(this.#field?.value ?? '');
    list.toggleAttribute('data-filtered', wanted !== '');
    const isCalledSo = (name: string | undefined) => ` ${foldName(name ?? '')}`.includes(` ${wanted}`);
    const holders: HTMLElement[] = [];
    let found = false;
    for (const item of list.querySelectorAll<HTMLElement>('[data-name]')) {
      const within = item.parentElement?.closest<HTMLElement>('[data-name]');
      const isNamed = isCalledSo(item.dataset.name) || (within !== null && isCalledSo(within?.dataset.name));
      const isHolder = !isNamed && namesWithin(item).some(isCalledSo);
      if (isHolder) holders.push(item);
      item.hidden = wanted !== '' && !isNamed && !isHolder;
      found ||= !item.hidden;
    }
    this.#open(wanted === '' || holders.length > maxOpened ? [] : holders);
    const nothing = list.querySelector<HTMLElement>('[data-nothing]');
    if (nothing !== null) nothing.hidden = found;
  }

  get #field(): HTMLInputElement | undefined {
    return this.getElementsByTagName('input')[0];
  }

  get #list(): HTMLElement | null {
    return document.getElementById(this.getAttribute('list') ?? '');
  }

  #open(items: readonly HTMLElement[]): void {
    const wanted = new Set(items.map((item) => folderOf(item)).filter((folder) => folder !== undefined));
    for (const folder of this.#opened) {
      if (wanted.has(folder)) continue;
      toggle(folder, false);
      this.#opened.delete(folder);
    }
    for (const folder of wanted) if (toggle(folder, true)) this.#opened.add(folder);
  }
}

/** Returns the names of the leagues in a country: those in the list, and those that its element would load (`england.premier-league`). */
function namesWithin(country: HTMLElement): string[] {
  const shown = [...country.querySelectorAll<HTMLElement>('[data-name]')].map(({ dataset }) => dataset.name ?? '');
  return [...shown, ...(country.querySelector('league-country')?.getAttribute('leagues')?.split(',') ?? [])];
}

function folderOf(item: HTMLElement): HTMLDetailsElement | LeagueCountry | undefined {
  if (item instanceof HTMLDetailsElement) return item;
  const country = item.querySelector('league-country');
  return country instanceof LeagueCountry ? country : undefined;
}

/** Opens or closes a folded country; returns true when that changed it. */
function toggle(folder: HTMLDetailsElement | LeagueCountry, open: boolean): boolean {
  if (folder.open === open) return false;
  folder.open = open;
  return true;
}
