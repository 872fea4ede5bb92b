import { showAppearance } from '#app/before-paint/appearance.ts';
import { oddsType, theme } from '#app/stores/appearance.ts';
import { goalsInTitle, liveDelay, shownScores } from '#app/stores/live-preferences.ts';
import type { StoredValue } from '#app/stores/stored-value.ts';

const choices: Readonly<Record<string, StoredValue<string>>> = {
  theme,
  odds: oddsType,
  scores: shownScores,
  delay: liveDelay,
  title: goalsInTitle,
} as unknown as Record<string, StoredValue<string>>;

/**
 * `<display-choice of="theme | odds | scores | delay | title">` around radio buttons, or around one box to tick: stores the checked value,
 * and applies it in every tab at once.
 */
export class DisplayChoice extends HTMLElement {
  #stopListening = () => {};

  connectedCallback(): void {
    this.addEventListener('change', this.#choose);
    this.#stopListening = this.#choice.onChange(() => this.#show());
    this.#show();
  }

  disconnectedCallback(): void {
    this.removeEventListener('change', this.#choose);
    this.#stopListening();
  }

  get #choice(): StoredValue<string> {
    const choice = choices[this.getAttribute('of') ?? ''];
    if (choice === undefined) throw new Error(`<display-choice of="${this.getAttribute('of')}"> is no choice`);
    return choice;
  }

  #show(): void {
    const chosen = this.#choice.read();
    for (const radio of this.getElementsByTagName('input')) radio.checked = radio.value === chosen;
    showAppearance();
  }

  readonly #choose = ({ target }: Event) => {
    const { checked, value } = target as HTMLInputElement;
    this.#choice.write(checked ? value : this.#choice.fallback);
  };
}
