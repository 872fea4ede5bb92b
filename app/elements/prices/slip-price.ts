import { announce } from '#app/document/announce.ts';
import { slip, toggleLeg } from '#app/stores/slip.ts';

/** The prices on the page by their bets; the page may show a bet in several places. */
const pricesByLeg = new Map<string, Set<SlipPrice>>();
let chosen: ReadonlySet<string> = new Set();
let isListening = false;

/** `<slip-price leg="…"><button value="2.1" aria-pressed>…</button></slip-price>`: a price that can be put on the bet slip and removed from it. */
export class SlipPrice extends HTMLElement {
  get #leg(): string {
    return this.getAttribute('leg') ?? '';
  }

  connectedCallback(): void {
    listen();
    const prices = pricesByLeg.get(this.#leg) ?? new Set();
    pricesByLeg.set(this.#leg, prices.add(this));
    if (chosen.has(this.#leg)) this.show(true);
    this.addEventListener('click', this.#choose);
  }

  disconnectedCallback(): void {
    pricesByLeg.get(this.#leg)?.delete(this);
    this.removeEventListener('click', this.#choose);
  }

  show(isChosen: boolean): void {
    this.#button.ariaPressed = String(isChosen);
  }

  get #button(): HTMLButtonElement {
    return this.getElementsByTagName('button')[0] as HTMLButtonElement;
  }

  readonly #choose = () => {
    const done = toggleLeg({ key: this.#leg, decimalOdds: Number(this.#button.value) });
    const selection = this.getElementsByTagName('span')[0]?.textContent?.trim() ?? '';
    const sentence = document.getElementById('slip')?.dataset[done] ?? '';
    announce(sentence.replace('{selection}', selection).replace('{count}', String(slip.read().legs.length)));
  };
}

/** Begins to show the chosen prices. Few of hundreds are chosen, so only those that change are updated. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const show = () => {
    const before = chosen;
    chosen = new Set(slip.read().legs.map(({ key }) => key));
    for (const leg of new Set([...before, ...chosen])) for (const price of pricesByLeg.get(leg) ?? []) price.show(chosen.has(leg));
  };
  show();
  slip.onChange(show);
}
