import { announce } from '#app/document/announce.ts';
import { alerts } from '#app/stores/alerts.ts';
import { type FavouriteId, favourites } from '#app/stores/favourites.ts';
import { liveDelay, shownScores } from '#app/stores/live-preferences.ts';
import { type AlertKind, alertKinds, nightHours } from '#domain/alert/alert-settings.ts';

/** Loads the client of alerts once the sheet is open: most visitors never turn alerts on. */
const pushClient = () => import('./push-client.ts');

type Outcome = 'turnedOn' | 'turnedOff' | 'saved' | 'chooseOne' | 'tooMany' | 'failed';

/** The state of alerts for the sheet's item; `others`: alerts are on, and this item is not followed. */
type State = 'off' | 'others' | 'on' | 'blocked' | 'install' | 'unsupported';

/**
 * `<alert-sheet item="t7"><button data-open>…</button><dialog>…</dialog></alert-sheet>`: lets a follower choose the alerts, and turns them
 * on and off. The parts of the dialog name by `data-in` the states in which they are shown, and by `data-install` and `data-allow` the ways
 * of a device for which they are shown (device-ways.ts); `data-say` contains a sentence for each outcome.
 */
export class AlertSheet extends HTMLElement {
  #stopListening: readonly (() => void)[] = [];
  #watching = new AbortController();
  #isWatching = false;

  connectedCallback(): void {
    this.addEventListener('click', this.#click);
    this.addEventListener('submit', this.#submit);
    this.#stopListening = [alerts, favourites].map((stored) => stored.onChange(() => this.#showButton()));
    this.#watching = new AbortController();
    this.#isWatching = false;
    this.#showButton();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#click);
    this.removeEventListener('submit', this.#submit);
    for (const stop of this.#stopListening) stop();
    this.#watching.abort();
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

  /** True when alerts come for this item: they are on, and it is followed. */
  get #isOn(): boolean {
    return alerts.read().told !== null && favourites.read().includes(this.#item);
  }

  #state(): State {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
      // An iPhone knows alerts only of a site on its home screen.
      return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'unsupported';
    }
    if (Notification.permission === 'denied') return 'blocked';
    if (alerts.read().told === null) return 'off';
    return this.#isOn ? 'on' : 'others';
  }

  readonly #click = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button');
    if (button === null) return;
    if ('open' in button.dataset) this.#open();
    if ('checkAgain' in button.dataset) this.#checkAgain(button);
    if ('notNow' in button.dataset) this.#dialog.close();
    if ('turnOff' in button.dataset && !this.#isBusy) void this.#turnOff();
  };

  readonly #submit = (event: SubmitEvent) => {
    if (event.target !== this.#form) return;
    event.preventDefault();
    if (!this.#isBusy) void this.#turnOn();
  };

  #checkAgain(button: HTMLButtonElement): void {
    this.#show();
    // The next step is another button now.
    if (!button.checkVisibility()) this.#form.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
  }

  #open(): void {
    this.#fill();
    this.#say('');
    this.#show();
    this.#dialog.showModal();
    // Loaded before it is needed: a browser asks for permission only right after a press.
    pushClient().catch((error: unknown) => console.warn('What turns alerts on could not be loaded.', error));
  }

  #show(): void {
    const state = this.#state();
    for (const part of this.querySelectorAll<HTMLElement>('[data-in]')) {
      part.hidden = !(part.dataset.in ?? '').split(' ').includes(state);
    }
    this.#showWays().catch((error: unknown) => console.warn('The ways of the device could not be loaded.', error));
  }

  /** Shows the instructions for the visitor's device only; an installed site is not installed again. */
  async #showWays(): Promise<void> {
    const [{ deviceInformation, watchDevice }, { allowWayOf, installWayOf }] = await Promise.all([
      import('./device-information.ts'),
      import('./device-ways.ts'),
    ]);
    if (!this.#isWatching) watchDevice(() => void this.#showWays(), this.#watching.signal);
    this.#isWatching = true;
    const device = deviceInformation();
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    // A browser that has no alerts before the site is installed is one of Apple's, even under another name.
    const needsInstalling = this.#state() === 'install' && !device.isIos;
    const install = needsInstalling ? 'ios-safari' : isInstalled ? undefined : installWayOf(device);
    const ways = { install, allow: allowWayOf(device) };
    for (const kind of ['install', 'allow'] as const) {
      for (const part of this.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
        part.hidden = !(part.dataset[kind] ?? '').split(' ').some((way) => way === ways[kind]);
      }
    }
  }

  #showButton(): void {
    const button = this.querySelector<HTMLButtonElement>('button[data-open]');
    if (button === null) return;
    button.ariaPressed = String(this.#isOn);
    for (const label of button.querySelectorAll<HTMLElement>('[data-label]')) label.hidden = (label.dataset.label === 'on') !== this.#isOn;
  }

  /** Writes the stored choices into the form. */
  #fill(): void {
    const { kinds, quiet } = alerts.read();
    for (const kind of this.#offered) this.#field(kind).checked = kinds.includes(kind);
    this.#field('hideScores').checked = shownScores.read() === 'hidden';
    this.#choose('delay', liveDelay.read());
    this.#choose('quiet', quiet === null ? 'off' : 'night');
  }

  /** The kinds that exist in the sport of the page; the choice of other kinds is not changed. */
  get #offered(): readonly AlertKind[] {
    return alertKinds.filter((kind) => this.#form.elements.namedItem(kind) !== null);
  }

  #field(name: string): HTMLInputElement {
    return this.#form.elements.namedItem(name) as HTMLInputElement;
  }

  #choose(name: string, value: string): void {
    (this.#form.elements.namedItem(name) as RadioNodeList).value = value;
  }

  async #turnOn(): Promise<void> {
    const wasOn = this.#isOn;
    const data = new FormData(this.#form);
    const offered = this.#offered;
    if (!offered.some((kind) => data.has(kind))) {
      this.#say('chooseOne');
      this.#field(alertKinds[0]).focus();
      return;
    }
    const { kinds: former } = alerts.read();
    const kinds = alertKinds.filter((kind) => (offered.includes(kind) ? data.has(kind) : former.includes(kind)));
    alerts.write({
      ...alerts.read(),
      kinds,
      quiet: data.get('quiet') === 'off' ? null : nightHours,
    });
    shownScores.write(data.has('hideScores') ? 'hidden' : 'shown');
    liveDelay.write(data.get('delay') as ReturnType<typeof liveDelay.read>);
    if (!favourites.read().includes(this.#item)) favourites.write([...favourites.read(), this.#item]);
    const answer = await this.#whileBusy(() =>
      pushClient().then(
        (client) => client.turnOnAlerts(),
        () => 'failed' as const,
      ),
    );
    this.#show();
    if (answer === 'on') {
      this.#closeWith(wasOn ? 'saved' : 'turnedOn');
    } else if (answer === 'blocked') {
      this.querySelector<HTMLElement>('[data-check-again]')?.focus();
    } else {
      this.#say(answer === 'too-many' ? 'tooMany' : 'failed');
    }
  }

  async #turnOff(): Promise<void> {
    const isOff = await this.#whileBusy(() =>
      pushClient().then(
        (client) => client.turnOffAlerts(),
        () => false,
      ),
    );
    this.#show();
    if (isOff) this.#closeWith('turnedOff');
    else this.#say('failed');
  }

  get #isBusy(): boolean {
    return this.#form.ariaBusy === 'true';
  }

  /** Runs `work` and ignores further presses meanwhile; the buttons are not disabled, which would take the focus from the pressed one. */
  async #whileBusy<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#say('');
    this.#form.ariaBusy = 'true';
    const answer = await work();
    this.#form.ariaBusy = null;
    return answer;
  }

  /** Shows a sentence in the sheet, which announces it. */
  #say(outcome: Outcome | ''): void {
    const place = this.querySelector<HTMLElement>('[data-say]');
    if (place !== null) place.textContent = outcome === '' ? '' : this.#sentence(outcome);
  }

  /** Closes the sheet and announces a sentence on the page, since screen readers hear nothing below an open sheet. */
  #closeWith(outcome: Outcome): void {
    this.#dialog.close();
    announce(this.#sentence(outcome));
  }

  #sentence(outcome: Outcome): string {
    const sentences = this.querySelector<HTMLElement>('[data-say]')?.dataset.say ?? '{}';
    return (JSON.parse(sentences) as Partial<Record<Outcome, string>>)[outcome] ?? '';
  }
}
