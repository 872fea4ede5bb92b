import { createRoot, type Root } from 'react-dom/client';
import { OfferBox } from '#app/components/offer-box.tsx';
import { loadAllWords } from '#app/i18n/browser-words.ts';
import type { Words } from '#app/i18n/create-words.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { type AnsweredOffers, askOffers } from './ask-offers.ts';

interface Filled {
  readonly root: Root;
  clearing?: ReturnType<typeof setTimeout>;
}

const filled = new Map<Element, Filled>();
/** Later than a timer can be set, and than a page is left open. */
const longestTimerMs = 2 ** 31 - 1;

/** Puts into each place what the visitor may see there, for as long as it may stand there. A place about which nothing is known stays empty. */
export function fillSlots(slots: Iterable<HTMLElement>): void {
  for (const [slot, { root, clearing }] of filled) {
    if (slot.isConnected) continue;
    clearTimeout(clearing);
    root.unmount();
    filled.delete(slot);
  }
  for (const slot of slots) void fill(slot).catch((error: unknown) => console.warn('The offers could not be asked for.', error));
}

async function fill(slot: HTMLElement): Promise<void> {
  // The page before may have left the same element.
  slot.hidden = false;
  const answer = await askOffers(slot);
  if (answer.offers.length === 0) {
    filled.get(slot)?.root.render(null);
    // Below what is seen nothing moves when the empty place goes.
    if (slot.getBoundingClientRect().top >= innerHeight) slot.hidden = true;
    return;
  }
  const words = await loadAllWords();
  if (slot.isConnected) show(slot, answer, words);
}

function show(slot: HTMLElement, { offers, seconds }: AnsweredOffers, words: Words): void {
  // An element of its own: the page's React counts the place's content as its own.
  const place: Filled = filled.get(slot) ?? { root: createRoot(slot.appendChild(document.createElement('div'))) };
  filled.set(slot, place);
  place.root.render(
    <WordsProvider words={words}>
      <section aria-label={words.t('offers.ad')}>
        <OfferBox offers={offers} />
      </section>
    </WordsProvider>,
  );
  clearTimeout(place.clearing);
  if (seconds !== undefined) place.clearing = setTimeout(() => place.root.render(null), Math.min(seconds * 1_000, longestTimerMs));
}
