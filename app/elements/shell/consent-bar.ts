import { deleteForeignCookies, loadTagManager } from '#app/consent/load-tag-manager.ts';
import { whenActivated } from '#app/entry/when-activated.ts';
import { consent, consentAt } from '#app/stores/consent.ts';
import type { Language } from '#domain/language/languages.ts';
import { writingCustoms } from '#languages/writing-customs.ts';

/**
 * `<consent-bar address="https://…" loading="async" hidden>`: asks for consent to the tag manager until the visitor has answered, loads it
 * once they agree, and ends it when they withdraw. Its buttons have the answers as their values.
 */
export class ConsentBar extends HTMLElement {
  #isRunning = false;
  #stopListening = () => {};

  connectedCallback(): void {
    this.addEventListener('click', this.#answer);
    void whenActivated().then(() => {
      this.#stopListening = consent.onChange(() => this.#applyConsent());
      this.#applyConsent();
    });
  }

  disconnectedCallback(): void {
    this.#stopListening();
  }

  /** Shows the bar again, with the earlier answer and its date, and moves the focus into it. */
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

  #applyConsent(): void {
    const given = consentAt(new Date());
    this.#show(given === undefined);
    if (given?.choice === 'granted') this.#startTagManager();
    else if (this.#isRunning) {
      deleteForeignCookies();
      // Scripts that run already can only be ended by a reload.
      location.reload();
    }
  }

  #startTagManager(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    loadTagManager({ address: this.getAttribute('address') ?? '', loading: this.getAttribute('loading') === 'defer' ? 'defer' : 'async' });
  }

  #show(shown: boolean): void {
    this.hidden = !shown;
    // Room for the bar, so that the end of the page can be scrolled above it.
    const room = shown ? `calc(${this.offsetHeight}px + var(--bottom-bar))` : '';
    document.body.style.paddingBottom = room;
    document.documentElement.style.scrollPaddingBottom = room;
  }
}

function longDate(day: string): string {
  const { lang } = document.documentElement;
  return new Intl.DateTimeFormat(writingCustoms[lang as Language].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
