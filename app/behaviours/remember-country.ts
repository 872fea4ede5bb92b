import type { FrameWords } from '#app/i18n/create-words.ts';
import { visitorCountry } from '#app/stores/visitor-country.ts';

/**
 * Asks once from which country the visitor comes, when the browser has nothing else to do; offers and rules differ by country. The foot of
 * the page then names that country's age, warnings and help, unless it is the country in which the page's language is at home.
 */
export function rememberCountry(words: FrameWords): void {
  const ask = () =>
    void visitorCountry()
      .then((country) => showNotices(country, words))
      .catch((error: unknown) => console.warn('The country could not be told.', error));
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(ask, { timeout: 10_000 });
  else globalThis.addEventListener('load', ask, { once: true });
}

async function showNotices(country: string, words: FrameWords): Promise<void> {
  const shown = document.querySelector<HTMLElement>('[data-law-lines]')?.dataset.lawLines;
  if (country === '' || shown === undefined || shown === country) return;
  const { showCountryNotices } = await import('./country-notices.ts');
  await showCountryNotices(country, words);
}
