import { createRoot, type Root } from 'react-dom/client';
import { BonusBox, type BonusBoxProps } from '#app/components/bonus-box.tsx';
import { loadAllWords } from '#app/i18n/browser-words.ts';
import type { Words } from '#app/i18n/create-words.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { askGuideOffer, askUses } from './ask-guide-offer.ts';

const filled = new Map<Element, Root>();

/** Puts into each place what the visitor may see there. A place about which nothing is known stays empty. */
export function fillBonusSlots(slots: Iterable<HTMLElement>): void {
  for (const [slot, root] of filled) {
    if (slot.isConnected) continue;
    root.unmount();
    filled.delete(slot);
  }
  for (const slot of slots) void fill(slot).catch((error: unknown) => console.warn('The bonus code could not be asked for.', error));
}

async function fill(slot: HTMLElement): Promise<void> {
  const asked = await askGuideOffer();
  if (asked === undefined) {
    filled.get(slot)?.render(null);
    return;
  }
  const words = await loadAllWords();
  if (!slot.isConnected) return;
  show(slot, { ...asked, used: undefined }, words);
  if (asked.code === undefined) return;
  const used = await askUses(asked.code);
  if (slot.isConnected) show(slot, { ...asked, used }, words);
}

function show(slot: HTMLElement, box: BonusBoxProps, words: Words): void {
  // An element of its own: the page's React counts the place's content as its own.
  const root = filled.get(slot) ?? createRoot(slot.appendChild(document.createElement('div')));
  filled.set(slot, root);
  root.render(
    <WordsProvider words={words}>
      <BonusBox {...box} />
    </WordsProvider>,
  );
}
