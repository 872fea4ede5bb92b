import { createRoot, type Root } from 'react-dom/client';
import { onPageShown } from '#app/behaviours/page-shown.ts';
import type { Words } from '#app/i18n/create-words.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { slip } from '#app/stores/slip.ts';
import { SlipBox } from './slip-box.tsx';
import { lookUp, presentLookUp } from './slip-look-up.ts';

/** From this width on the page has a column for the slip. */
const wide = matchMedia('(min-width: 1280px)');

let root: Root | undefined;
let rootPlace: Element | undefined;
let started = false;

/** Shows what is on the slip, and keeps showing it. */
export function showSlip(words: Words): void {
  if (!started) start(words);
  render(words);
}

/** Opens the slip over the page; where it stands beside the page, leads to it. */
export function openSheet(words: Words): void {
  const sheet = sheetOfPage();
  if (wide.matches || sheet === null) {
    document.getElementById('slip')?.scrollIntoView();
    return;
  }
  if (!sheet.open) sheet.showModal();
  showSlip(words);
}

const sheetOfPage = () => document.querySelector<HTMLDialogElement>('dialog[data-slip-sheet]');

function start(words: Words): void {
  started = true;
  const again = () => render(words);
  slip.onChange(again);
  wide.addEventListener('change', () => {
    sheetOfPage()?.close();
    again();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again();
  });
  document.addEventListener('click', ({ target }) => {
    const sheet = sheetOfPage();
    if (sheet !== null && (target === sheet || (target as Element).closest('dialog[data-slip-sheet] a[href]') !== null)) sheet.close();
  });
  onPageShown((change) => {
    if (change !== 'first') again();
  });
}

function render(words: Words): void {
  const place = document.querySelector(`[data-slip="${wide.matches ? 'rail' : 'sheet'}"]`) ?? undefined;
  if (place !== rootPlace) {
    root?.unmount();
    // An element of its own: the page's React counts the place's content as its own.
    root = place === undefined ? undefined : createRoot(place.appendChild(document.createElement('div')));
    rootPlace = place;
  }
  const kept = slip.read();
  const draw = () =>
    root?.render(
      <WordsProvider words={words}>
        <SlipBox slip={slip.read()} known={presentLookUp()} askAgain={() => render(words)} />
      </WordsProvider>,
    );
  void lookUp(
    kept.legs.map(({ key }) => key),
    words.locale.code,
    draw,
  );
  draw();
}
