/** A club by its address, and by the name that counts where a language's editors have written down none. */
export interface ClubName {
  readonly of: 'club';
  readonly slug: string;
  readonly name: string;
}

interface CompetitionName {
  readonly of: 'competition';
  readonly name: string;
  /** True of a competition that is not the catalogue's: it may share its name with one that is, of another country. */
  readonly isOfSource?: true;
}

/** A name of which prose speaks, not yet in a language; competitions and towns by the catalogue's name, countries by the code of their region. */
export type ProseName = ClubName | CompetitionName | { readonly of: 'town' | 'country'; readonly name: string };
