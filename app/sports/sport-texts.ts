import type { RoundOfMatch } from '#app/components/competitions/round-name.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { CalendarMatch } from '#data/queries/calendar/list-calendar-matches.ts';
import type { Language } from '#domain/language/languages.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { FactsOf, PlayOf } from '#domain/sports/sport-types.ts';

type TextWords = Pick<Words, 't' | 'format' | 'locale'>;

/** The facts of a competition that texts need to name it. */
export interface NamedTournament {
  readonly name: string;
  readonly slug: string;
  readonly genderType: 'men' | 'women';
  readonly countryCode: string;
}

/** The facts of a side that texts need to name it. */
export interface NamedSide {
  readonly slug: string;
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
}

/** A name as pages write it, and its forms in prose. */
export interface DeclinedName {
  readonly name: string;
  readonly forms: readonly string[];
  /** False when the forms are made by rule; absent when that is not known. */
  readonly isWrittenDown?: boolean;
}

/** Names of a sport, for the editors of a language to check. */
export interface DeclinedNames {
  readonly title: string;
  /** The names of the forms: of cases, or of the single form for places. */
  readonly heads: readonly string[];
  readonly names: readonly DeclinedName[];
}

/** The texts about a sport's matches for shared code that names one: in calendars, notices, share pictures and lists. */
export interface SportTexts<Name extends Sport> {
  /** Returns the round of a match, or its part of the season: `Semi-final`; empty when it is not known. */
  round(match: RoundOfMatch & { readonly facts?: FactsOf<Name> }, t: Words['t']): string;
  /** Returns a match in a line, with its score once it is over. */
  summary(match: CalendarMatch, words: TextWords): string;
  /** Returns a competition by its full name: `Wimbledon, men`. */
  competition(tournament: Pick<NamedTournament, 'name' | 'genderType'>, t: Words['t']): string;
  /** Returns the words beside the score of a match that is over. */
  ending(play: PlayOf<Name>, words: TextWords): string;
  /** Returns the same words as the parts of a notice, with the sides named. */
  endingWithNames(play: PlayOf<Name>, names: Pair<string>, words: TextWords): string[];
  /** Returns the scores of the first `count` sets, or other parts of a match, for a notice; absent for a sport without them. */
  setsUntil?(play: PlayOf<Name>, count: number, words: TextWords): string;
  /** Returns a side with its names in the language. */
  side<Side extends NamedSide>(side: Side, language: Language): Side;
  /**
   * Returns the names for which prose has separate forms; absent when prose has none, and for football, whose names their page reads
   * itself.
   *
   * @param heads the names of the cases of the language
   */
  declinedNames?(site: Pick<Site, 'db' | 'words'>, heads: readonly string[]): Promise<DeclinedNames>;
  /** Returns a competition with its name in the language. */
  tournament<Tournament extends Pick<NamedTournament, 'name' | 'slug' | 'countryCode'>>(
    tournament: Tournament,
    language: Language,
  ): Tournament;
}
