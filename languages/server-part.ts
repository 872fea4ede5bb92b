import type { LanguageNames } from './prose/language-names.ts';
import type { TwoSidedLanguage } from './prose/two-sided-language.ts';

/** The part of a language that stays on the server. */
export interface ServerPart {
  readonly names: LanguageNames;
  readonly writing: Writing;
}

/** The prose of a language whose kind of noun the caller need not know. */
export interface Writing {
  /** Returns what `make` makes of the language's prose. */
  with<Made>(make: <Noun>(language: TwoSidedLanguage<Noun>) => Made): Made;
}

/** Returns the prose of a language without its kind of noun. */
export function writingIn<Noun>(language: TwoSidedLanguage<Noun>): Writing {
  return { with: (make) => make(language) };
}
