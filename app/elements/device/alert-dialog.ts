import { announce } from '#app/document/announce.ts';
import { alerts } from '#app/stores/alerts.ts';
import { type FavouriteId, favourites } from '#app/stores/favourites.ts';
import { isAlerted } from '#app/stores/is-alerted.ts';
import { liveDelay, shownScores } from '#app/stores/live-preferences.ts';
import { type AlertKind, alertKinds, nightHours } from '#domain/alert/alert-settings.ts';

/** Loads the client of alerts once the dialog is open: most visitors never turn alerts on. */
const pushClient = () => import('./push-client.ts');

type Outcome = 'turnedOn' | 'turnedOff' | 'saved' | 'chooseOne' | 'tooMany' | 'failed';

/** The state of alerts for the sheet's item; `others`: alerts are on, and this item is not followed. */
type State = 'off' | 'others' | 'on' | 'blocked' | 'install' | 'unsupported';

/**
 * The `<dialog>` in which a follower of an item chooses the alerts, and turns them on and off. Its parts name by `data-in` the states in
 * which they are shown, and by `data-install` and `data-allow` the ways of a device for which they are shown (device-ways.ts); `data-say`
 * contains a sentence for each outcome.
 */
export class AlertDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #item: FavouriteId;
  /** Defined while the device is watched. */
  #watching: AbortController | undefined;

  constructor(dialog: HTMLDialogElement, item: FavouriteId) {
    this.#dialog = dialog;
    this.#item = item;
    dialog.addEventListener('click', this.#click);
    dialog.addEventListener('submit', this.#submit);
    dialog.addEventListener('close', () => {
      this.#watching?.abort();
      this.#watching = undefined;
    });
  }

  open(): void {
    this.#fill();
    this.#say('');
    this.#show();
    this.#dialog.showModal();
    // Loaded before it is needed: a browser asks for permission only right after a press.
    pushClient().catch((error: unknown) => console.warn('What turns alerts on could not be loaded.', error));
  }

  get #form(): HTMLFormElement {
    return this.#dialog.querySelector('form[data-choices]') as HTMLFormElement;
  }

  #state(): State {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
      // An iPhone knows alerts only of a site on its home screen.
      return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'unsupported';
    }
    if (Notification.permission === 'denied') return 'blocked';
    if (alerts.read().told === null) return 'off';
    return isAlerted(this.#item) ? 'on' : 'others';
  }

  readonly #click = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button');
    if (button === null) return;
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

  #show(): void {
    const state = this.#state();
    for (const part of this.#dialog.querySelectorAll<HTMLElement>('[data-in]')) {
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
    if (this.#watching === undefined) {
      this.#watching = new AbortController();
      watchDevice(() => void this.#showWays(), this.#watching.signal);
    }
    const device = deviceInformation();
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    // A browser that has no alerts before the site is installed is one of Apple's, even under another name.
    const needsInstalling = this.#state() === 'install' && !device.isIos;
    const install = needsInstalling ? 'ios-safari' : isInstalled ? undefined : installWayOf(device);
    const ways = { install, allow: allowWayOf(device) };
    for (const kind of ['install', 'allow'] as const) {
      for (const part of this.#dialog.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
        part.hidden = !(part.dataset[kind] ?? '').split(' ').some((way) => way === ways[kind]);
      }
    }
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
    const wasOn = isAlerted(this.#item);
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
      this.#dialog.querySelector<HTMLElement>('[data-check-again]')?.focus();
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

  /** Shows a sentence in the dialog, which announces it. */
  #say(outcome: Outcome | ''): void {
    const place = this.#dialog.querySelector<HTMLElement>('[data-say]');
    if (place !== null) place.textContent = outcome === '' ? '' : this.#sentence(outcome);
  }

  /** Closes the dialog and announces a sentence on the page, since screen readers hear nothing below an open dialog. */
  #closeWith(outcome: Outcome): void {
    this.#dialog.close();
    announce(this.#sentence(outcome));
  }

  #sentence(outcome: Outcome): string {
    const sentences = this.#dialog.querySelector<HTMLElement>('[data-say]')?.dataset.say ?? '{}';
    return (JSON.parse(sentences) as Partial<Record<Outcome, string>>)[outcome] ?? '';
  }
}
