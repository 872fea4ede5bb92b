import type { FrameWords } from '#app/i18n/create-words.ts';
import { offerBonusCode } from './bonus-code.ts';
import { checkContactForm } from './check-contact-form.ts';
import { askForConsent } from './consent.ts';
import { fillOffers } from './offers.ts';
import { rememberCountry } from './remember-country.ts';

/**
 * What the server's HTML does in the browser beyond links and forms. One listener on the document serves every row, so
 * that a list of two thousand matches needs no code of its own; each behaviour is a file beside this one.
 */
export function startBehaviours(words: FrameWords): void {
  rememberCountry(words);
  askForConsent();
  fillOffers();
  offerBonusCode();
  checkContactForm();
}
