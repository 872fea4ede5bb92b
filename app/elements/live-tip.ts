import letters from '#app/components/outcome-letter.module.css';
import { onMatch } from '#app/stores/live.ts';
import type { LiveMessage } from '#app/stores/live-stream.ts';
import text from '#app/ui/text.module.css';
import type { LiveTip as Tip } from '#domain/live/live-event.ts';
import { matchOf } from './match-of.ts';
import { pageWords } from './page-words.ts';

/** `<live-tip tip="345">1.85</live-tip>`: the price of a tip, in whose place its outcome stands as soon as it is settled. */
export class LiveTip extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = onMatch(matchOf(this), this.#hear);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  readonly #hear = (message: LiveMessage): void => {
    if (message.kind === 'tip') this.#settle(message);
    if (message.kind === 'state') for (const tip of message.tips) this.#settle(tip);
  };

  #settle({ sequence, outcome }: Tip): void {
    if (String(sequence) !== this.getAttribute('tip') || outcome === null) return;
    const { letter, word } = pageWords().outcomes[outcome];
    const [sign, spoken] = [document.createElement('span'), document.createElement('span')];
    sign.textContent = letter;
    sign.ariaHidden = 'true';
    spoken.textContent = word;
    spoken.className = text.visuallyHidden ?? '';
    const square = document.createElement('span');
    square.className = letters.letter ?? '';
    square.dataset.state = outcome;
    square.title = word;
    square.append(sign, spoken);
    this.replaceChildren(square);
  }
}
