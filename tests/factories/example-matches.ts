import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import type { Language } from '#domain/language/languages.ts';
import type { MatchToTell } from '#domain/story/match-to-tell.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import { languagePacks } from '#languages/languages.ts';
import { catalogueLeagues, matchToTell } from './matches-to-tell.ts';

export interface SharedMatch {
  readonly match: MatchToTell<ProseName>;
  /** The sentences by paragraph; empty for a match about which too little is known. */
  readonly paragraphs: readonly (readonly string[])[];
  /** The sentences of all paragraphs. */
  readonly sentences: readonly string[];
}

/** Returns so many made-up matches with their texts in a language, previews and reviews. */
export function exampleMatches(tag: Language, count: number): SharedMatch[] {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const leagues = catalogueLeagues(tag);
  return Array.from({ length: count }, (_, number) => {
    const match = matchToTell(number, leagues);
    const paragraphs = prose.tell(match);
    return { match, paragraphs, sentences: paragraphs.flat() };
  });
}

/** The sentences of tips in previews. */
export interface TipSentences {
  /** The number of those that name the price. */
  readonly count: number;
  /** Those that do not say that their figures are of when the tip was given: a preview begins with the forecast of now. */
  readonly timeless: readonly string[];
}

/** Returns the sentences of tips among the texts of `exampleMatches` in the same language. */
export async function tipSentencesOf(tag: Language, told: readonly SharedMatch[]): Promise<TipSentences> {
  const { saysThen } = (await languagePacks[tag].checks()).checks;
  const { decimalOdds } = createFormatters(localeByTag(tag));
  const sentences = told.flatMap(({ match: { tip, result }, sentences: ofMatch }) =>
    tip?.kind === 'tip' && result === undefined ? ofMatch.slice(-1).filter((each) => each.includes(decimalOdds(tip.decimalOdds))) : [],
  );
  return { count: sentences.length, timeless: sentences.filter((sentence) => !saysThen.test(sentence)) };
}

/** Shapes that are faults in every language, by name. */
export const faultsOfAnyLanguage: Readonly<Record<string, RegExp>> = {
  'two blanks': / {2}|\u00a0 | \u00a0/,
  'two stops': /\.\.|[,;:][,;:.]|\?\./,
  'a blank before a stop': / [.,;:!?]/,
  'an unresolved value': /[{}[\]]|undefined|\bnull\b|NaN|Infinity|object/,
  // San Antonio Bulo Bulo is a club, and so is Κόλο Κόλο, which other languages hyphenate; Spanish visits `al Al Jazira`.
  'a doubled word': /(?<![\p{L}\p{N}’])(?!Bulo|Μπούλο|Κόλο|(?-i:[Aa]l Al[ -]))(\p{L}{2,}) \1(?![\p{L}\p{N}’])/iu,
  'a lone zero': /(?<![\d.,:–−+\-x\u00a0])0(?![\d.,:–%-]|\u00a0(?:x|%))/,
  'adjacent numbers': /\d \d/,
  'no capital at the start': /^\p{Ll}/u,
  'no stop at the end': /[^.?!»]$/,
};

/** Returns the sentences with a forbidden shape, each with the name of the shape; at most so many of each shape. */
export function sentencesWith(
  shapes: Readonly<Record<string, RegExp>>,
  told: readonly Pick<SharedMatch, 'sentences'>[],
  most = 3,
): string[] {
  const sentences = told.flatMap((each) => each.sentences);
  return Object.entries(shapes).flatMap(([name, shape]) =>
    sentences
      .filter((sentence) => shape.test(sentence))
      .slice(0, most)
      .map((sentence) => `${name}: ${sentence}`),
  );
}
