const held = new Set<HTMLElement>();

/**
 * Changes the content of an element without moving anything visible below it: while its lower edge is above the end of the window, the
 * element keeps its height, and scrolls within.
 */
export function holdHeight(element: HTMLElement, change: () => void): void {
  const { height, bottom } = element.getBoundingClientRect();
  const isShown = element.checkVisibility();
  change();
  if (!isShown || bottom > innerHeight || held.has(element) || element.getBoundingClientRect().height === height) return;
  element.style.height = `${height}px`;
  element.style.overflowY = 'auto';
  element.tabIndex = 0;
  if (held.size === 0) {
    addEventListener('scroll', release, { passive: true });
    addEventListener('resize', release);
  }
  held.add(element);
}

function release(): void {
  for (const element of held) {
    if (element.isConnected && element.getBoundingClientRect().bottom <= innerHeight) continue;
    element.style.height = '';
    element.style.overflowY = '';
    element.removeAttribute('tabindex');
    held.delete(element);
  }
  if (held.size > 0) return;
  removeEventListener('scroll', release);
  removeEventListener('resize', release);
}
