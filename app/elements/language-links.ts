import { whenActivated } from '#app/document/when-activated.ts';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { chooseLanguage, isStored } from '#app/stores/language.ts';

/**
 * `<language-links>` around links `<a data-language="de">`: the language that is followed is remembered as the reader's. A page on a
 * language's own domain is such a choice by itself.
 */
export class LanguageLinks extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#remember);
    const ofDomain = document.documentElement.dataset.languageOfDomain as LocaleCode | undefined;
    if (ofDomain !== undefined && !isStored(ofDomain)) void whenActivated().then(() => chooseLanguage(ofDomain));
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
