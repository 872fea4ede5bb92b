import type { TagManager } from '#app/consent/tag-manager.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The cookies of this site, as the cookies policy lists them. */
const ownCookies = new Set(['i18n_redirected', 'voter']);

/** Puts the tag manager's script into the page, with a preload link before it. Called once, after the visitor has agreed. */
export function loadTagManager({ address, loading }: TagManager): void {
  window.dataLayer = [...(window.dataLayer ?? []), { 'gtm.start': Date.now(), event: 'gtm.js' }];
  const preload = document.createElement('link');
  preload.rel = 'preload';
  preload.as = 'script';
  preload.href = address;
  document.head.append(preload);
  const script = document.createElement('script');
  script.src = address;
  // Browsers ignore `defer` on a script that another script inserts, so it is inserted after the page has loaded.
  script.async = loading === 'async';
  script.defer = loading === 'defer';
  if (loading === 'async' || document.readyState === 'complete') document.head.append(script);
  else addEventListener('load', () => document.head.append(script), { once: true });
}

/** Deletes the cookies that the tag manager's scripts have set: all that scripts can read, except the site's own. */
export function deleteForeignCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (name === '' || ownCookies.has(name)) continue;
    const parts = location.hostname.split('.');
    const domains = ['', ...parts.slice(0, -1).map((_, from) => `; domain=${parts.slice(from).join('.')}`)];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
