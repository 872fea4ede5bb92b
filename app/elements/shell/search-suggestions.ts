import { stylesOf } from '#app/styles/sheets/arriving-styles.ts';
import type { Suggestion } from './suggestion.ts';
import { suggestionOption } from './suggestion-option.ts';

const pauseMs = 150;
const minLetters = 2;

/** Suggests clubs, competitions, matches and articles while the reader types into the field of a `<search-box>`, and at once for an earlier text. */
export function suggestWithin(box: HTMLElement): void {
  new SearchSuggestions(box).begin();
}

class SearchSuggestions {
  readonly #box: HTMLElement;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | undefined;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  begin(): void {
    this.#box.addEventListener('input', this.#type);
    this.#box.addEventListener('keydown', this.#press);
    this.#box.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.#box.contains(relatedTarget as Node | null) && !this.#list.matches(':hover')) this.#hide();
    });
    document.addEventListener('click', ({ target }) => target !== this.#field && this.#hide());
    if (this.#field.value !== this.#field.defaultValue) this.#type();
  }

  readonly #type = () => {
    this.#forget();
    const wanted = this.#field.value.trim();
    if (wanted.length < minLetters) return this.#hide();
    this.#pause = setTimeout(() => {
      this.#request = new AbortController();
      void this.#suggest(wanted, this.#request.signal);
    }, pauseMs);
  };

  readonly #press = (event: KeyboardEvent) => {
    const isShown = !this.#list.hidden;
    if (isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) this.#move(event.key === 'ArrowDown' ? 1 : -1);
    else if (isShown && event.key === 'Escape') this.#hide();
    else if (event.key === 'Enter') {
      this.#forget();
      const chosen = this.#chosen;
      this.#hide();
      if (chosen === undefined) return;
      chosen.getElementsByTagName('a')[0]?.click();
    } else return;
    event.preventDefault();
  };

  async #suggest(wanted: string, signal: AbortSignal): Promise<void> {
    const answer = await fetch(`${this.#box.getAttribute('suggestions')}?q=${encodeURIComponent(wanted)}`, { signal }).catch(
      (error: unknown) => {
        if (!signal.aborted) console.warn('Suggestions could not be fetched.', error);
      },
    );
    if (answer?.ok !== true || signal.aborted) return;
    const suggestions = (await answer.json()) as readonly Suggestion[];
    if (signal.aborted) return;
    const list = this.#list;
    const options = document.createElement('ul');
    options.append(...suggestions.map((suggestion, index) => suggestionOption(`${list.id}-${index}`, suggestion)));
    // A failure is reported by `allStyles`; suggestions without styles are still of use.
    await stylesOf(options).catch(() => undefined);
    if (signal.aborted) return;
    list.replaceChildren(...options.children);
    this.#choose(undefined);
    list.hidden = suggestions.length === 0;
    this.#field.ariaExpanded = String(!list.hidden);
  }

  /** Moves to the next or the previous option; beyond the ends to the field itself. */
  #move(step: 1 | -1): void {
    const options = [...this.#list.children];
    const present = this.#chosen;
    const at = present === undefined ? (step === 1 ? 0 : options.length - 1) : options.indexOf(present) + step;
    this.#choose(options[at]);
  }

  #choose(option: Element | undefined): void {
    for (const other of this.#list.children) other.ariaSelected = String(other === option);
    option?.scrollIntoView({ block: 'nearest' });
    if (option === undefined) this.#field.removeAttribute('aria-activedescendant');
    else this.#field.setAttribute('aria-activedescendant', option.id);
  }

  #forget(): void {
    clearTimeout(this.#pause);
    this.#request?.abort();
  }

  #hide(): void {
    this.#choose(undefined);
    this.#list.hidden = true;
    this.#field.ariaExpanded = 'false';
  }

  get #field(): HTMLInputElement {
    return this.#box.getElementsByTagName('input')[0] as HTMLInputElement;
  }

  get #list(): HTMLElement {
    return this.#box.getElementsByTagName('ul')[0] as HTMLElement;
  }

  get #chosen(): Element | undefined {
    return [...this.#list.children].find(({ ariaSelected }) => ariaSelected === 'true');
  }
}
