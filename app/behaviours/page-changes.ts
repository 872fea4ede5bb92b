import { onPageShown } from './page-shown.ts';

/** A new page is announced to who cannot see it, and the keyboard starts at its beginning. */
export function announcePages(): void {
  onPageShown((change) => {
    if (change !== 'page') return;
    const status = document.getElementById('announcer');
    if (status !== null) status.textContent = document.title;
    if (location.hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  });
}
