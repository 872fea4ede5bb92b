import { onPageShown } from './page-shown.ts';

/** On a phone a row of tabs may be wider than the screen: the chosen one is brought into sight. */
export function showChosenTab(): void {
  onPageShown(() => {
    for (const tab of document.querySelectorAll<HTMLElement>('.tabs [aria-current]')) {
      const row = tab.closest<HTMLElement>('.tabs');
      if (row !== null && row.scrollWidth > row.clientWidth) row.scrollLeft = tab.offsetLeft - row.clientWidth / 2 + tab.offsetWidth / 2;
    }
  });
}
