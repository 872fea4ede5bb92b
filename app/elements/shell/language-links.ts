import { whenActivated } from '#app/entry/when-activated.ts';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { chooseLanguage, isStored } from '#app/stores/language.ts';

/**
 * `<language-links>` around links `<a data-language="de">`: stores the language of a followed link as the reader's choice. A visit to a
 * page on a language's own domain counts as a choice, too.
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
    // Closed now, so that a reader who comes back finds the page without the open menu.
    this.closest<HTMLElement>('[popover]')?.hidePopover();
  };
}
