import type { FrameWords } from '#app/i18n/create-words.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { onPageShown } from './page-shown.ts';
import { type ApiTournament, tournamentsOfCountry } from './tournaments-of-country.ts';

/**
 * In the list of leagues a country opens in its place; its competitions are asked for when it is first opened. Typing in
 * the country field narrows the list as one types. Without a script both are addresses of the page of all leagues.
 */
export function openCountries(words: FrameWords): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const again = target.closest('[data-try-again]')?.closest('[data-country-ids]');
    if (again instanceof HTMLElement) void fill(again, words);
    const link = target.closest<HTMLElement>('a[data-opens]');
    if (link === null || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle(link, words);
  });
  document.addEventListener('keydown', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-opens]');
    if (link === null || event.key !== ' ') return;
    event.preventDefault();
    toggle(link, words);
  });
  document.addEventListener('input', (event) => {
    const field = event.target as HTMLInputElement;
    if (field.dataset.filtersCountries !== undefined) filterCountries(field);
  });
  onPageShown(() => {
    for (const link of document.querySelectorAll<HTMLElement>('a[data-opens]:not([role])')) {
      link.role = 'button';
      link.ariaExpanded = 'false';
    }
  });
}

function toggle(link: HTMLElement, words: FrameWords): void {
  const country = link.closest<HTMLElement>('[data-country-ids]');
  const list = country?.querySelector('ul');
  if (country === null || country === undefined || list === null || list === undefined) return;
  list.hidden = !list.hidden;
  link.ariaExpanded = String(!list.hidden);
  if (!list.hidden && list.childElementCount === 0) void fill(country, words);
}

async function fill(country: HTMLElement, words: FrameWords): Promise<void> {
  const list = country.querySelector('ul') as HTMLUListElement;
  const ids = country.dataset.countryIds as string;
  list.replaceChildren(row('sk'));
  list.ariaBusy = 'true';
  try {
    const tournaments = await tournamentsOfCountry(ids);
    list.replaceChildren(...tournaments.map((tournament) => leagueRow(tournament, words)));
    if (tournaments.length === 0) list.append(row('', words.t('states.noData')));
  } catch (error) {
    console.warn('The leagues of a country could not be loaded.', error);
    // The reader sees it as well, here and nowhere else on the page.
    const again = document.createElement('button');
    again.dataset.tryAgain = '';
    again.className = 'link';
    again.textContent = words.t('states.tryAgain');
    const failed = row('failed', words.t('leagues.failed'));
    failed.append(' ', again);
    list.replaceChildren(failed);
  }
  list.ariaBusy = 'false';
}

function row(className: string, text = ''): HTMLLIElement {
  const item = document.createElement('li');
  item.className = `sub ${className}`;
  item.textContent = text;
  return item;
}

function leagueRow(tournament: ApiTournament, words: FrameWords): HTMLLIElement {
  const item = row('');
  const link = document.createElement('a');
  link.href = words.href(`/${tournament.category_slug}/${tournament.slug}`);
  link.textContent = words.format.competition(tournament.name);
  item.append(link);
  return item;
}

/** Shows the countries whose name, or one word of it, begins with what was typed. */
function filterCountries(field: HTMLInputElement): void {
  const wanted = foldName(field.value);
  const section = field.closest('[data-country-section]');
  let found = false;
  for (const country of section?.querySelectorAll<HTMLElement>('[data-country-name]') ?? []) {
    const matches = ` ${foldName(country.dataset.countryName ?? '')}`.includes(` ${wanted}`);
    country.hidden = wanted !== '' && !matches;
    found ||= !country.hidden;
  }
  const none = section?.querySelector<HTMLElement>('[data-no-country]');
  if (none !== null && none !== undefined) none.hidden = found;
}
