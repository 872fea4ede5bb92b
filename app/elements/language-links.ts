import type { LocaleCode } from '#app/i18n/locales.ts';
import { chooseLanguage } from '#app/stores/language.ts';

/** `<language-links>` around links `<a data-language="de">`: the language that is followed is remembered as the reader's. */
export class LanguageLinks extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#remember);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#remember);
  }

  readonly #remember = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    if (link?.dataset.language !== undefined) chooseLanguage(link.dataset.language as LocaleCode);
    // Whoever comes Back finds the page with its menu closed.
    this.closest<HTMLElement>('[popover]')?.hidePopover();
  };
}
