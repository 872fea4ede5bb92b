import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { DeclinedName, DeclinedNames } from '#app/sports/sport-texts.ts';
import { textsOf } from '#app/sports/texts-of-sports.server.ts';
import { type ClubNames, listClubNames } from '#data/queries/team/list-club-names.ts';
import { listCompetitionNames } from '#data/queries/tournament/list-competition-names.ts';
import { type Sport, twoSidedSports } from '#domain/sports/sport.ts';

/** A club's names in lists, and its forms in prose, in the order of the heads. */
export interface DeclinedClub extends ClubNames {
  readonly forms: readonly string[];
  /** False when the forms are made by rule, without an editor's entry. */
  readonly isWrittenDown: boolean;
}

export interface EditorsNamesView {
  /** Labels of the forms in the terms of the language's grammar. */
  readonly heads: readonly string[];
  readonly countries: readonly { readonly region: string; readonly clubs: readonly DeclinedClub[] }[];
  readonly competitions: readonly DeclinedName[];
  readonly regions: readonly DeclinedName[];
  /** Names of the sports other than football that have names in prose. */
  readonly ofSports: readonly (DeclinedNames & { readonly sport: Sport })[];
}

/** The region of clubs that belong to no country. */
const noCountry = '001';

/** Returns every football club by country and the names of the other sports, inflected as in prose. */
export async function loadEditorsNames(site: Site): Promise<EditorsNamesView> {
  const { locale, format } = site.words;
  site.page.dependOn('catalogue');
  const prose = proseOf(locale, format);
  const named = twoSidedSports.map(async (sport) => {
    const names = await textsOf<Sport>(sport).declinedNames?.(site, prose.caseLabels);
    return names === undefined ? [] : [{ sport, ...names }];
  });
  const [clubs, competitions, ofSports] = await Promise.all([
    listClubNames(site.db, locale.tag),
    listCompetitionNames(site.db),
    Promise.all(named),
  ]);
  const declined = clubs.map((club) => {
    const forms = prose.decline({ of: 'club', slug: club.slug, name: club.name });
    return { ...club, forms, isWrittenDown: prose.isWrittenDown(club.slug) };
  });
  const byRegion = [...Map.groupBy(declined, ({ region }) => region)].map(([region, ofRegion]) => ({ region, clubs: ofRegion }));
  const regions = byRegion.map(({ region }) => region).filter((region) => region !== noCountry);
  return {
    heads: prose.caseLabels,
    countries: byRegion.sort((one, other) => format.compare(format.region(one.region), format.region(other.region))),
    competitions: competitions.map((name) => ({ name: format.competition(name), forms: prose.decline({ of: 'competition', name }) })),
    regions: regions.map((region) => ({ name: format.region(region), forms: prose.decline({ of: 'country', name: region }) })),
    ofSports: ofSports.flat(),
  };
}
