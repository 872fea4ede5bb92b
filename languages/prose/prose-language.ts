import type { NameTables } from './language-names.ts';
import type { NounRules } from './name-entry.ts';
import type { NewsTexts } from './news-texts.ts';
import type { HomeAndAway, ProseFigures, StoryTexts, UnbentTexts } from './story-texts.ts';

/** Everything that prose needs from a language. */
export interface ProseLanguage<Noun> {
  readonly nouns: NounRules<Noun>;
  readonly names: NameTables;
  readonly texts: (figures: ProseFigures) => StoryTexts<Noun>;
  readonly news: (figures: ProseFigures) => NewsTexts<Noun>;
  /** Prose about names without known forms; left out when the rules of the language have no nouns without forms. */
  readonly unbent?: UnbentProse<Noun>;
  /** Returns a sentence with words adapted to the sound of the next: Spanish `e` before `Inter`, Czech `ve` before `Vídni`. */
  readonly polish?: (sentence: string) => string;
  /** Returns the stem that all forms of a word share; left out for languages in which words hardly change. */
  readonly stemOf?: (word: string) => string;
}

/** Prose in which no name is inflected. */
export interface UnbentProse<Noun> {
  /** Sentences with names only in the nominative, which assume neither gender nor number: for every opening of a preview and of a review. */
  readonly texts: (figures: ProseFigures) => UnbentTexts<Noun>;
  readonly news: (figures: ProseFigures) => Partial<NewsTexts<Noun>>;
  /** Returns the nouns of clubs that have been named already: their roles in the match. */
  readonly parts: (isOnNeutralGround: boolean) => HomeAndAway<Noun>;
}
