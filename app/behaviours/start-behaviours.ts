import type { FrameWords } from '#app/i18n/create-words.ts';
import { followAppearance } from './appearance.ts';
import { openCountries } from './country-leagues.ts';
import { keepFavourites } from './favourites.ts';
import { keepGroups } from './groups.ts';
import { showDataIcons } from './icons.ts';
import { closeMenus } from './menus.ts';
import { suggestWhileTyping } from './search-suggestions.ts';
import { showChosenTab } from './show-chosen-tab.ts';
import { followVisitorZone } from './visitor-times.ts';
import { offerOwnCountry } from './watch-country.ts';

/**
 * What the server's HTML does in the browser beyond links and forms. One listener on the document serves every row, so
 * that a list of two thousand matches needs no code of its own; each behaviour is a file beside this one.
 */
export function startBehaviours(words: FrameWords): void {
  keepGroups();
  followAppearance();
  followVisitorZone(words);
  keepFavourites(words);
  openCountries(words);
  closeMenus();
  suggestWhileTyping(words);
  showDataIcons();
  showChosenTab();
  offerOwnCountry();
}
