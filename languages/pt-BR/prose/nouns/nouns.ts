import { NameEntryError, type NounRules } from '#languages/prose/name-entry.ts';

/** A name in Brazilian Portuguese prose. As a string it includes its article, if any: `o Flamengo`, `a Juventus`, `Portugal`. */
export interface BrazilianPortugueseNoun {
  toString(): string;
  /** The name without its article: `Flamengo`. */
  readonly bare: string;
  /** `do Flamengo`, `da Juventus`, `de Portugal`. */
  readonly de: string;
  /** `no Flamengo`, `na Juventus`, `em Portugal`. */
  readonly em: string;
  /** `ao Flamengo`, `à Juventus`, `a Portugal`. */
  readonly a: string;
  /** `pelo Flamengo`, `pela Juventus`, `por Portugal`. */
  readonly por: string;
  readonly gender: 'm' | 'f';
  readonly number: 'singular' | 'plural';
  /** Returns a word, given in its dictionary form, in the gender and number of the name: `derrotado` → `derrotada`, `ele` → `elas`. */
  agree(word: string): string;
  /** Returns the form of a verb for the number of the name: `verb('vence', 'vencem')`. */
  verb(singular: string, plural: string): string;
}

interface Article {
  readonly gender: 'm' | 'f';
  readonly number: 'singular' | 'plural';
  readonly de: string;
  readonly em: string;
  readonly a: string;
  readonly por: string;
}

const articles: Readonly<Record<string, Article>> = {
  o: { gender: 'm', number: 'singular', de: 'do', em: 'no', a: 'ao', por: 'pelo' },
  a: { gender: 'f', number: 'singular', de: 'da', em: 'na', a: 'à', por: 'pela' },
  os: { gender: 'm', number: 'plural', de: 'dos', em: 'nos', a: 'aos', por: 'pelos' },
  as: { gender: 'f', number: 'plural', de: 'das', em: 'nas', a: 'às', por: 'pelas' },
};

const withoutArticle = { number: 'singular', de: 'de', em: 'em', a: 'a', por: 'por' } as const;

/** An article or none, the name, and the gender of one without article, set off by a space: `Londres f`. */
const entryPattern = /^(?:(?<article>os|as|o|a) )?(?<name>[\p{Lu}\d]\S*(?: \S+)*?)(?: (?<letter>[mf]))?$/u;

/**
 * Reads `o Flamengo`, `a Juventus`, `os Estados Unidos`, and a name without an article, followed by its gender unless the ending shows it (-a is
 * feminine, all else masculine): `Portugal`, `Malta`, `Londres f`.
 */
export const brazilianPortugueseNouns: NounRules<BrazilianPortugueseNoun> = {
  read: (entry) => {
    const { article, name, letter } = (typeof entry === 'string' && entryPattern.exec(entry)?.groups) || {};
    if (name === undefined || (article && letter)) throw new NameEntryError(`Not a Portuguese name: ${JSON.stringify(entry)}`);
    return nounOf(name, article, letter === 'f' || (!letter && name.endsWith('a')) ? 'f' : 'm');
  },
  // Clubs are masculine unless their name is a feminine word of Portuguese or papers settled otherwise: o Grêmio, o Arsenal, o Sparta Praga.
  entryOfUnknownPlace: (name) => name,
  entryOfUnknownClub: (name) => `o ${name.replaceAll("'", '’')}`,
  cases: [
    { label: 'nome', form: String },
    { label: 'de', form: ({ de }) => de },
    { label: 'em', form: ({ em }) => em },
    { label: 'a', form: ({ a }) => a },
    { label: 'por', form: ({ por }) => por },
  ],
};

function nounOf(bare: string, article: string | undefined, genderWithoutArticle: 'm' | 'f'): BrazilianPortugueseNoun {
  const { gender, number, de, em, a, por } = articles[article ?? ''] ?? { ...withoutArticle, gender: genderWithoutArticle };
  return {
    toString: () => (article === undefined ? bare : `${article} ${bare}`),
    bare,
    de: `${de} ${bare}`,
    em: `${em} ${bare}`,
    a: `${a} ${bare}`,
    por: `${por} ${bare}`,
    gender,
    number,
    agree: (word) => {
      const singular = gender === 'm' ? word : feminineOf(word);
      return number === 'singular' ? singular : pluralOf(singular);
    },
    verb: (singular, plural) => (number === 'singular' ? singular : plural),
  };
}

/** Endings of the masculine and of the feminine singular; the first that matches applies, and a word without a match has one form for both. */
const feminineEndings: readonly (readonly [masculine: RegExp, feminine: string])[] = [
  [/ão$/, 'ã'],
  [/o$/, 'a'],
  [/^ele$/, 'ela'],
  [/^um$/, 'uma'],
  [/(?:i|lh|n)or$/, '$&'], // superior, melhor, menor
  [/or$/, 'ora'],
  [/ês$/, 'esa'],
];

const pluralEndings: readonly (readonly [singular: RegExp, plural: string])[] = [
  [/ão$/, 'ões'],
  [/vel$/, 'veis'],
  [/al$/, 'ais'],
  [/^um$/, 'uns'],
  [/m$/, 'ns'],
  [/ês$/, 'eses'],
  [/[rz]$/, '$&es'],
  [/[aeoãé]$/, '$&s'],
];

const feminineOf = (word: string): string => withEnding(word, feminineEndings) ?? word;

function pluralOf(word: string): string {
  const plural = withEnding(word, pluralEndings);
  if (plural === undefined) throw new RangeError(`No rule for the plural of ${word}`);
  return plural;
}

function withEnding(word: string, endings: readonly (readonly [RegExp, string])[]): string | undefined {
  const fitting = endings.find(([ending]) => ending.test(word));
  return fitting && word.replace(...fitting);
}
