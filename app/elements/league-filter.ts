import { foldName } from '#domain/team/fold-name.ts';
import { LeagueCountry } from './league-country.ts';

/** So few countries with a league of that name are opened to show it. */
const mostOpened = 3;

/**
 * `<league-filter list="leagues">` around a field: as one types, it shows of the list of that id what is called so, or has a word that begins so. The
 * countries and leagues of the list carry their names as `data-name`; a `<league-country>` is found by the names in its `leagues` before they are
 * loaded, too. `[data-nothing]` in the list says that there is none.
 */
export class LeagueFilter extends HTMLElement {
  readonly #opened = new Set<HTMLDetailsElement | LeagueCountry>();

  connectedCallback(): void {
    this.addEventListener('input', this.#narrow);
  }

  disconnectedCallback(): void {
    this.removeEventListener('input', this.#narrow);
  }

  readonly #narrow = ({ target }: Event) => {
    const list = document.getElementById(this.getAttribute('list') ?? '');
    if (list === null) return;
    const wanted = foldName((target as HTMLInputElement).value);
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
    this.#open(wanted === '' || holders.length > mostOpened ? [] : holders);
    const nothing = list.querySelector<HTMLElement>('[data-nothing]');
    if (nothing !== null) nothing.hidden = found;
  };

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

/** Returns the names of the leagues in a country: those that stand there, and those that its element would load (`england.premier-league`). */
function namesWithin(country: HTMLElement): string[] {
  const shown = [...country.querySelectorAll<HTMLElement>('[data-name]')].map(({ dataset }) => dataset.name ?? '');
  return [...shown, ...(country.querySelector('league-country')?.getAttribute('leagues')?.split(',') ?? [])];
}

function folderOf(item: HTMLElement): HTMLDetailsElement | LeagueCountry | undefined {
  if (item instanceof HTMLDetailsElement) return item;
  const country = item.querySelector('league-country');
  return country instanceof LeagueCountry ? country : undefined;
}

/** Opens or closes what is folded; returns whether it had to. */
function toggle(folder: HTMLDetailsElement | LeagueCountry, open: boolean): boolean {
  if (folder.open === open) return false;
  folder.open = open;
  return true;
}
