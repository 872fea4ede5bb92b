import type { RoundOfMatch } from '#app/components/round-name.ts';
import type { Words } from '#app/i18n/create-words.ts';
import type { Site } from '#app/site-context.server.ts';
import type { CalendarMatch } from '#data/queries/calendar/list-calendar-matches.ts';
import type { Language } from '#domain/language/languages.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { FactsOf, PlayOf } from '#domain/sports/sport-types.ts';

type TextWords = Pick<Words, 't' | 'format' | 'locale'>;

/** A competition as texts name it. */
export interface NamedTournament {
  readonly name: string;
  readonly slug: string;
  readonly genderType: 'men' | 'women';
  readonly countryCode: string;
}

/** A side as texts name it. */
export interface NamedSide {
  readonly slug: string;
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
}

/** A name as pages have it, and its forms in prose. */
export interface DeclinedName {
  readonly name: string;
  readonly forms: readonly string[];
  /** False where the forms are made by rule; left out where that is not told. */
  readonly isWrittenDown?: boolean;
}

/** Names of a sport as the editors of a language read through them. */
export interface DeclinedNames {
  readonly title: string;
  /** The names of the forms: of cases, or of the one place. */
  readonly heads: readonly string[];
  readonly names: readonly DeclinedName[];
}

/** The texts about a sport's matches that stand wherever shared code names one: in calendars, notices, share pictures and lists. */
export interface SportTexts<Name extends Sport> {
  /** Returns the round of a match, or its part of the season: `Semi-final`; empty where it is not known. */
  round(match: RoundOfMatch & { readonly facts?: FactsOf<Name> }, t: Words['t']): string;
  /** Returns a match in a line, with its score once it is over. */
  summary(match: CalendarMatch, words: TextWords): string;
  /** Returns a competition under its whole name: `Wimbledon, men`. */
  competition(tournament: Pick<NamedTournament, 'name' | 'genderType'>, t: Words['t']): string;
  /** Returns what stands beside the score of a match that is over. */
  ending(play: PlayOf<Name>, words: TextWords): string;
  /** Returns the same in the parts of a notice, where sides are named. */
  endingWithNames(play: PlayOf<Name>, names: Pair<string>, words: TextWords): string[];
  /** Returns what a follower hears of a set, or of whatever else is over within a match, in parts; undefined where the sport has none. */
  setsUntil?(play: PlayOf<Name>, count: number, words: TextWords): string;
  /** Returns a side as readers of the language call it. */
  side<Side extends NamedSide>(side: Side, language: Language): Side;
  /**
   * Reads the names of which prose has forms of its own; absent where prose has none, and of football, whose names their page reads itself.
   *
   * @param heads the names of the cases of the language
   */
  declinedNames?(site: Pick<Site, 'db' | 'words'>, heads: readonly string[]): Promise<DeclinedNames>;
  /** Returns a competition as readers of the language call it. */
  tournament<Tournament extends Pick<NamedTournament, 'name' | 'slug' | 'countryCode'>>(
    tournament: Tournament,
    language: Language,
  ): Tournament;
}
