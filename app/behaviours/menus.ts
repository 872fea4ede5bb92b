import { onPageShown } from './page-shown.ts';

/** Menus are native disclosures; here they close as menus do: by Escape, by a click elsewhere, by leaving them, by a new page. */
export function closeMenus(): void {
  const close = (except?: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) if (menu !== except) menu.open = false;
  };
  document.addEventListener('click', (event) => close((event.target as Element).closest('details.menu')));
  document.addEventListener('focusin', (event) => close((event.target as Element).closest('details.menu')));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const menu = document.querySelector<HTMLDetailsElement>('details.menu[open]');
    if (menu === null) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  onPageShown((change) => {
    if (change !== 'first') close();
  });
}
