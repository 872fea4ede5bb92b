import { LeagueCountries } from './league-countries.ts';
import { LeagueCountry } from './league-country.ts';
import { LeagueFilter } from './league-filter.ts';

/** The elements of lists of leagues, fetched together. */
export const elementsOfLists = {
  'league-countries': LeagueCountries,
  'league-country': LeagueCountry,
  'league-filter': LeagueFilter,
};
