import { onPageShown } from './page-shown.ts';

/** The bonus code is put into its place once the page has loaded, and copied by a button. Both are code of their own, fetched where they are needed. */
export function offerBonusCode(): void {
  onPageShown(() => {
    const slots = document.querySelectorAll<HTMLElement>('[data-bonus-slot]');
    if (slots.length > 0)
      afterLoad(() => void import('#app/bonus-code/fill-bonus-slots.tsx').then(({ fillBonusSlots }) => fillBonusSlots(slots)));
    if (slots.length > 0 || document.querySelector('[data-copy-code]') !== null)
      void import('#app/bonus-code/copy-codes.ts').then(({ copyCodes }) => copyCodes());
  });
}

function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else globalThis.addEventListener('load', work, { once: true });
}
