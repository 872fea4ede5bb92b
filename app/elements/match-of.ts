/** Returns the number of the match in whose row or head an element stands. */
export function matchOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-match]')?.dataset.match);
}
