import type { Words } from '#app/i18n/words/create-words.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import type { Found } from '#data/queries/search/search-catalogue.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';

/** Returns the shared path of a search result. */
export function foundPath(found: Found): string {
  const { slug } = found;
  return found.kind === 'team' ? sidePath(found.sport, slug) : tournamentAddress.href({ category: found.categorySlug, tournament: slug });
}

/** Returns the country in words, before it the sport unless it is football, with a mark for a women's side whose name does not state it. */
export function foundPlace({ sport, region, genderType, name }: Found, { t, format }: Pick<Words, 't' | 'format'>): string {
  const ofCountry = format.region(region);
  const country = sport === firstSport ? ofCountry : `${t(`sport.${sport}`)}, ${ofCountry}`;
  return genderType === 'women' && !/women|femen|femmin|feminin|frauen|ženy|γυναικ/i.test(name)
    ? `${country}, ${t('search.women')}`
    : country;
}
