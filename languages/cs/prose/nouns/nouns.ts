import { NameEntryError, type NounRules } from '#languages/prose/name-entry.ts';
import { unknownForm } from '#languages/prose/without-forms.ts';

/** Masculine, feminine, neuter; `mp` is the plural of people (Bohemians vyhráli), `fp` any other plural (Pardubice vyhrály). */
type Agreement = 'm' | 'f' | 'n' | 'mp' | 'fp';

/** In words, which are in no sentence: a letter would be, and the club would count as named there. */
const agreements: Readonly<Record<Agreement, string>> = {
  m: 'mužský rod',
  f: 'ženský rod',
  n: 'střední rod',
  mp: 'množné číslo životné',
  fp: 'množné číslo neživotné',
};

/** A name in Czech prose. As a string it is the nominative. */
export interface CzechNoun {
  toString(): string;
  readonly nom: string;
  readonly gen: string;
  readonly dat: string;
  readonly acc: string;
  /** After `v`, `na`, `o`, `po`. */
  readonly loc: string;
  /** After `s`, `nad`, `pod`, `před`. */
  readonly ins: string;
  readonly agreement: Agreement;
  /** Returns the past tense of a verb, given in the masculine: `Slavia vyhrála`; with others as a common subject: `Slavia a Sparta remizovaly`. */
  past(masculine: string, ...others: readonly CzechNoun[]): string;
  /** Returns the form of a verb for the number of the name: `Slavia hraje`, `Pardubice hrají`. */
  verb(singular: string, plural: string): string;
  /** Returns the form that agrees with the name: `agree('který', 'která', 'které', 'kteří', 'které')`. */
  agree(...forms: readonly [m: string, f: string, n: string, mp: string, fp: string]): string;
}

/** Endings of genitive, dative, accusative, locative and instrumental, in place of the matched text; `-` is no ending. The first match applies. */
type Declension = readonly (readonly [nominative: RegExp, endings: string])[];

const declensions: Readonly<Record<Agreement, Declension>> = {
  m: [
    [/ec$/, 'ce ci ec ci cem'],
    [/ic$/, 'iku iku ic iku ikem'],
    [/(?<=ov|ín|ýn)$/, 'a u - ě em'],
    [/(?<=[cčjřšž])$/, 'e i - i em'],
    [/(?<=[bdfghklmnprstvwxz])$/, 'u u - u em'],
  ],
  f: [
    [/á$/, 'é é ou é ou'],
    [/ia$/, 'ie ii ii ii ií'],
    [/ija$/, 'ije iji iju iji ijí'],
    [/[ck]a$/, 'ky ce ku ce kou'],
    [/ga$/, 'gy ze gu ze gou'],
    [/cha$/, 'chy še chu še chou'],
    [/(?<!t)ha$/, 'hy ze hu ze hou'],
    [/ra$/, 'ry ře ru ře rou'],
    [/(?<=[bdfmnptvw])a$/, 'y ě u ě ou'],
    [/(?<=[lsz])a$/, 'y e u e ou'],
    [/(?<=[čšž])a$/, 'e i u i ou'],
    [/e$/, 'e i i i í'],
    [/eň$/, 'ně ni eň ni ní'],
    [/ň$/, 'ně ni ň ni ní'],
    [/ť$/, 'ti ti ť ti tí'],
    [/(?<=[cčjlřšž])$/, 'e i - i í'],
    [/(?<=[bmpvz])$/, 'i i - i í'],
  ],
  n: [
    [/(?<!c)co$/, 'ka ku co ku kem'],
    [/o$/, 'a u o u em'],
    [/í$/, 'í í í í ím'],
    [/(?<=[cčjřšž])e$/, 'e i e i em'],
  ],
  mp: [],
  fp: [
    [/(?<=ic)e$/, '- ím e ích emi'],
    [/(?<=\p{Ll})ky$/u, 'ek kám ky kách kami'],
    [/y$/, '- ám y ách ami'],
  ],
};

const adjectives: Readonly<Record<Agreement, Declension>> = {
  m: [
    [/ý$/, 'ého ému ý ém ým'],
    [/í$/, 'ího ímu í ím ím'],
  ],
  f: [
    [/á$/, 'é é ou é ou'],
    [/í$/, 'í í í í í'],
  ],
  n: [
    [/é$/, 'ého ému é ém ým'],
    [/í$/, 'ího ímu í ím ím'],
  ],
  mp: [],
  fp: [
    [/é$/, 'ých ým é ých ými'],
    [/í$/, 'ích ím í ích ími'],
  ],
};

/** First words of clubs that show neither gender nor ending. */
const neverBent = /^(Al|Bani|De|East|El|La|Las|Le|Los|New|North|River|Royal|San|Santa|Sao|South|St|St\.|São|The|Universidad|West)$/;

/**
 * Reads `Slavia`, `Plzeň f`, `Pardubice fp`, `Mladá Boleslav f`; with words that are never inflected in brackets, `Real (Madrid)`, `(West) Ham`,
 * `(Chelsea) f`; or a list of the six cases and the agreement.
 */
export const czechNouns: NounRules<CzechNoun> = {
  read: (entry) => {
    const [nom, gen, dat, acc, loc, ins, agreement, ...more] = typeof entry === 'string' ? bentForms(entry) : entry;
    if (!nom || !gen || !dat || !acc || !loc || !ins || !isAgreement(agreement) || more.length > 0)
      throw new NameEntryError(`Czech needs six cases and one of ${Object.keys(declensions).join(', ')}: ${JSON.stringify(entry)}`);
    const agree: CzechNoun['agree'] = (m, f, n, mp, fp) => ({ m, f, n, mp, fp })[agreement];
    return {
      toString: () => nom,
      ...{ nom, gen, dat, acc, loc, ins, agreement, agree },
      verb: (singular, plural) => (agreement.endsWith('p') ? plural : singular),
      past: (masculine, ...others) => {
        const [participle = masculine, ...rest] = masculine.split(' ');
        const stem = participle.replace(/šel$/, 'šl');
        const ofPeople = agreement === 'mp' || others.some((other) => other.agreement === 'mp');
        const form = others.length > 0 ? stem + (ofPeople ? 'i' : 'y') : agree(participle, `${stem}a`, `${stem}o`, `${stem}i`, `${stem}y`);
        // Marks a subject of unknown gender.
        const unknown = others.map((other) => other.agree('', '', '', '', '')).join('');
        return [form, ...rest].join(' ') + unknown;
      },
    };
  },
  withoutForms: (name) => {
    const form = unknownForm(name);
    return {
      toString: () => name,
      ...{ nom: name, gen: form, dat: form, acc: form, loc: form, ins: form, agreement: 'm' },
      past: unknownForm,
      verb: unknownForm,
      agree: unknownForm,
    };
  },
  /** Inflects the first word where that is safe, `Górnik (Zabrze)`; acronyms, articles and endings foreign to Czech stay. */
  entryOfUnknownPlace: (name) => czechNouns.entryOfUnknownClub(name),
  entryOfUnknownClub: (name) => {
    const [first = name, ...rest] = name.split(' ');
    const head = neverBent.test(first) ? (rest.at(-1) ?? first) : first;
    const agreement = /\p{Ll}$/u.test(head) ? (guessedAgreement(head) ?? 'n') : 'm';
    const safe = head === first && /^\p{Lu}\p{Ll}{3,}$/u.test(first) && !/[aeo]s$|ao$|[áeí]$/.test(first) && !/[()]/.test(name);
    if (!safe || !bent(first, declensions[agreement])) return [name, name, name, name, name, name, agreement];
    return `${first}${rest.length > 0 ? ` (${rest.join(' ')})` : ''} ${agreement}`;
  },
  cases: [
    { label: 'kdo', form: ({ nom }) => nom },
    { label: 'bez koho', form: ({ gen }) => gen },
    { label: 'ke komu', form: ({ dat }) => dat },
    { label: 'vidím koho', form: ({ acc }) => acc },
    { label: 'o kom', form: ({ loc }) => loc },
    { label: 's kým', form: ({ ins }) => ins },
    { label: 'rod a číslo', form: ({ agreement }) => agreements[agreement], isAgreement: true },
  ],
};

function bentForms(entry: string): readonly string[] {
  const [, name = entry, letter] = /^(.*?)(?: (mp|fp|m|f|n))?$/.exec(entry) ?? [];
  const words = [...name.matchAll(/\(([^()]+)\)|([^\s()]+)/g)].map(([, stays, bends]) => ({
    text: stays ?? bends ?? '',
    bends: bends !== undefined,
  }));
  const head = words.findLast(({ bends }) => bends);
  const agreement = letter ?? (head && guessedAgreement(head.text));
  if (!isAgreement(agreement)) throw new NameEntryError(`Czech cannot tell the gender: ${JSON.stringify(entry)}`);
  const forms = words.map((word) => {
    if (!word.bends) return Array<string>(6).fill(word.text);
    const found = bent(word.text, (word === head ? declensions : adjectives)[agreement]);
    if (!found)
      throw new NameEntryError(`Czech cannot bend ${JSON.stringify(word.text)} of ${JSON.stringify(entry)}; what stays goes into brackets`);
    return found;
  });
  return [...[0, 1, 2, 3, 4, 5].map((place) => forms.map((ofWord) => ofWord[place]).join(' ')), agreement];
}

function bent(word: string, declension: Declension): readonly string[] | undefined {
  const [ending, endings] = declension.find(([nominative]) => nominative.test(word)) ?? [];
  if (ending === undefined || endings === undefined) return undefined;
  return [word, ...endings.split(' ').map((after) => word.replace(ending, after === '-' ? '' : after))];
}

function guessedAgreement(word: string): Agreement | undefined {
  if (/[aá]$/.test(word)) return 'f';
  if (/[oí]$/.test(word)) return 'n';
  return /[bcčdfghjklmnpqrřstšvwxzž]$/.test(word) ? 'm' : undefined;
}

function isAgreement(letter: string | undefined): letter is Agreement {
  return letter !== undefined && Object.hasOwn(declensions, letter);
}
