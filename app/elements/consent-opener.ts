import { ConsentBar } from './consent-bar.ts';

/** `<consent-opener><a href="/cookies-policy">…</a></consent-opener>`: its link opens the question of consent again, on the page on which it stands. */
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
