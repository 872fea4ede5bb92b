import { type NameEntry, NameEntryError, type NounRules } from '#languages/prose/name-entry.ts';

/**
 * A name in German prose. As a string it is the nominative with its article, if any: `der HSV`, `die Rangers`, `Dortmund`. Prepositions come
 * with the name, contracted with its article: `zum HSV`, `zur Eintracht`, `zu Dortmund`.
 */
export interface GermanNoun {
  toString(): string;
  readonly nom: string;
  /** The genitive after a noun, `die Abwehr des HSV`, `Dortmunds`, or what papers write where an -s sounds wrong: `von Mainz`. */
  readonly gen: string;
  readonly dat: string;
  readonly acc: string;
  /** The name without an article, as in a heading: `HSV`, `Griechischer Pokal`. */
  readonly bare: string;
  readonly von: string;
  readonly zu: string;
  /** The ground of a club as host: `beim HSV`, `bei Real Madrid`, `in Dortmund`. */
  readonly bei: string;
  /** The place, `in der Bundesliga`, `im DFB-Pokal`, `in Italien`. */
  readonly in: string;
  /** The way there, of places and of competitions with an article: `nach Italien`, `in die Schweiz`, `in den DFB-Pokal`. */
  readonly nach: string;
  readonly plural: boolean;
  /** Stem of the possessive pronoun, `seine Heimspiele`, `ihre Heimspiele`; a name without an article is neuter. */
  readonly possessive: 'sein' | 'ihr';
  /** Returns the form of a verb for the number of the name: `verb('empfängt', 'empfangen')`. */
  verb(singular: string, plural: string): string;
}

type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural' | 'none';
type Forms = readonly [nom: string, gen: string, dat: string, acc: string, bare: string];

const articles: Readonly<Record<Exclude<Gender, 'none'>, readonly [nom: string, gen: string, dat: string, acc: string]>> = {
  masculine: ['der', 'des', 'dem', 'den'],
  feminine: ['die', 'der', 'der', 'die'],
  neuter: ['das', 'des', 'dem', 'das'],
  plural: ['die', 'der', 'den', 'die'],
};

const contractions: Readonly<Record<string, string>> = {
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'bei dem': 'beim',
  'in dem': 'im',
  'in das': 'ins',
};

/** Clubs that go by the name of their town: one plays in Dortmund, but beim HSV and bei Real Madrid. */
const townClubs = new Set(
  'Albacete Avellino Bari Brighton Cagliari Catanzaro Cesena Ceuta Como Debrecen Dortmund Frosinone Gladbach Grenoble Guingamp Leverkusen Lyon Marseille Modena Montpellier Opava Padova Parma Pescara Pisa Rodez'.split(
    ' ',
  ),
);

/** Kinds of club whose abbreviation before the name requires a masculine article; papers write no article where it follows the name (Molde FK, Malmö FF). */
const masculineKinds =
  /^(?:1\. )?(?:[ABCKN]?FC|[BKOR]?SC|FK|FV|[FMST]?SV|VfB|VfL|VfR|TuS|AC|SK|NK|HNK|MFK|MSK|KV|K?RC|RCD|CD|CF|CA|CE|CP|CS|EC|GD|Club) /;
const feminineKinds = /^(?:SpVgg|TSG|SGS?|WSG|SSC|SD|UD|AD|UE|AS|AJ|USL?) /;

/**
 * Reads `Dortmund`, `der HSV`, `die Eintracht`, `die Rangers p` for a plural, or the five forms that `cases` lists, which a name with an
 * adjective needs: `[der griechische Pokal, des griechischen Pokals, …, Griechischer Pokal]`.
 */
export const germanNouns: NounRules<GermanNoun> = {
  read: (entry) => {
    const forms = typeof entry === 'string' ? formsOf(entry) : listed(entry);
    const gender = genderOf(forms, entry);
    const [nom, gen, dat, acc, bare] = forms;
    const plural = gender === 'plural';
    return {
      toString: () => nom,
      nom,
      gen,
      dat,
      acc,
      bare,
      von: contracted(`von ${dat}`),
      zu: contracted(`zu ${dat}`),
      bei: townClubs.has(dat) ? `in ${dat}` : contracted(`bei ${dat}`),
      in: contracted(`in ${dat}`),
      nach: gender === 'none' ? `nach ${acc}` : contracted(`in ${acc}`),
      plural,
      possessive: plural || gender === 'feminine' ? 'ihr' : 'sein',
      verb: (ofOne, ofMany) => (plural ? ofMany : ofOne),
    };
  },
  entryOfUnknownPlace: (name) => name,
  entryOfUnknownClub: (name) => {
    const tidy = name.replaceAll("'", '’').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    if (feminineKinds.test(tidy)) return `die ${tidy}`;
    if (masculineKinds.test(tidy)) return `der ${tidy}`;
    // An -s behind a name that few readers know looks made up.
    return genitiveWithoutArticle(tidy) === `von ${tidy}` ? tidy : [tidy, `von ${tidy}`, tidy, tidy, tidy];
  },
  cases: [
    { label: 'Nominativ', form: ({ nom }) => nom },
    { label: 'Genitiv', form: ({ gen }) => gen },
    { label: 'Dativ', form: ({ dat }) => dat },
    { label: 'Akkusativ', form: ({ acc }) => acc },
    { label: 'ohne Artikel', form: ({ bare }) => bare },
  ],
};

function formsOf(entry: string): Forms {
  const [, article, bare = '', mark] = /^(?:(der|die|das) )?(.+?)(?: (p))?$/.exec(entry) ?? [];
  if (article === undefined) return [bare + (mark === undefined ? '' : ` ${mark}`), genitiveWithoutArticle(bare), bare, bare, bare];
  const gender = mark === 'p' ? 'plural' : (['masculine', 'feminine', 'neuter'] as const).find((one) => articles[one][0] === article);
  if (gender === undefined || articles[gender][0] !== article) throw unreadable(entry);
  const [nom, gen, dat, acc] = articles[gender];
  const ending = gen === 'des' && /(?:pokal|cup)$/i.test(bare) ? 's' : '';
  return [`${nom} ${bare}`, `${gen} ${bare}${ending}`, `${dat} ${bare}`, `${acc} ${bare}`, bare];
}

/** `Dortmunds`; but `von Mainz`, `von Real Madrid`, `von PAOK`, `von Schalke 04`, `von Palermo`. */
function genitiveWithoutArticle(name: string): string {
  return /^[A-ZÄÖÜ][a-zäöüß]+$/.test(name) && !/[sßxzaeiouyéíóúãá]$/.test(name) ? `${name}s` : `von ${name}`;
}

function listed(entry: readonly string[]): Forms {
  const [nom, gen, dat, acc, bare, ...more] = entry;
  if (nom === undefined || gen === undefined || dat === undefined || acc === undefined || bare === undefined || more.length > 0)
    throw unreadable(entry);
  return [nom, gen, dat, acc, bare];
}

/**
 * Returns the gender on which all articles agree; `none` without articles.
 *
 * @throws NameEntryError for an entry whose articles contradict each other
 */
function genderOf(forms: Forms, entry: NameEntry): Gender {
  const [nom, gen, dat, acc, bare] = forms;
  if (!isName(bare) || !forms.every((form) => /^\S+(?: \S+)*$/.test(form))) throw unreadable(entry);
  const gender = (['masculine', 'feminine', 'neuter', 'plural'] as const).find((one) =>
    [nom, gen, dat, acc].every((form, index) => form.startsWith(`${articles[one][index]} `)),
  );
  if (gender === undefined && ![nom, gen.replace(/^von /, ''), dat, acc].every(isName)) throw unreadable(entry);
  return gender ?? 'none';
}

/** True for a name without an article, `Den Haag` among them, and without a stray mark or straight apostrophe. */
function isName(text: string): boolean {
  return /^[\p{Lu}\d]/u.test(text) && !/^(?:Der|Die|Das|Dem|Des) | \p{Ll}$|'/u.test(text);
}

/** Returns a phrase with its preposition and article contracted: `von dem HSV` becomes `vom HSV`. */
function contracted(phrase: string): string {
  return phrase.replace(/^\w+ \w+(?= )/, (start) => contractions[start] ?? start);
}

function unreadable(entry: NameEntry): NameEntryError {
  return new NameEntryError(`German cannot read the name ${JSON.stringify(entry)}`);
}
