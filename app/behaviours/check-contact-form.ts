import { onPageShown } from './page-shown.ts';

/** The check of the contact form is fetched where the form stands, and nowhere else. */
export function checkContactForm(): void {
  onPageShown(() => {
    if (document.querySelector('form[data-contact-form]') !== null) {
      void import('./contact-form.ts').then(({ watchContactForm }) => watchContactForm());
    }
  });
}
