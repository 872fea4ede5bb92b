import { mayBePrefetched } from './speculation.ts';

/** Time in milliseconds for which the pointer must rest on a link; one that only passes over it fetches nothing. */
const restMs = 80;

const requested = new Set<string>();

/** Fetches a page when the pointer rests on its link, each once, and none on a slow or metered line. For browsers that know no speculation rules. */
export function prefetchLinks(): void {
  if (isFrugal()) return;
  let rest: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(rest);
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link === null || link.rel.includes('nofollow') || link.hasAttribute('download')) return;
    rest = setTimeout(() => prefetch(link.href), restMs);
  });
}

function prefetch(href: string): void {
  const address = new URL(href);
  address.hash = '';
  const here = { origin: location.origin, prefix: document.documentElement.dataset.prefix ?? '' };
  if (requested.has(address.href) || address.pathname + address.search === location.pathname + location.search) return;
  if (!mayBePrefetched(address, here)) return;
  requested.add(address.href);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address.href;
  document.head.append(link);
}

function isFrugal(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
