import type { ApiTournament } from '#app/stores/leagues-of-country.ts';
import type { Language } from '#domain/language/languages.ts';

/**
 * `<league-country leagues="england.premier-league,…">` around a link and an empty list: the link opens the country's leagues in that list,
 * which are fetched when it is first opened. Without a script the link leads to their page. The rows are those of `<template
 * id="league-rows">`: one for waiting, one for an empty list, one that offers to try again, and one with a link.
 */
export class LeagueCountry extends HTMLElement {
  connectedCallback(): void {
    this.#link.role = 'button';
    this.#link.ariaExpanded = String(!this.#list.hidden);
    this.addEventListener('click', this.#click);
    this.addEventListener('keydown', this.#press);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#click);
    this.removeEventListener('keydown', this.#press);
  }

  readonly #click = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('button') !== null) void this.#fill();
    if (!this.#link.contains(target) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.open = !this.open;
  };

  readonly #press = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.target !== this.#link) return;
    event.preventDefault();
    this.open = !this.open;
  };

  get open(): boolean {
    return !this.#list.hidden;
  }

  set open(isOpen: boolean) {
    this.#list.hidden = !isOpen;
    this.#link.ariaExpanded = String(isOpen);
    if (isOpen && this.#list.childElementCount === 0) void this.#fill();
  }

  async #fill(): Promise<void> {
    const list = this.#list;
    const [waiting, nothing, failed, row] = [...rowsOfTemplate()] as [Element, Element, Element, Element];
    list.replaceChildren(waiting);
    list.ariaBusy = 'true';
    try {
      const [{ leaguesOfCountry }, { competitionName }] = await Promise.all([
        import('#app/stores/leagues-of-country.ts'),
        import('#app/i18n/competition-name.ts'),
      ]);
      const leagues = await leaguesOfCountry(this.getAttribute('leagues') ?? '');
      const { lang } = document.documentElement;
      const nameOf = (name: string) => competitionName(lang as Language, name);
      list.replaceChildren(...leagues.map((league) => fillRow(row.cloneNode(true) as HTMLElement, league, nameOf(league.name))));
      if (leagues.length === 0) list.append(nothing);
    } catch (error) {
      console.warn('The leagues of a country could not be loaded.', error);
      // The reader sees it as well, here and nowhere else on the page.
      list.replaceChildren(failed);
    }
    list.ariaBusy = 'false';
  }

  get #link(): HTMLAnchorElement {
    return this.getElementsByTagName('a')[0] as HTMLAnchorElement;
  }

  get #list(): HTMLElement {
    return this.getElementsByTagName('ul')[0] as HTMLElement;
  }
}

function rowsOfTemplate(): Iterable<Element> {
  const { content } = document.getElementById('league-rows') as HTMLTemplateElement;
  return (content.cloneNode(true) as DocumentFragment).children;
}

function fillRow(row: HTMLElement, { slug, category_slug }: ApiTournament, name: string): HTMLElement {
  const [link] = row.getElementsByTagName('a');
  row.dataset.name = name;
  if (link !== undefined) {
    link.href = `${document.documentElement.dataset.prefix ?? ''}/${category_slug}/${slug}`;
    link.textContent = name;
  }
  return row;
}
