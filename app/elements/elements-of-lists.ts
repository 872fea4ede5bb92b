import { CountryLetters } from './country-letters.ts';
import { FavouriteStar } from './favourite-star.ts';
import { FavouritesTab } from './favourites-tab.ts';
import { FoldLine } from './fold-line.ts';
import { LeagueCountry } from './league-country.ts';
import { LeagueFilter } from './league-filter.ts';
import { MatchGroup } from './match-group.ts';
import { OwnCompetitions } from './own-competitions.ts';
import { ShowMore } from './show-more.ts';

/** The elements of lists of matches and of leagues, fetched together. */
export const elementsOfLists = {
  'country-letters': CountryLetters,
  'favourite-star': FavouriteStar,
  'favourites-tab': FavouritesTab,
  'fold-line': FoldLine,
  'league-country': LeagueCountry,
  'league-filter': LeagueFilter,
  'match-group': MatchGroup,
  'own-competitions': OwnCompetitions,
  'show-more': ShowMore,
};
