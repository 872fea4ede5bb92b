import { onPageShown } from './page-shown.ts';

/** On the page of broadcasts, the visitor's own country as one tap, where it is covered and not the one shown. Its code is fetched only there. */
export function offerOwnCountry(): void {
  onPageShown(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-watch-country]');
    if (form !== null) void import('./own-country.ts').then(({ showOwnCountry }) => showOwnCountry(form));
  });
}
