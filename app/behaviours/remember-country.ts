import { visitorCountry } from '#app/preferences/visitor-country.ts';

/** Asks once from which country the visitor comes, when the browser has nothing else to do; offers and rules differ by country. */
export function rememberCountry(): void {
  const ask = () => void visitorCountry().catch((error: unknown) => console.warn('The country could not be told.', error));
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(ask, { timeout: 10_000 });
  else globalThis.addEventListener('load', ask, { once: true });
}
