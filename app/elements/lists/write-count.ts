import { pageWords } from '#app/elements/page-words.ts';
import { fillIn } from '#app/i18n/words/live-words.ts';
import { onCounts } from './list-counts.ts';

/**
 * Writes a count into an element, in the form of the page's language.
 *
 * @param from the number when the page was loaded, to add how many are new; null to leave that out
 */
export function writeCount(place: Element, from: string | null, [count, text]: readonly [count: number, text: string]): void {
  const more = count - Number(from ?? count);
  const shown = more > 0 ? `${text} · ${fillIn(pageWords().newOnes, { count: more })}` : text;
  if (place.textContent !== shown) place.textContent = shown;
}

/**
 * Updates the counts in parts of every page outside of the lists: elements with `data-count-of`. They are not live elements, since pages
 * without anything live would then load the code of those. Returns the function that stops this.
 */
export function followCountsElsewhere(): () => void {
  return onCounts((counts) => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
      const found = counts[place.dataset.countOf ?? ''];
      if (found !== undefined) writeCount(place, place.dataset.from ?? null, found);
    }
  });
}
