/** A club by its address, and by the name that counts where a language's editors have written down none. */
export interface ClubName {
  readonly of: 'club';
  readonly slug: string;
  readonly name: string;
}

/** A name of which prose speaks, not yet in a language; competitions and towns by the catalogue's name, countries by the code of their region. */
export type ProseName = ClubName | { readonly of: 'competition' | 'town' | 'country'; readonly name: string };
