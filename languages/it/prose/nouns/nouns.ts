import { NameEntryError, type NounRules } from '#languages/prose/name-entry.ts';

/** A name in Italian prose. As a string it includes its article, if any: `il Milan`, `l’Inter`, `Milano`. */
export interface ItalianNoun {
  toString(): string;
  /** The name without its article, as in `Milan-Inter`. */
  readonly bare: string;
  /** `del Milan`, `dell’Inter`, `di Milano`. */
  readonly di: string;
  readonly a: string;
  readonly da: string;
  readonly in: string;
  readonly su: string;
  readonly con: string;
  /** The place of a match: `in Serie A`, `nel Brasileirão`, `a Milano`, `negli Stati Uniti`. */
  readonly where: string;
  /** The competition that a match or a matchday belongs to: `di Serie A`, `del Brasileirão`. */
  readonly ofKind: string;
  /** Object pronoun for the name: `lo`, `la`, `li`, `le`. */
  readonly pronoun: string;
  /** Returns a participle or adjective, given as `battuto` or `vincente`, in the gender and number of the name. */
  agree(word: string): string;
  /** Returns the form of a verb for the number of the name: `verb('ospita', 'ospitano')`. */
  verb(singular: string, plural: string): string;
}

type Agreement = 'm' | 'f' | 'mp' | 'fp';

/** The form of each article after `de-`, `a-`, `da-`, `ne-` and `su-`, and the gender and number that it gives its name. */
const articles: Readonly<Record<string, { readonly joined: string; readonly agreement: Agreement }>> = {
  'il ': { joined: 'l ', agreement: 'm' },
  'lo ': { joined: 'llo ', agreement: 'm' },
  'la ': { joined: 'lla ', agreement: 'f' },
  'l’': { joined: 'll’', agreement: 'm' },
  'i ': { joined: 'i ', agreement: 'mp' },
  'gli ': { joined: 'gli ', agreement: 'mp' },
  'le ': { joined: 'lle ', agreement: 'fp' },
};

const pronouns: Readonly<Record<Agreement, string>> = { m: 'lo', f: 'la', mp: 'li', fp: 'le' };
const endingsOfO: Readonly<Record<Agreement, string>> = { m: 'o', f: 'a', mp: 'i', fp: 'e' };

/**
 * Reads `il Milan`, `Milano` or, where the rules would give a wrong form for a place, `[il Portogallo, in Portogallo]`. A letter gives the
 * gender when it is not masculine after `l’`, or not feminine, as that of towns is, without an article: `l’Inter f`, `Israele m`.
 */
export const italianNouns: NounRules<ItalianNoun> = {
  read: (entry) => {
    const [name, where, ...others] = typeof entry === 'string' ? [entry] : entry;
    const [, article = '', bare, letter] = name?.match(/^(l’|(?:il|lo|la|i|gli|le) )?([^\s'](?:[^']*?[^\s'])?)(?: ([mf]))?$/u) ?? [];
    const lettered = letter !== undefined && article !== '' && article !== 'l’';
    if (bare === undefined || where === '' || others.length > 0 || lettered || !isSound(article, bare)) {
      throw new NameEntryError(`Italian cannot read the name ${JSON.stringify(entry)}`);
    }
    return italianNoun(article, bare, (letter as Agreement | undefined) ?? articles[article]?.agreement ?? 'f', where);
  },
  entryOfUnknownPlace: (name) => name,
  entryOfUnknownClub: (name) => {
    const typeset = name.replaceAll("'", '’');
    return `${masculineArticle(typeset)}${typeset}`;
  },
  cases: [
    { label: 'nome', form: String },
    { label: 'senza articolo', form: ({ bare }) => bare },
    { label: 'di', form: ({ di }) => di },
    { label: 'a', form: ({ a }) => a },
    { label: 'da', form: ({ da }) => da },
    { label: 'in', form: (noun) => noun.in },
    { label: 'su', form: ({ su }) => su },
    { label: 'con', form: ({ con }) => con },
    { label: 'stato in luogo', form: ({ where }) => where },
    { label: 'specificazione', form: ({ ofKind }) => ofKind },
    { label: 'accordo', form: (noun) => `${noun} ${noun.verb('è', 'sono')} ${noun.agree('atteso')}`, isAgreement: true },
  ],
};

/** The last and the first of a table, each as a noun with the name of the club behind it: `il fanalino di coda Lecce`, `la capolista Milan`. */
export const asLast = ({ bare }: ItalianNoun) => italianNoun('il ', `fanalino di coda ${bare}`, 'm');
export const asLeader = ({ bare }: ItalianNoun) => italianNoun('la ', `capolista ${bare}`, 'f');

function italianNoun(article: string, bare: string, agreement: Agreement, place?: string): ItalianNoun {
  const joined = articles[article]?.joined;
  const behind = (stem: string, alone: string) => (joined === undefined ? withEuphony(`${alone} ${bare}`) : stem + joined + bare);
  const plural = agreement.endsWith('p');
  const inside = behind('ne', 'in');
  const where = place ?? (joined === undefined ? withEuphony(`a ${bare}`) : agreement === 'f' ? `in ${bare}` : inside);
  const di = behind('de', 'di');
  return {
    toString: () => article + bare,
    bare,
    di,
    a: behind('a', 'a'),
    da: behind('da', 'da'),
    in: inside,
    su: behind('su', 'su'),
    con: `con ${article}${bare}`,
    where,
    ofKind: where === `in ${bare}` ? `di ${bare}` : di,
    pronoun: pronouns[agreement],
    agree: (word) => agreed(word, agreement),
    verb: (one, more) => (plural ? more : one),
  };
}

/** `battuto` becomes `battuta`, `battuti`, `battute`; `vincente` only `vincenti`; `stanco` keeps its sound in `stanchi`, `unico` in `uniche`. */
function agreed(word: string, agreement: Agreement): string {
  const stem = word.slice(0, -1);
  if (word.endsWith('e')) return agreement.endsWith('p') ? `${stem}i` : word;
  if (!word.endsWith('o')) throw new RangeError(`Italian cannot bend the word ${word}`);
  const hard = (agreement === 'fp' && /[cg]$/.test(stem)) || (agreement === 'mp' && /([^i]c|g)$/.test(stem));
  return stem + (hard ? 'h' : '') + endingsOfO[agreement];
}

/** Returns the article that a masculine name in the singular takes by its sound. Acronyms without vowels are spelt: `l’FCSB`, `il PSV`. */
function masculineArticle(name: string): 'il ' | 'lo ' | 'l’' {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (/^([\d(]|st\.? )/i.test(plain)) return 'il ';
  if (/^[B-DF-HJ-NP-TV-XZ]{2,}\b/.test(plain)) return /^[FHLMNRSX]/.test(plain) ? 'l’' : 'il ';
  if (/^(s[^aeiouy\W]|z|x|gn|ps|pn|y[aeiou]|i[aeou])/i.test(plain) || /^ñ/i.test(name.normalize('NFC'))) return 'lo ';
  return /^([aeiouhøœæħ]|y[^aeiou])/i.test(plain) ? 'l’' : 'il ';
}

/**
 * Returns true for a name that can be written so: with the article of its sound and no stray letter after it. `J` may sound as in `lo
 * Jagiellonia` or as in `il Jeonbuk`; the editor decides.
 */
function isSound(article: string, bare: string): boolean {
  if (/ [a-z]$/.test(bare)) return false;
  if (article === '') return /^[\p{Lu}\d’]/u.test(bare);
  const sounded = masculineArticle(bare);
  const either = /^J/.test(bare);
  if (article === 'il ' || article === 'i ') return either || sounded === 'il ';
  if (article === 'lo ') return either || sounded === 'lo ';
  if (article === 'gli ') return either || sounded !== 'il ';
  if (article === 'l’') return sounded === 'l’';
  return article !== 'la ' || !/^[aeiou]/i.test(bare);
}

/**
 * Returns a sentence with `a` and `e` changed to `ad` and `ed` before the same vowel: `ad Atene`, `ed Empoli`. Not where a `d` follows: `e
 * Edimburgo`. Leaves `Serie A`.
 */
export function withEuphony(sentence: string): string {
  return sentence.replace(/((?<=^|[\s(«“])a|^A)(?= [aàAÀ](?!d))/gu, '$&d').replace(/((?<=^|[\s(«“])e|^E)(?= [eèéEÈÉ](?!d))/gu, '$&d');
}
