import { fillIn } from '#app/i18n/live-words.ts';
import { onCounts } from './list-counts.ts';
import { pageWords } from './page-words.ts';

/**
 * Writes a count into an element as the page's language has it.
 *
 * @param from the number when the page came, where it is to be said how many are new
 */
export function writeCount(place: Element, from: string | null, [count, text]: readonly [count: number, text: string]): void {
  const more = count - Number(from ?? count);
  const shown = more > 0 ? `${text} · ${fillIn(pageWords().newOnes, { count: more })}` : text;
  if (place.textContent !== shown) place.textContent = shown;
}

/**
 * Has the counts follow that stand in parts of every page, outside of the lists: elements with `data-count-of`. Were these live elements, pages
 * without anything live would fetch their code. Returns what stops it.
 */
export function followCountsElsewhere(): () => void {
  return onCounts((counts) => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
      const found = counts[place.dataset.countOf ?? ''];
      if (found !== undefined) writeCount(place, place.dataset.from ?? null, found);
    }
  });
}
