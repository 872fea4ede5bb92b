import { deviceInformation, watchDevice } from './device-information.ts';

/**
 * `<device-details><input type="checkbox"><textarea name="device"></textarea></device-details>` within a form: once the box is ticked,
 * shows the facts that the browser gives about the device in the text, a line each, and includes them in the form; otherwise none of them
 * is sent.
 */
export class DeviceDetails extends HTMLElement {
  #watching = new AbortController();

  connectedCallback(): void {
    this.#watching = new AbortController();
    this.addEventListener('change', this.#show, { signal: this.#watching.signal });
    watchDevice(this.#show, this.#watching.signal);
    this.#show();
  }

  disconnectedCallback(): void {
    this.#watching.abort();
  }

  readonly #show = () => {
    const isTicked = this.querySelector('input')?.checked === true;
    const text = this.querySelector('textarea') as HTMLTextAreaElement;
    text.disabled = !isTicked;
    text.hidden = !isTicked;
    text.value = isTicked
      ? Object.entries(deviceInformation())
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n')
      : '';
  };
}
