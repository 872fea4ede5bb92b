import type { NameEntry } from './name-entry.ts';

/** Names that the editors of a language have entered: clubs by their slug, countries by the code of their region, the others by the catalogue's name. */
export interface NameTables {
  readonly clubs: Readonly<Record<string, NameEntry>>;
  readonly competitions: Readonly<Record<string, NameEntry>>;
  readonly countries: Readonly<Record<string, NameEntry>>;
  readonly towns: Readonly<Record<string, NameEntry>>;
}

/** All names that the editors of a language have entered, and rules for names that they have not. */
export interface LanguageNames extends NameTables {
  /** Grounds as readers write them, by the catalogue's name. */
  readonly grounds: Readonly<Record<string, string>>;
  /** By address: the name, and the name as a place, `at the US Open`, `ve Wimbledonu`. A women's tournament shares the entry of the men’s. */
  readonly tennisTournaments: Readonly<Record<string, readonly string[]>>;
  /** Basketball competitions by address, where readers call them otherwise than the competition calls itself. */
  readonly basketballCompetitions?: Readonly<Record<string, string>>;
  /** Entries of basketball clubs by their address in the tables: for the first mention and for later ones. */
  /** The names of football clubs as readers write them, by address: full, and short for rows. Clubs that are called as in their own country are left out. */
  readonly clubNames: Readonly<Record<string, readonly string[]>>;
  readonly basketballClubs?: Readonly<Record<string, readonly NameEntry[]>>;
  /** Returns the name from an editor's entry for use on its own: without an article, except in Italian. */
  readonly standingAlone: (entry: NameEntry) => string;
  /** Returns the place of a tournament without an entry: a town, by the catalogue's name. */
  readonly placeOfTournament: (name: string) => string;
  /**
   * Returns the entry of an NBA club by the name that papers of the language print: plural in most, as the nicknames are; singular in Brazil,
   * `o Denver Nuggets`; undeclined plural of people in Czech, `Nuggets vyhráli`. Left out where editors have written all of them down.
   */
  readonly nbaEntry?: (name: string) => NameEntry;
  /** Returns an entry of a basketball club as rows have it; left out where rows have the name that its league uses. */
  readonly basketballClubInRows?: (entry: NameEntry) => string;
}
