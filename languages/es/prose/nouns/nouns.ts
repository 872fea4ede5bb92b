import { type NameEntry, NameEntryError, type NounRules } from '#languages/prose/name-entry.ts';

/** A name in Spanish prose. As a string it includes its article, if any: `el Betis`, `la Roma`, `Osasuna`. */
export interface SpanishNoun {
  toString(): string;
  /** The name without an article. */
  readonly bare: string;
  /** `del Betis`, `de la Roma`, `de Osasuna`. */
  readonly de: string;
  /** `al Betis`, `a la Roma`, `a Osasuna`. */
  readonly a: string;
  /** Returns the form of a verb of which the name is the subject: `verb('gana', 'ganan')`. */
  verb(singular: string, plural: string): string;
  /** Returns the form that agrees with the name of a word given in its masculine singular: `agree('invicto')`, `agree('lo')`. */
  agree(word: string): string;
}

/** Reads `el Betis`, `la Roma`, `los Tigres`, `Osasuna`; a name without an article that is not masculine singular is marked: `Las Palmas f`. */
export const spanishNouns: NounRules<SpanishNoun> = {
  read: (entry) => {
    const { article, name, kind } = partsOf(entry);
    const whole = article === undefined ? name : `${article} ${name}`;
    return {
      toString: () => whole,
      bare: name,
      de: article === 'el' ? `del ${name}` : `de ${whole}`,
      a: article === 'el' ? `al ${name}` : `a ${whole}`,
      verb: (singular, plural) => (kind.endsWith('p') ? plural : singular),
      agree: (word) => agreeing(word, kind),
    };
  },
  entryOfUnknownPlace: (name) => name,
  entryOfUnknownClub: (name) => {
    if (/^(?:El|La|Los|Las|The) /.test(name)) return name;
    return feminineClub.test(name) ? `la ${name}` : `el ${name}`;
  },
  cases: [
    { label: 'nombre', form: String },
    { label: 'con «de»', form: ({ de }) => de },
    { label: 'con «a»', form: ({ a }) => a },
    { label: 'concordancia', form: ({ agree }) => agree('invicto'), isAgreement: true },
  ],
};

/** Gender and number: masculine or feminine, with `p` in the plural. */
type Kind = 'm' | 'f' | 'mp' | 'fp';

const kindOfArticle = { el: 'm', la: 'f', los: 'mp', las: 'fp' } as const satisfies Readonly<Record<string, Kind>>;

/** Clubs that begin with a feminine noun or with its initials: unión, sociedad and agrupación deportiva, unió esportiva. */
const feminineClub = /^(?:AD|SD|UD|UE|Agrupación|Cultural|Gimnástica|Peña|Real Sociedad|Sociedad|Universidad)(?: |$)/;

/** Endings of words in the masculine and feminine singular, then in both plurals; the first that fits applies. */
const agreements: readonly (readonly [m: string, f: string, mp: string, fp: string])[] = [
  ['o', 'a', 'os', 'as'],
  ['ón', 'ona', 'ones', 'onas'],
  // Nouns of agents (ganador), not comparatives (superior), which have one form for both genders.
  ['dor', 'dora', 'dores', 'doras'],
  ['z', 'z', 'ces', 'ces'],
  ['a', 'a', 'as', 'as'],
  ['e', 'e', 'es', 'es'],
  ['', '', 'es', 'es'],
];

function partsOf(entry: NameEntry): { article?: keyof typeof kindOfArticle; name: string; kind: Kind } {
  if (typeof entry !== 'string' || !/^\S+(?: \S+)*$/.test(entry)) throw unreadable(entry);
  const [, article, name = '', mark] = /^(?:(el|la|los|las) )?(.+?)(?: (f|mp|fp))?$/.exec(entry) ?? [];
  if (article !== undefined && mark === undefined) {
    const known = article as keyof typeof kindOfArticle;
    return { article: known, name, kind: kindOfArticle[known] };
  }
  // A small letter is a misspelt article: names begin with a capital.
  if (article !== undefined || /^\p{Lowercase}/u.test(name)) throw unreadable(entry);
  return { name, kind: (mark as Kind | undefined) ?? 'm' };
}

function agreeing(word: string, kind: Kind): string {
  const forms = agreements.find(([ending]) => word.endsWith(ending)) ?? ['', '', '', ''];
  return word.slice(0, word.length - forms[0].length) + forms[(['m', 'f', 'mp', 'fp'] as const).indexOf(kind)];
}

function unreadable(entry: NameEntry): NameEntryError {
  return new NameEntryError(`Spanish cannot read the name ${JSON.stringify(entry)}`);
}
