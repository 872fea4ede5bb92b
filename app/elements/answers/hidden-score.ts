import { shownScores } from '#app/stores/live-preferences.ts';

/**
 * `<hidden-score heading="Arsenal – Everton"><button>…</button></hidden-score>`: shows the score of this page to a reader who has hidden
 * scores, and hides it again. While it is hidden the title of the page is `heading`, since its own may contain the score.
 */
export class HiddenScore extends HTMLElement {
  #stop: (() => void) | undefined;
  #title = '';

  connectedCallback(): void {
    this.#title = document.title;
    this.addEventListener('click', this.#toggle);
    this.#stop = shownScores.onChange(() => this.#show());
    this.#show();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#toggle);
    this.#stop?.();
  }

  get #isShown(): boolean {
    return document.documentElement.dataset.scoreShown !== undefined;
  }

  readonly #toggle = (): void => {
    document.documentElement.toggleAttribute('data-score-shown', !this.#isShown);
    this.#show();
  };

  #show(): void {
    const [button] = this.getElementsByTagName('button');
    if (button !== undefined) button.ariaPressed = String(this.#isShown);
    const isHidden = shownScores.read() === 'hidden' && !this.#isShown;
    document.title = isHidden ? (this.getAttribute('heading') ?? '') : this.#title;
  }
}
