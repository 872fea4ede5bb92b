import { initialOf } from '#app/i18n/initial-of.ts';

/**
 * `<country-letters>` around buttons of letters, a field and a list `<ul data-countries>` of countries with their names as `data-name`: a
 * letter shows the countries that begin with it, by their names; the first button shows all in their original order. Typing into the field
 * returns to that button. A list with `data-short` shows its first countries until its `<button data-all>` is pressed.
 */
export class CountryLetters extends HTMLElement {
  #asTheyCame: readonly HTMLElement[] = [];

  connectedCallback(): void {
    this.#asTheyCame = [...this.#list.children] as HTMLElement[];
    this.addEventListener('click', this.#click);
    this.addEventListener('input', this.#typed);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#click);
    this.removeEventListener('input', this.#typed);
  }

  readonly #click = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button === null) return;
    if (button.dataset.all !== undefined) this.#showAll();
    else if (this.#letters.includes(button)) this.#choose(button);
  };

  readonly #typed = () => this.#press(this.#letters[0]);

  #choose(button: HTMLButtonElement): void {
    const [field] = this.getElementsByTagName('input');
    if (field !== undefined && field.value !== '') {
      field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    this.#press(button);
    const letter = button === this.#letters[0] ? undefined : button.textContent;
    const { lang } = document.documentElement;
    const byName = ({ dataset: first }: HTMLElement, { dataset: second }: HTMLElement) =>
      (first.name ?? '').localeCompare(second.name ?? '', lang);
    for (const country of this.#asTheyCame) country.hidden = letter !== undefined && initialOf(country.dataset.name ?? '') !== letter;
    this.#list.append(...(letter === undefined ? this.#asTheyCame : [...this.#asTheyCame].sort(byName)));
    this.#list.toggleAttribute('data-narrowed', letter !== undefined);
  }

  #press(chosen: HTMLButtonElement | undefined): void {
    for (const button of this.#letters) button.ariaPressed = String(button === chosen);
    this.#list.toggleAttribute('data-narrowed', false);
  }

  #showAll(): void {
    const hidden = this.#asTheyCame.find((country) => !country.checkVisibility());
    this.#list.removeAttribute('data-short');
    hidden?.getElementsByTagName('a')[0]?.focus({ preventScroll: true });
  }

  get #letters(): readonly HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>('button[aria-pressed][data-letter]')];
  }

  get #list(): HTMLElement {
    return this.querySelector('[data-countries]') as HTMLElement;
  }
}
