import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import type { Language } from '#domain/language/languages.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import { catalogueLeagues, matchToTell } from '#tests/factories/matches-to-tell.ts';

export interface ShapeShare {
  /** The sentence with `…` for each name, number and word with a capital. */
  readonly shape: string;
  /** Texts with a sentence of this shape, as a share of all texts. */
  readonly share: number;
  /** A sentence of this shape. */
  readonly example: string;
}

/**
 * Returns the shapes of the sentences in the texts of so many made-up matches, the most frequent first. Texts that a language may not have, of matches
 * about which too little is known, are left out.
 */
export function sharesOfShapes(tag: Language, count: number, which: 'previews' | 'reviews'): ShapeShare[] {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const leagues = catalogueLeagues(tag);
  const texts: { readonly sentences: readonly string[]; readonly names: readonly string[] }[] = [];
  for (let number = 0; texts.length < count; number += 1) {
    const match = matchToTell(number, leagues);
    if ((match.result !== undefined) !== (which === 'reviews')) continue;
    const sentences = prose.tell(match).flat();
    const { home, away, competition, town } = match;
    const named: readonly (ProseName | undefined)[] = [home.name, away.name, competition, town];
    if (sentences.length > 0)
      texts.push({ sentences, names: named.flatMap((name) => (name === undefined ? [] : [...prose.decline(name), name.name])) });
  }
  const examples = new Map<string, { texts: number; example: string }>();
  for (const { sentences, names } of texts) {
    const shapes = new Map(sentences.map((sentence) => [shapeOf(sentence, names), sentence]));
    for (const [shape, example] of shapes) {
      const known = examples.get(shape);
      if (known === undefined) examples.set(shape, { texts: 1, example });
      else known.texts += 1;
    }
  }
  return [...examples]
    .map(([shape, { texts: having, example }]) => ({ shape, share: having / texts.length, example }))
    .sort((one, other) => other.share - one.share);
}

/** Returns a sentence with `…` for its names and numbers; sentences of one construction have one shape. */
export function shapeOf(sentence: string, names: readonly string[]): string {
  const withoutNames = [...names]
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(name, '…'), sentence);
  return withoutNames.replaceAll(/\p{Lu}[\p{L}’'-]*|[<>+−]?\d[\d.,\u00a0\u202f]*\d|\d/gu, '…').replaceAll(/…(?:[\s\u00a0]*…)+/gu, '…');
}
