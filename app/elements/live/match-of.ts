/** Returns the number of the match whose row or head contains an element. */
export function matchOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-match]')?.dataset.match);
}
