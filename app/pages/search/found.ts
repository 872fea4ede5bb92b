import type { Words } from '#app/i18n/create-words.ts';
import { sidePath } from '#app/pages/court-match/side-path.address.ts';
import type { Found } from '#data/queries/search/search-catalogue.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';

/** Returns the shared path of what a search found. */
export function foundPath(found: Found): string {
  const { slug } = found;
  return found.kind === 'team' ? sidePath(found.sport, slug) : tournamentAddress.href({ category: found.categorySlug, tournament: slug });
}

/** Returns the sport, where it is not football, and the country in words, with the mark of a women's side where its name does not state that. */
export function foundPlace({ sport, region, genderType, name }: Found, { t, format }: Pick<Words, 't' | 'format'>): string {
  const ofCountry = format.region(region);
  const country = sport === firstSport ? ofCountry : `${t(`sport.${sport}`)}, ${ofCountry}`;
  return genderType === 'women' && !/women|femen|femmin|feminin|frauen|ženy|γυναικ/i.test(name)
    ? `${country}, ${t('search.women')}`
    : country;
}
