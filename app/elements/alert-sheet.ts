import { announce } from '#app/document/announce.ts';
import { alerts } from '#app/stores/alerts.ts';
import { type FavouriteId, favourites } from '#app/stores/favourites.ts';
import { liveDelay, shownScores } from '#app/stores/live-preferences.ts';
import { alertKinds, nightHours } from '#domain/alert/alert-settings.ts';
import { turnOffAlerts, turnOnAlerts } from './push-client.ts';

type State = 'off' | 'on' | 'blocked' | 'install' | 'unsupported';

/**
 * `<alert-sheet item="t7"><button data-open>…</button><dialog>…</dialog></alert-sheet>`: asks what a follower wants to be alerted of, and turns
 * alerts on and off. The parts of the dialog say by `data-in` in which states they are shown; `data-say` holds a sentence for each outcome.
 */
export class AlertSheet extends HTMLElement {
  #stopListening: readonly (() => void)[] = [];

  connectedCallback(): void {
    this.addEventListener('click', this.#click);
    this.addEventListener('submit', this.#submit);
    this.#stopListening = [alerts, favourites].map((stored) => stored.onChange(() => this.#showButton()));
    this.#showButton();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#click);
    this.removeEventListener('submit', this.#submit);
    for (const stop of this.#stopListening) stop();
  }

  get #item(): FavouriteId {
    return this.getAttribute('item') as FavouriteId;
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form[data-choices]') as HTMLFormElement;
  }

  get #dialog(): HTMLDialogElement {
    return this.getElementsByTagName('dialog')[0] as HTMLDialogElement;
  }

  /** Alerts come for this one: they are on, and it is followed. */
  get #isOn(): boolean {
    return alerts.read().told !== null && favourites.read().includes(this.#item);
  }

  #state(): State {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
      // An iPhone knows alerts only of a site on its home screen.
      return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'unsupported';
    }
    if (Notification.permission === 'denied') return 'blocked';
    return this.#isOn ? 'on' : 'off';
  }

  readonly #click = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button');
    if (button === null) return;
    if ('open' in button.dataset) this.#open();
    if ('checkAgain' in button.dataset) this.#show();
    if ('notNow' in button.dataset) this.#dialog.close();
    if ('turnOff' in button.dataset) void this.#turnOff(button);
  };

  readonly #submit = (event: SubmitEvent) => {
    if (event.target !== this.#form) return;
    event.preventDefault();
    void this.#turnOn(event.submitter as HTMLButtonElement);
  };

  #open(): void {
    this.#fill();
    this.#say('');
    this.#show();
    this.#dialog.showModal();
  }

  #show(): void {
    const state = this.#state();
    for (const part of this.querySelectorAll<HTMLElement>('[data-in]')) {
      part.hidden = !(part.dataset.in ?? '').split(' ').includes(state);
    }
  }

  #showButton(): void {
    const button = this.querySelector<HTMLButtonElement>('button[data-open]');
    if (button === null) return;
    button.ariaPressed = String(this.#isOn);
    for (const label of button.querySelectorAll<HTMLElement>('[data-label]')) label.hidden = (label.dataset.label === 'on') !== this.#isOn;
  }

  /** Writes what is chosen into the form. */
  #fill(): void {
    const { kinds, quiet } = alerts.read();
    for (const kind of alertKinds) this.#field(kind).checked = kinds.includes(kind);
    this.#field('hideScores').checked = shownScores.read() === 'hidden';
    this.#choose('delay', liveDelay.read());
    this.#choose('quiet', quiet === null ? 'off' : 'night');
  }

  #field(name: string): HTMLInputElement {
    return this.#form.elements.namedItem(name) as HTMLInputElement;
  }

  #choose(name: string, value: string): void {
    (this.#form.elements.namedItem(name) as RadioNodeList).value = value;
  }

  async #turnOn(button: HTMLButtonElement): Promise<void> {
    const wasOn = this.#isOn;
    button.disabled = true;
    const data = new FormData(this.#form);
    alerts.write({
      ...alerts.read(),
      kinds: alertKinds.filter((kind) => data.has(kind)),
      quiet: data.get('quiet') === 'off' ? null : nightHours,
    });
    shownScores.write(data.has('hideScores') ? 'hidden' : 'shown');
    liveDelay.write(data.get('delay') as ReturnType<typeof liveDelay.read>);
    if (!favourites.read().includes(this.#item)) favourites.write([...favourites.read(), this.#item]);
    const answer = await turnOnAlerts();
    button.disabled = false;
    this.#show();
    if (answer === 'blocked') return;
    this.#say(answer === 'on' ? (wasOn ? 'saved' : 'turnedOn') : answer === 'too-many' ? 'tooMany' : 'failed');
    if (answer === 'on') this.#dialog.close();
  }

  async #turnOff(button: HTMLButtonElement): Promise<void> {
    button.disabled = true;
    const isOff = await turnOffAlerts();
    button.disabled = false;
    this.#show();
    this.#say(isOff ? 'turnedOff' : 'failed');
    if (isOff) this.#dialog.close();
  }

  /** Shows a sentence in the sheet and has it spoken. */
  #say(outcome: '' | 'turnedOn' | 'turnedOff' | 'saved' | 'tooMany' | 'failed'): void {
    const place = this.querySelector<HTMLElement>('[data-say]');
    const sentence = outcome === '' ? '' : (JSON.parse(place?.dataset.say ?? '{}') as Record<string, string>)[outcome];
    if (place !== null) place.textContent = sentence ?? '';
    if (sentence) announce(sentence);
  }
}
