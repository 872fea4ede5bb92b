import type { NameTables } from './language-names.ts';
import type { NounRules } from './name-entry.ts';
import type { NewsTexts } from './news-texts.ts';
import type { HomeAndAway, ProseFigures, StoryTexts, UnbentTexts } from './story-texts.ts';

/** All that a language needs to write prose. */
export interface ProseLanguage<Noun> {
  readonly nouns: NounRules<Noun>;
  readonly names: NameTables;
  readonly texts: (figures: ProseFigures) => StoryTexts<Noun>;
  readonly news: (figures: ProseFigures) => NewsTexts<Noun>;
  /** Prose about names without known forms; left out where the rules of the language have no nouns without forms. */
  readonly unbent?: UnbentProse<Noun>;
  /** Sounds that the next word asks for: Spanish `e` before `Inter`, Czech `ve` before `Vídni`. */
  readonly polish?: (sentence: string) => string;
  /** Returns what all forms of a word have in common; left out where words hardly change. */
  readonly stemOf?: (word: string) => string;
}

/** Prose in which no name is bent. */
export interface UnbentProse<Noun> {
  /** Sentences with names in the nominative alone, which assume neither gender nor number: of every opening of a preview and of a review. */
  readonly texts: (figures: ProseFigures) => UnbentTexts<Noun>;
  readonly news: (figures: ProseFigures) => Partial<NewsTexts<Noun>>;
  /** Returns the nouns of clubs that a sentence has named already: their parts in the match. */
  readonly parts: (isOnNeutralGround: boolean) => HomeAndAway<Noun>;
}
