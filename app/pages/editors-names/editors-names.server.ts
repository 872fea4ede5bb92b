import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import type { Site } from '#app/site-context.server.ts';
import { listBasketballClubNames } from '#data/queries/court/list-basketball-club-names.ts';
import { listTennisTournamentNames } from '#data/queries/court/list-tennis-tournament-names.ts';
import { type ClubNames, listClubNames } from '#data/queries/team/list-club-names.ts';
import { listCompetitionNames } from '#data/queries/tournament/list-competition-names.ts';
import { basketballClubForms, tennisTournamentForms } from './court-names.server.ts';

/** A club's names in lists, and its forms in prose, in the order of the heads. */
export interface DeclinedClub extends ClubNames {
  readonly forms: readonly string[];
  /** False where the forms are made by rule and no editor has written them down. */
  readonly isWrittenDown: boolean;
}

/** A competition, a country, a tournament or a club of basketball by its name on pages, and its forms in prose. */
export interface DeclinedName {
  readonly name: string;
  readonly forms: readonly string[];
  /** False where the forms are made by rule; left out where that is not told. */
  readonly isWrittenDown?: boolean;
}

export interface EditorsNamesView {
  /** The forms by the names of the language's grammar. */
  readonly heads: readonly string[];
  readonly countries: readonly { readonly region: string; readonly clubs: readonly DeclinedClub[] }[];
  readonly competitions: readonly DeclinedName[];
  readonly regions: readonly DeclinedName[];
  /** Tournaments of tennis, with the one form that prose has of them: where one plays. */
  readonly tournaments: readonly DeclinedName[];
  readonly basketballClubs: readonly DeclinedName[];
}

/** The region of what belongs to no country. */
const noCountry = '001';

/** Reads every club of football by country, the tournaments of tennis and the clubs of basketball, and bends their names as prose does. */
export async function loadEditorsNames(site: Site): Promise<EditorsNamesView> {
  const { locale, format } = site.words;
  site.page.dependOn('catalogue');
  const prose = proseOf(locale, format);
  const [clubs, competitions, tournaments, basketballClubs] = await Promise.all([
    listClubNames(site.db, locale.tag),
    listCompetitionNames(site.db),
    listTennisTournamentNames(site.db),
    listBasketballClubNames(site.db),
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
    tournaments: tennisTournamentForms(site.words, tournaments),
    basketballClubs: basketballClubForms(site.words, basketballClubs),
  };
}
