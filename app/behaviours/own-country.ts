import { visitorCountry } from '#app/stores/visitor-country.ts';

/** Names the visitor's country beside the choice of countries, as a link to the same day there. */
export async function showOwnCountry(form: HTMLFormElement): Promise<void> {
  const country = await visitorCountry().catch((error: unknown) => {
    console.warn('The country could not be told.', error);
    return '';
  });
  const line = form.querySelector<HTMLElement>('[data-own-country]');
  const option = form.querySelector<HTMLOptionElement>(`option[value="${country}"]`);
  if (line === null || line.querySelector('a') !== null || option === null || country === form.dataset.watchCountry) return;
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') address.searchParams.set(name, value);
  address.searchParams.set('country', country);
  const link = document.createElement('a');
  link.className = 'link';
  link.dataset.keepScroll = '';
  link.href = address.href;
  link.textContent = option.textContent;
  line.append(' ', link);
}
