import type { TagManager } from '#app/document/consent/tag-manager.ts';

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
  // A script that another script puts in is never deferred by its attribute alone: it has to wait for the page itself.
  script.async = loading === 'async';
  script.defer = loading === 'defer';
  if (loading === 'async' || document.readyState === 'complete') document.head.append(script);
  else addEventListener('load', () => document.head.append(script), { once: true });
}

/** Takes away the cookies that scripts can read and that are none of ours: those of what ran with the agreement. */
export function forgetForeignCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (name === '' || ownCookies.has(name)) continue;
    const parts = location.hostname.split('.');
    const domains = ['', ...parts.slice(0, -1).map((_, from) => `; domain=${parts.slice(from).join('.')}`)];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
