import type { FrameWords } from '#app/i18n/words.tsx';
import { followAppearance } from './appearance.ts';
import { offerBonusCode } from './bonus-code.ts';
import { checkContactForm } from './check-contact-form.ts';
import { askForConsent } from './consent.ts';
import { openCountries } from './country-leagues.ts';
import { keepFavourites } from './favourites.ts';
import { followLinks } from './follow-links.ts';
import { keepGroups } from './groups.ts';
import { showDataIcons } from './icons.ts';
import { closeMenus } from './menus.ts';
import { replaceBrokenPages } from './missing-parts.ts';
import { followBuilds } from './newer-build.ts';
import { fillOffers } from './offers.ts';
import { announcePages } from './page-changes.ts';
import { rememberCountry } from './remember-country.ts';
import { suggestWhileTyping } from './search-suggestions.ts';
import { sharePages } from './share-page.ts';
import { showChosenTab } from './show-chosen-tab.ts';
import { keepSlip } from './slip.ts';
import { followVisitorZone } from './visitor-times.ts';
import { keepVotes } from './votes.ts';
import { offerOwnCountry } from './watch-country.ts';

/**
 * What the server's HTML does in the browser beyond links and forms. One listener on the document serves every row, so
 * that a list of two thousand matches needs no code of its own; each behaviour is a file beside this one. Links are
 * followed last: who has use for a click takes it before.
 */
export function startBehaviours(words: FrameWords): void {
  keepGroups();
  followAppearance();
  followVisitorZone(words);
  keepFavourites(words);
  keepSlip(words);
  keepVotes();
  openCountries(words);
  closeMenus();
  suggestWhileTyping(words);
  sharePages();
  replaceBrokenPages();
  followBuilds();
  showDataIcons();
  announcePages();
  rememberCountry(words);
  askForConsent();
  fillOffers();
  offerBonusCode();
  showChosenTab();
  checkContactForm();
  offerOwnCountry();
  followLinks(words);
  document.documentElement.dataset.behaviours = 'on';
}
