import { definedContent } from '#app/elements/define-elements.ts';
import { initialOf } from '#app/i18n/initial-of.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { sayNotLoaded } from './say-not-loaded.ts';

/**
 * `<country-letters src="/day-part?countries=1">` around buttons of letters, a field and a list `<ul data-countries>` of countries with their
 * names as `data-name`: a letter shows the countries that begin with it, by their names; the first button shows all in their original order.
 * Typing into the field returns to that button. With `src` the list has only its first countries: the site's answer there has all of them,
 * and is requested when a letter, the field or the link in `[data-rest]` is first used. Without a script the link leads to a page with all;
 * where the answer does not come, a message in its place does.
 */
export class CountryLetters extends HTMLElement {
  #asTheyCame: readonly HTMLElement[] = [];
  #completing: Promise<void> | undefined;

  connectedCallback(): void {
    this.#asTheyCame = [...this.#list.children] as HTMLElement[];
    this.addEventListener('click', this.#click);
    this.addEventListener('input', this.#typed);
    // What was typed while this code was on its way.
    if (this.#field?.value) this.#typed();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#click);
    this.removeEventListener('input', this.#typed);
  }

  readonly #click = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('button, [data-rest] > a');
    if (pressed === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (pressed instanceof HTMLButtonElement) {
      if (this.#letters.includes(pressed)) this.#choose(pressed);
    } else if (this.hasAttribute('src')) {
      event.preventDefault();
      void this.#showAll();
    }
  };

  readonly #typed = () => {
    void this.#complete();
    this.#press(this.#letters[0]);
  };

  #choose(button: HTMLButtonElement): void {
    if (this.#field !== undefined && this.#field.value !== '') {
      this.#field.value = '';
      this.#field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    this.#press(button);
    this.#arrange();
    if (button !== this.#letters[0]) void this.#complete();
  }

  #press(chosen: HTMLButtonElement | undefined): void {
    for (const button of this.#letters) button.ariaPressed = String(button === chosen);
  }

  /** Shows the countries of the pressed letter, by their names. */
  #arrange(): void {
    const [, ...letters] = this.#letters;
    const letter = letters.find(({ ariaPressed }) => ariaPressed === 'true')?.textContent;
    const { lang } = document.documentElement;
    const byName = ({ dataset: first }: HTMLElement, { dataset: second }: HTMLElement) =>
      (first.name ?? '').localeCompare(second.name ?? '', lang);
    for (const country of this.#asTheyCame) country.hidden = letter !== undefined && initialOf(country.dataset.name ?? '') !== letter;
    this.#list.append(...(letter === undefined ? this.#asTheyCame : [...this.#asTheyCame].sort(byName)));
  }

  async #showAll(): Promise<void> {
    const present = new Set(this.#asTheyCame);
    await this.#complete();
    const added = this.#asTheyCame.find((country) => !present.has(country));
    added?.getElementsByTagName('a')[0]?.focus({ preventScroll: true });
  }

  /** Puts the countries that the document left out into the list, each in its place; those that are there, opened or not, remain. */
  #complete(): Promise<void> {
    const src = this.getAttribute('src');
    if (src === null) return Promise.resolve();
    this.#completing ??= this.#load(src).finally(() => {
      this.#completing = undefined;
    });
    return this.#completing;
  }

  async #load(src: string): Promise<void> {
    const rest = this.querySelector<HTMLElement>('[data-rest]') as HTMLElement;
    rest.ariaBusy = 'true';
    try {
      const answer = await fetchTwice(src);
      if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
      const { children } = await definedContent(await answer.text());
      const present = new Map(this.#asTheyCame.map((country) => [country.dataset.name, country]));
      this.#asTheyCame = [...children].map((country) => present.get((country as HTMLElement).dataset.name) ?? (country as HTMLElement));
      this.removeAttribute('src');
      this.#arrange();
      rest.remove();
      if (this.#field?.value) this.#field.dispatchEvent(new Event('input', { bubbles: true }));
    } catch (error) {
      console.warn('The further countries could not be loaded.', error);
      rest.ariaBusy = 'false';
      sayNotLoaded(rest, rest.getElementsByTagName('a')[0]?.href ?? '');
    }
  }

  get #field(): HTMLInputElement | undefined {
    return this.getElementsByTagName('input')[0];
  }

  get #letters(): readonly HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>('button[aria-pressed][data-letter]')];
  }

  get #list(): HTMLElement {
    return this.querySelector('[data-countries]') as HTMLElement;
  }
}
