import { onPageShown } from './page-shown.ts';

/** Places for offers are filled once the page has loaded. What fills them is code of its own, fetched only where there is such a place. */
export function fillOffers(): void {
  onPageShown(() => {
    const slots = document.querySelectorAll<HTMLElement>('[data-offers]');
    if (slots.length > 0) afterLoad(() => void import('#app/offers/fill-slots.tsx').then(({ fillSlots }) => fillSlots(slots)));
  });
}

function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else globalThis.addEventListener('load', work, { once: true });
}
