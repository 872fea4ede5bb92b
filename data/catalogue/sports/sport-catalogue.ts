/** Competition of any sport, as stored. */
export interface CatalogueCompetition {
  readonly slug: string;
  readonly name: string;
  /** Slug of a file in `countries/`. */
  readonly country: string;
  readonly priority: number;
  readonly type: 'league' | 'cup';
  readonly gender: 'men' | 'women';
  readonly season: 'autumn-spring' | 'calendar-year';
}

/** Club of any sport, as stored. */
export interface CatalogueClub {
  readonly slug: string;
  readonly name: string;
  /** Name in lists, when the full name is too long for them. */
  readonly row?: string | undefined;
  readonly short: string;
  /** Slug of a file in `countries/`. */
  readonly country: string;
  readonly gender: 'men' | 'women';
  readonly town?: string | undefined;
  /** Home ground or arena. */
  readonly ground?: string | undefined;
  readonly colours: readonly string[];
}

/** Competitions and clubs of one sport that are stored before any feed is read. */
export interface SportCatalogue {
  readonly competitions: readonly CatalogueCompetition[];
  readonly clubs: readonly CatalogueClub[];
}

/** Files of one sport in this folder. */
export interface SportFiles<Facts> {
  /** Returns the facts of the files, after checking them. */
  load(): Facts;
  /** Returns the facts included in the digest of the catalogue, which is stored anew when one of them changes. */
  digested(facts: Facts): unknown;
  toCatalogue(facts: Facts): SportCatalogue;
}
