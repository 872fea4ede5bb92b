/** A competition as it is stored, of whatever sport. */
export interface CatalogueCompetition {
  readonly slug: string;
  readonly name: string;
  /** The slug of a file in `countries/`. */
  readonly country: string;
  readonly priority: number;
  readonly type: 'league' | 'cup';
  readonly gender: 'men' | 'women';
  readonly season: 'autumn-spring' | 'calendar-year';
}

/** A club as it is stored, of whatever sport. */
export interface CatalogueClub {
  readonly slug: string;
  readonly name: string;
  /** The name in lists, where the whole one is too long for them. */
  readonly row?: string | undefined;
  readonly short: string;
  /** The slug of a file in `countries/`. */
  readonly country: string;
  readonly gender: 'men' | 'women';
  readonly town?: string | undefined;
  /** The ground or arena at which it is at home. */
  readonly ground?: string | undefined;
  readonly colours: readonly string[];
}

/** The competitions and clubs of one sport that are stored before any feed is read. */
export interface SportCatalogue {
  readonly competitions: readonly CatalogueCompetition[];
  readonly clubs: readonly CatalogueClub[];
}

/** The files of one sport in this folder. */
export interface SportFiles<Facts> {
  /** Reads and checks them. */
  load(): Facts;
  /** Returns the facts that are part of the digest of the catalogue: it is stored anew when one of them changes. */
  digested(facts: Facts): unknown;
  toCatalogue(facts: Facts): SportCatalogue;
}
