import { loadAllWords } from '#app/i18n/browser-words.ts';
import type { FrameWords } from '#app/i18n/create-words.ts';
import { slip, toggleLeg } from '#app/stores/slip.ts';
import { mostLegs } from '#domain/slip/leg-key.ts';
import { onPageShown } from './page-shown.ts';

/** Prices that can be chosen go on the slip and off it. What the slip says is code of its own, loaded when something is on it. */
export function keepSlip(words: FrameWords): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const price = target.closest<HTMLButtonElement>('button[data-leg]');
    if (price !== null) choose(price, words);
    if (target.closest('[data-slip-open]') !== null) {
      event.preventDefault();
      void openSlip();
    }
  });
  slip.onChange(show);
  onPageShown(show);

  function show(): void {
    const { legs } = slip.read();
    showChosen(legs.map(({ key }) => key));
    for (const count of document.querySelectorAll<HTMLElement>('[data-slip-count]')) {
      count.textContent = words.format.integer(legs.length);
      count.hidden = legs.length === 0;
    }
    for (const empty of document.querySelectorAll<HTMLElement>('[data-slip-empty]')) empty.hidden = legs.length > 0;
    if (legs.length > 0) void loadSlip().then(([{ showSlip }, all]) => showSlip(all));
  }
}

const loadSlip = () => Promise.all([import('#app/slip/show-slip.tsx'), loadAllWords()]);

async function openSlip(): Promise<void> {
  const [{ openSheet }, words] = await loadSlip();
  openSheet(words);
}

function choose(price: HTMLButtonElement, { t }: FrameWords): void {
  const done = toggleLeg({ key: price.dataset.leg as string, decimalOdds: Number(price.value) });
  const status = document.getElementById('announcer');
  if (status === null) return;
  const selection = price.querySelector('.vh')?.textContent?.trim() ?? '';
  const count = slip.read().legs.length;
  status.textContent = done === 'full' ? t('slip.full', { count: mostLegs }) : t(`slip.${done}`, { selection, count });
}

/** Few are chosen among hundreds that are not, so that only these are looked for. */
function showChosen(keys: readonly string[]): void {
  for (const price of document.querySelectorAll<HTMLElement>('[data-leg][aria-pressed="true"]')) {
    if (!keys.includes(price.dataset.leg as string)) price.ariaPressed = 'false';
  }
  for (const key of keys) {
    for (const price of document.querySelectorAll<HTMLElement>(`[data-leg="${CSS.escape(key)}"]`)) price.ariaPressed = 'true';
  }
}
