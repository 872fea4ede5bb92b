/** Facts about the words of a language that only tests use. */
export interface LanguageChecks {
  /**
   * Words that follow a count, separated by bars: the form after 1, the form after 2, and in Czech the form after 5, with a slash between
   * genders or cases; a single form fits any count.
   */
  readonly countedWords: string;
  /** Matches a sentence that says that the figures of a tip are those of the time when it was written. */
  readonly saysThen: RegExp;
  /** Keys of messages that are the same as in English, because readers of the language use the same words. */
  readonly sameAsEnglish: readonly string[];
}
