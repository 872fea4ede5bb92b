import { CopyCode } from './copy-code.ts';
import { DataIcon } from './data-icon.ts';
import { DisplayChoice } from './display-choice.ts';
import { FavouriteStar } from './favourite-star.ts';
import { FavouritesTab } from './favourites-tab.ts';
import { LanguageLinks } from './language-links.ts';
import { LawLines } from './law-lines.ts';
import { LeagueCountry } from './league-country.ts';
import { LeagueFilter } from './league-filter.ts';
import { MatchGroup } from './match-group.ts';
import { OfferSlot } from './offer-slot.ts';
import { OwnCountry } from './own-country.ts';
import { OwnVote } from './own-vote.ts';
import { SearchBox } from './search-box.ts';
import { ShareButton } from './share-button.ts';
import { ShowMore } from './show-more.ts';
import { SlipCount } from './slip-count.ts';
import { SlipOpener } from './slip-opener.ts';
import { SlipPlace } from './slip-place.ts';
import { SlipPrice } from './slip-price.ts';
import { ZoneChoice } from './zone-choice.ts';

/** Every element that many pages have, by its name. */
export const elements: Readonly<Record<`${string}-${string}`, CustomElementConstructor>> = {
  'copy-code': CopyCode,
  'data-icon': DataIcon,
  'display-choice': DisplayChoice,
  'favourite-star': FavouriteStar,
  'favourites-tab': FavouritesTab,
  'language-links': LanguageLinks,
  'law-lines': LawLines,
  'league-country': LeagueCountry,
  'league-filter': LeagueFilter,
  'match-group': MatchGroup,
  'offer-slot': OfferSlot,
  'own-country': OwnCountry,
  'own-vote': OwnVote,
  'search-box': SearchBox,
  'share-button': ShareButton,
  'show-more': ShowMore,
  'slip-count': SlipCount,
  'slip-opener': SlipOpener,
  'slip-place': SlipPlace,
  'slip-price': SlipPrice,
  'zone-choice': ZoneChoice,
};

/** Elements of few pages, or of few sites: their code is fetched where the document has one. */
export const rareElements: Readonly<Record<`${string}-${string}`, () => Promise<CustomElementConstructor>>> = {
  'consent-bar': async () => (await import('./consent-bar.ts')).ConsentBar,
  'consent-opener': async () => (await import('./consent-opener.ts')).ConsentOpener,
  'contact-form': async () => (await import('./contact-form.ts')).ContactForm,
  'quiz-steps': async () => (await import('./quiz-steps.ts')).QuizSteps,
};
