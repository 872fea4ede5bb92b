import { FavouritesTab } from './favourites-tab.ts';
import { MatchGroup } from './match-group.ts';

/** The elements of pages that list matches by competition, fetched together. */
export const elementsOfGroups = {
  'favourites-tab': FavouritesTab,
  'match-group': MatchGroup,
};
