import { type NameEntry, NameEntryError, type NounRules } from '#languages/prose/name-entry.ts';

/** A name in English prose. As a string it includes its article, if any: `the Championship`, `Arsenal`. */
export interface EnglishNoun {
  toString(): string;
  /** The name without an article. */
  readonly bare: string;
  /** `Arsenal’s`, `Wolves’`. */
  readonly possessive: string;
  /** The bare name after `a` or `an`, for use before another noun: `an Arsenal` win, `a Union Berlin` win. */
  readonly indefinite: string;
}

/** Reads `Arsenal`, `the Championship`, or all forms: `[LASK, LASK’s, a LASK]`. */
export const englishNouns: NounRules<EnglishNoun> = {
  read: (entry) => {
    const [name, possessive, indefinite] = typeof entry === 'string' ? formsOf(entry) : entry;
    if (!isName(name) || !isName(possessive) || !isName(indefinite))
      throw new NameEntryError(`English needs a name, its possessive and it after "a", with curly apostrophes: ${JSON.stringify(entry)}`);
    return { toString: () => name, bare: bareOf(name), possessive, indefinite };
  },
  entryOfUnknownPlace: (name) => name,
  entryOfUnknownClub: (name) => name.trim().replaceAll("'", '’'),
  cases: [
    { label: 'name', form: String },
    { label: 'possessive', form: ({ possessive }) => possessive },
    { label: 'indefinite', form: ({ indefinite }) => indefinite },
  ],
};

const isName = (form: string | undefined): form is string => form !== undefined && /^\S+(?: \S+)*$/.test(form) && !form.includes("'");

const bareOf = (name: string) => name.replace(/^the /, '');

const formsOf = (name: NameEntry & string) => [name, possessiveOf(name), `${indefiniteArticleOf(bareOf(name))} ${bareOf(name)}`] as const;

/** Returns the possessive as English papers write it: `Wolves’` and `Rennes’`, but `Fulham’s`, and `AVS’s` for letters that are spelt out. */
function possessiveOf(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

const initialism = /^[A-Z]{2,4}(?![A-Za-z])/;
/** The letters whose own names begin with a vowel, as in `an FC Twente win` and `an MLS match`. */
const spokenWithVowel = /^[AEFHILMNORSX]/;
/** `Union`, `Universitario`, `Utrecht` and `Europa` begin with the sound of `you`. */
const vowel = /^(?:[AIOØaioø]|[Ee](?!u)|[Uu](?!k|ni|ru|t))/;

function indefiniteArticleOf(bare: string): 'a' | 'an' {
  const letters = bare.normalize('NFD').replace(/\p{M}/gu, '');
  return (initialism.test(letters) ? spokenWithVowel : vowel).test(letters) ? 'an' : 'a';
}
