/** A club by the slug of its address, and by the name that is used when a language's editors have given none. */
export interface ClubName {
  readonly of: 'club';
  readonly slug: string;
  readonly name: string;
}

interface CompetitionName {
  readonly of: 'competition';
  readonly name: string;
  /** True for a competition that is not the catalogue's: it may share its name with a catalogue competition of another country. */
  readonly isOfSource?: true;
}

/** A name in prose, not yet in a language; competitions and towns by the catalogue's name, countries by the code of their region. */
export type ProseName = ClubName | CompetitionName | { readonly of: 'town' | 'country'; readonly name: string };
