import { type NameEntry, NameEntryError, type NounRules } from '#languages/prose/name-entry.ts';
import { unknownForm } from '#languages/prose/without-forms.ts';

/** A name in Greek prose. As a string it is the nominative with its article: `ο Παναθηναϊκός`. */
export interface GreekNoun {
  toString(): string;
  /** `του Παναθηναϊκού`. */
  readonly gen: string;
  /** `τον Παναθηναϊκό`. */
  readonly acc: string;
  /** After the preposition σε, contracted with the article: `στον Παναθηναϊκό`. */
  readonly at: string;
  /** Without the article, for pairs: `Άρης – ΑΕΚ`, `η αναμέτρηση Άρη – ΑΕΚ`, `ανάμεσα σε Άρη και ΑΕΚ`. */
  readonly bare: string;
  readonly bareGen: string;
  readonly bareAcc: string;
  /** The possessive pronoun after a noun: του, της or τους. */
  readonly their: string;
  readonly gender: Gender;
  readonly plural: boolean;
  /** Returns the form of a verb for the number of the name: `verb('νίκησε', 'νίκησαν')`. */
  verb(singular: string, plural: string): string;
  /** Returns an adjective or ordinal that agrees with the name: `agree('αήττητος')` is αήττητη for η ΑΕΚ. */
  agree(adjective: Adjective, grammaticalCase?: 'nom' | 'acc'): string;
}

type Gender = 'masculine' | 'feminine' | 'neuter';
/** An adjective in the masculine nominative, the form under which a dictionary lists it. */
type Adjective = `${string}ος` | `${string}ός`;

interface Declension {
  readonly gender: Gender;
  readonly plural: boolean;
  readonly articles: readonly [nominative: string, genitive: string, accusative: string];
  /** Endings of an adjective in the nominative and accusative. */
  readonly adjective: readonly [nominative: string, accusative: string];
}

const declensions: readonly Declension[] = [
  { gender: 'masculine', plural: false, articles: ['ο', 'του', 'τον'], adjective: ['ος', 'ο'] },
  { gender: 'feminine', plural: false, articles: ['η', 'της', 'την'], adjective: ['η', 'η'] },
  { gender: 'neuter', plural: false, articles: ['το', 'του', 'το'], adjective: ['ο', 'ο'] },
  { gender: 'masculine', plural: true, articles: ['οι', 'των', 'τους'], adjective: ['οι', 'ους'] },
  { gender: 'feminine', plural: true, articles: ['οι', 'των', 'τις'], adjective: ['ες', 'ες'] },
  { gender: 'neuter', plural: true, articles: ['τα', 'των', 'τα'], adjective: ['α', 'α'] },
];

/** Endings of singular nouns that change: the ending to find, and its replacements in the genitive and the accusative. */
const bends: Readonly<Record<Gender, readonly (readonly [ending: RegExp, genitive: string, accusative: string])[]>> = {
  masculine: [
    [/ος$/, 'ου', 'ο'],
    [/ός$/, 'ού', 'ό'],
    [/([αάηή])ς$/, '$1', '$1'],
  ],
  feminine: [
    [/([αάηή])$/, '$1ς', '$1'],
    [/ος$/, 'ου', 'ο'],
  ],
  neuter: [
    [/ο$/, 'ου', 'ο'],
    [/ό$/, 'ού', 'ό'],
  ],
};

const accentedEndings: Readonly<Record<string, string>> = { ος: 'ός', ο: 'ό', η: 'ή', α: 'ά', οι: 'οί', ους: 'ούς', ες: 'ές' };

/**
 * Reads `ο Παναθηναϊκός`, whose first word is inflected by its ending (`του Αστέρα Τρίπολης`); `η Ρόμα άκλ.`, for a name that dictionaries call
 * indeclinable; or three forms with their articles, `[ο Απόλλων, του Απόλλωνα, τον Απόλλωνα]`.
 */
export const greekNouns: NounRules<GreekNoun> = {
  read: (entry) => (typeof entry === 'string' ? bentNoun(entry) : listedNoun(entry)),
  // Even the nominative has an article, and with it a gender.
  withoutForms: (name) => {
    const form = unknownForm(name);
    return {
      toString: () => form,
      ...{
        gen: form,
        acc: form,
        at: form,
        bare: name,
        bareGen: form,
        bareAcc: form,
        their: unknownForm(''),
        gender: 'feminine',
        plural: false,
      },
      verb: unknownForm,
      agree: unknownForm,
    };
  },
  entryOfUnknownPlace: (name) => `η ${name} άκλ.`,
  // Clubs of other countries are feminine, as η ομάδα is; those of Greece that end so are not: ο Πανθρακικός, ο Κισσαμικός.
  entryOfUnknownClub: (name) => (/^[\p{Script=Greek}]+κός(?: |$)/u.test(name) ? `ο ${name}` : `η ${name} άκλ.`),
  cases: [
    { label: 'ονομαστική', form: String },
    { label: 'γενική', form: ({ gen }) => gen },
    { label: 'αιτιατική', form: ({ acc }) => acc },
    { label: 'με το «σε»', form: ({ at }) => at },
  ],
};

function bentNoun(entry: string): GreekNoun {
  const [, article, name, indeclinable] = /^(\S+) (\S.*?)( άκλ\.)?$/.exec(entry) ?? [];
  const declension = declensions.find(({ articles }) => articles[0] === article);
  if (declension === undefined || name === undefined) throw new NameEntryError(`no Greek article and name: ${JSON.stringify(entry)}`);
  const [first = name] = name.split(' ');
  const rest = name.slice(first.length);
  const bend = indeclinable || declension.plural ? undefined : bends[declension.gender].find(([ending]) => ending.test(first));
  const [, genitive, accusative] = declension.articles;
  if (bend === undefined) return noun(declension, [name, `${genitive} ${name}`, `${soundedArticle(accusative, name)} ${name}`]);
  const [ending, genitiveEnding, accusativeEnding] = bend;
  return noun(declension, [
    name,
    `${genitive} ${first.replace(ending, genitiveEnding)}${rest}`,
    `${soundedArticle(accusative, name)} ${first.replace(ending, accusativeEnding)}${rest}`,
  ]);
}

function listedNoun(entry: readonly string[] & NameEntry): GreekNoun {
  const [nominative, genitive, accusative, ...others] = entry.map((form) => /^(\S+) (\S.*)$/.exec(form) ?? []);
  const articles = [nominative?.[1], genitive?.[1], accusative?.[1]?.replace(/^τη$/, 'την')].join();
  const declension = declensions.find((known) => known.articles.join() === articles);
  const [name, gen, acc] = [nominative?.[2], genitive?.[0], accusative?.[0]];
  if (declension === undefined || name === undefined || gen === undefined || acc === undefined || others.length > 0) {
    throw new NameEntryError(`Greek needs three forms with the articles of one gender: ${JSON.stringify(entry)}`);
  }
  return noun(declension, [name, gen, acc]);
}

function noun(declension: Declension, [name, gen, acc]: readonly [name: string, gen: string, acc: string]): GreekNoun {
  const { gender, plural, articles } = declension;
  return {
    toString: () => `${articles[0]} ${name}`,
    gen,
    acc,
    at: `σ${acc}`,
    bare: name,
    bareGen: withoutArticle(gen),
    bareAcc: withoutArticle(acc),
    their: plural ? 'τους' : articles[1],
    gender,
    plural,
    verb: (singular, pluralForm) => (plural ? pluralForm : singular),
    agree: (adjective, grammaticalCase = 'nom') => {
      const stem = adjective.slice(0, -2);
      const found = declension.adjective[grammaticalCase === 'nom' ? 0 : 1];
      // After a vowel the feminine ends in α: τελευταία, νέα.
      const ending = found === 'η' && /[αάεέιίϊύ]$/.test(stem) ? 'α' : found;
      return stem + (adjective.endsWith('ός') ? accentedEndings[ending] : ending);
    },
  };
}

function withoutArticle(form: string): string {
  return form.slice(form.indexOf(' ') + 1);
}

/** Returns την as τη where papers drop its ν: before a consonant that does not begin with the sound of κ, π or τ. */
function soundedArticle(article: string, name: string): string {
  return article === 'την' && /^(?:[βδζθλρσφχ]|γ(?!κ)|μ(?!π)|ν(?!τ))/.test(name.toLowerCase()) ? 'τη' : article;
}
