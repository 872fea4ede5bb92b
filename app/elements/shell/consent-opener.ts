import { ConsentBar } from './consent-bar.ts';

/**
 * `<consent-opener><a href="/cookies-policy">…</a></consent-opener>`: its link opens the consent bar again, on the same page; without the
 * bar the link leads on.
 */
export class ConsentOpener extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const bar = document.getElementById('consent');
      if (!(bar instanceof ConsentBar)) return;
      event.preventDefault();
      bar.open();
    });
  }
}
