import { announce } from '#app/document/announce.ts';
import { definedContent } from '#app/elements/define-elements.ts';
import { alerts } from '#app/stores/alerts.ts';
import { type FavouriteId, favourites } from '#app/stores/favourites.ts';
import { fetchTwice } from '#app/stores/fetch-twice.ts';
import { isAlerted } from '#app/stores/is-alerted.ts';
import type { AlertDialog } from './alert-dialog.ts';

/**
 * `<alert-sheet item="t7" heading="Arsenal" src="/alert-dialog"><button>…</button><p popover>…</p></alert-sheet>`: the button for the alerts
 * of an item, pressed while they are on. Its dialog is fetched from `src` when it is first opened; `heading` is put where it has
 * `data-named`, and the content of a `<template>` in front of its heading. When it does not come, the `<p>` is shown.
 */
export class AlertSheet extends HTMLElement {
  #stopListening: readonly (() => void)[] = [];
  #dialog: AlertDialog | undefined;

  connectedCallback(): void {
    this.#button.addEventListener('click', this.#open);
    this.#stopListening = [alerts, favourites].map((stored) => stored.onChange(() => this.#show()));
    this.#show();
  }

  disconnectedCallback(): void {
    this.#button.removeEventListener('click', this.#open);
    for (const stop of this.#stopListening) stop();
  }

  readonly #open = async () => {
    const button = this.#button;
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    try {
      this.#dialog ??= await this.#load();
      this.#dialog.open();
    } catch (error) {
      console.warn('The dialog for alerts could not be loaded.', error);
      const [failure] = this.getElementsByTagName('p');
      failure?.showPopover();
      announce(failure?.textContent ?? '');
    }
    button.ariaBusy = null;
  };

  async #load(): Promise<AlertDialog> {
    const answer = await fetchTwice(this.getAttribute('src') ?? '');
    if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
    // Only now: a browser that is offline would not ask for the script again.
    const [{ AlertDialog: Dialog }, content] = await Promise.all([import('./alert-dialog.ts'), definedContent(await answer.text())]);
    const dialog = content.firstElementChild as HTMLDialogElement;
    const name = this.getAttribute('heading') ?? '';
    for (const named of dialog.querySelectorAll('[data-named]')) named.textContent = named.textContent.replace('{name}', () => name);
    const [sign] = this.getElementsByTagName('template');
    if (sign !== undefined) dialog.getElementsByTagName('h2')[0]?.before(sign.content);
    this.append(dialog);
    return new Dialog(dialog, this.#item);
  }

  #show(): void {
    const isOn = isAlerted(this.#item);
    this.#button.ariaPressed = String(isOn);
    for (const label of this.#button.querySelectorAll<HTMLElement>('[data-label]')) label.hidden = (label.dataset.label === 'on') !== isOn;
  }

  get #item(): FavouriteId {
    return this.getAttribute('item') as FavouriteId;
  }

  get #button(): HTMLButtonElement {
    return this.getElementsByTagName('button')[0] as HTMLButtonElement;
  }
}
