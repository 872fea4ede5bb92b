import { FavouriteStar } from './favourite-star.ts';
import { FavouritesTab } from './favourites-tab.ts';
import { LeagueCountry } from './league-country.ts';
import { LeagueFilter } from './league-filter.ts';
import { MatchGroup } from './match-group.ts';
import { ShowMore } from './show-more.ts';

/** The elements of lists of matches and of leagues, fetched together. */
export const elementsOfLists = {
  'favourite-star': FavouriteStar,
  'favourites-tab': FavouritesTab,
  'league-country': LeagueCountry,
  'league-filter': LeagueFilter,
  'match-group': MatchGroup,
  'show-more': ShowMore,
};
