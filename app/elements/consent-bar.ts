import { forgetForeignCookies, loadTagManager } from '#app/document/consent/load-tag-manager.ts';
import { whenActivated } from '#app/document/when-activated.ts';
import { writingCustoms } from '#app/i18n/writing-customs.ts';
import { consent, consentAt } from '#app/stores/consent.ts';
import type { Language } from '#domain/language/languages.ts';

/**
 * `<consent-bar address="https://…" loading="async" hidden>`: asks whoever has not answered, has the tag manager run for whoever has agreed,
 * and ends it for whoever withdraws. Its buttons carry the answers as their values.
 */
export class ConsentBar extends HTMLElement {
  #runs = false;
  #stopListening = () => {};

  connectedCallback(): void {
    this.addEventListener('click', this.#answer);
    void whenActivated().then(() => {
      this.#stopListening = consent.onChange(() => this.#follow());
      this.#follow();
    });
  }

  disconnectedCallback(): void {
    this.#stopListening();
  }

  /** Asks again, with what was answered and when, and puts the keyboard into the question. */
  open(): void {
    const given = consent.read();
    const state = this.querySelector<HTMLElement>('[data-granted]');
    if (state !== null && given !== undefined) {
      state.textContent = (state.dataset[given.choice] ?? '').replace('{date}', longDate(given.date));
      state.hidden = false;
    }
    this.#show(true);
    this.focus();
  }

  readonly #answer = ({ target }: Event) => {
    const choice = (target as Element).closest('button')?.value;
    if (choice === 'granted' || choice === 'denied') consent.write({ choice, date: new Date().toISOString().slice(0, 10) });
  };

  #follow(): void {
    const given = consentAt(new Date());
    this.#show(given === undefined);
    if (given?.choice === 'granted') this.#run();
    else if (this.#runs) {
      forgetForeignCookies();
      // What runs already can only be ended by loading the page anew.
      location.reload();
    }
  }

  #run(): void {
    if (this.#runs) return;
    this.#runs = true;
    loadTagManager({ address: this.getAttribute('address') ?? '', loading: this.getAttribute('loading') === 'defer' ? 'defer' : 'async' });
  }

  #show(shown: boolean): void {
    this.hidden = !shown;
    // What stands at the end of the page can be scrolled above the bar.
    const room = shown ? `calc(${this.offsetHeight}px + var(--bottom-bar))` : '';
    document.body.style.paddingBottom = room;
    document.documentElement.style.scrollPaddingBottom = room;
  }
}

function longDate(day: string): string {
  const { lang } = document.documentElement;
  return new Intl.DateTimeFormat(writingCustoms[lang as Language].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
