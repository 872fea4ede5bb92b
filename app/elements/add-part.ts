import { holdHeight } from './hold-height.ts';

/**
 * Appends a part that the page lacked when it was loaded to the page's list of parts (`data-parts`), and the link to it to the links
 * (`data-part-links`), so that nothing that is shown moves. Does nothing without such a list.
 */
export function addPart(part: HTMLElement, fresh: Document): void {
  const list = document.querySelector<HTMLElement>('[data-parts]');
  if (list === null || part.closest('[data-parts]') === null) return;
  const link = fresh.querySelector<HTMLElement>(`[data-part-links] a[href="#${part.id}"]`);
  // On a phone the part with which the page came stays the one that is shown.
  delete part.dataset.first;
  delete link?.dataset.first;
  holdHeight(list, () => list.append(part));
  if (link !== null) document.querySelector('[data-part-links]')?.append(link);
}
