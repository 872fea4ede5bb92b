import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language/languages.ts';
import { type PreviewKind, previewKinds } from './preview-kinds.ts';
import { previewLanguages } from './preview-languages.server.ts';
import { placeholder } from './preview-sentences.server.ts';

/** Kinds among which a fact is shared out by what is remarkable in it. */
const kindsOfAFact: Readonly<Record<string, readonly PreviewKind[]>> = {
  table: ['tableLeader', 'tableBottom', 'tableGap', 'tableMiddle', 'tableClose', 'tableBlank'],
  goals: ['seasonGoals'],
  ranks: ['ranks'],
  form: ['formWins', 'formLosses', 'formUnbeaten', 'formWinless', 'formMixed'],
  home: ['homeRecord', 'homeUnbeaten', 'homeWinless'],
  away: ['awayRecord', 'awayUnbeaten', 'awayWinless'],
  meetings: ['meetingsLead', 'meetingsClose', 'meetingsNone'],
  'last meeting': ['lastWon', 'lastDrawn'],
  forecast: ['forecastClear', 'forecastFavourite', 'forecastOpen'],
  'expected goals': ['goalsExpected'],
  'the league’s goals': ['goalsAbove', 'goalsBelow'],
  total: ['over', 'under'],
  prices: ['prices'],
  tip: ['tip'],
  'no tip': ['noTipPrices', 'noTipValue', 'noTipTooGood', 'noTipLimits', 'noTipLittleKnown'],
  reliability: ['reliabilityHigh', 'reliabilityMiddle', 'reliabilityLow'],
};

/** Values that may be missing from a statement of their kind. */
const mayBeMissing = ['matchday', 'ground', 'town', 'round', 'gap', 'side', 'selection', 'price', 'fair', 'basis'];
/** Kinds that are not told of a match on neutral ground. */
const neverNeutral = /^(openingLeague|openingCup|home|away)/;
const clubs = ['home', 'away', 'club', 'leader', 'chaser', 'last', 'other', 'higher', 'lower', 'leading', 'trailing', 'winner', 'loser'];

const namesIn = (pattern: string) => [...pattern.matchAll(placeholder)].map((found) => found[1] as string);
const formsIn = (pattern: string) => [...pattern.matchAll(placeholder)].flatMap((found) => found[2] ?? []);

describe.each(Object.entries(previewLanguages))('%s', (_, language) => {
  const patterns = Object.entries(language.patterns).flatMap(([kind, list]) =>
    list.map((pattern) => ({ kind: kind as PreviewKind, pattern })),
  );

  it('has twelve openings of a league match, eight of a cup match, and eight patterns or more for every fact', () => {
    expect(language.patterns.openingLeague.length).toBeGreaterThanOrEqual(12);
    expect(language.patterns.openingCup.length).toBeGreaterThanOrEqual(8);
    const thin = Object.entries(kindsOfAFact).filter(([, kinds]) => kinds.flatMap((kind) => language.patterns[kind]).length < 8);
    expect(thin.map(([fact]) => fact)).toEqual([]);
  });

  it('names only values that the kind has, and forms that the language has', () => {
    const unknown = patterns.flatMap(({ kind, pattern }) =>
      namesIn(pattern)
        .filter((name) => !['home', 'away', ...previewKinds[kind]].includes(name))
        .map((name) => `${kind}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(patterns.flatMap(({ pattern }) => formsIn(pattern)).filter((form) => language.forms[form] === undefined)).toEqual([]);
  });

  it('has no form that no pattern uses', () => {
    const used = new Set(patterns.flatMap(({ pattern }) => formsIn(pattern)));
    expect(Object.keys(language.forms).filter((form) => !used.has(form))).toEqual([]);
  });

  it('can say everything twice, for both clubs, where what may be missing is missing', () => {
    const short = Object.entries(language.patterns).filter(([kind, list]) => {
      const usable = list.filter((pattern) => namesIn(pattern).every((name) => !mayBeMissing.includes(name)));
      // The prices of a tip and of a match are never missing.
      const always = ['tip', 'prices', 'noTipValue', 'reliabilityHigh', 'reliabilityMiddle'].includes(kind);
      return !always && usable.length < (kind.startsWith('form') ? 2 : 1);
    });
    expect(short.map(([kind]) => kind)).toEqual([]);
  });

  it('repeats no pattern within a kind', () => {
    expect(Object.values(language.patterns).flatMap((list) => list.filter((pattern, index) => list.indexOf(pattern) !== index))).toEqual(
      [],
    );
  });

  it('begins with a capital or a name, never with a figure, and ends with a full stop', () => {
    const begun = (pattern: string) =>
      /^\p{Lu}/u.test(pattern) ||
      (/^\{(\w+)\}/.test(pattern) &&
        [...clubs, 'favourite', 'outsider', 'competition', 'side', ...(language.lowersRounds ? [] : ['round'])].includes(
          namesIn(pattern)[0] ?? '',
        ));
    const wrong = patterns.filter(({ pattern }) => !begun(pattern) || !pattern.endsWith('.'));
    expect(wrong).toEqual([]);
  });

  it('hangs no letter on a name and gives a selection after a colon', () => {
    const hung = new RegExp(`\\{(${clubs.join('|')}|competition)\\}[\\p{L}’']|[\\p{L}’'&]\\{(${clubs.join('|')}|competition)\\}`, 'u');
    expect(patterns.filter(({ pattern }) => hung.test(pattern))).toEqual([]);
    expect(patterns.filter(({ pattern }) => pattern.includes('{selection}') && !pattern.includes(': {selection}'))).toEqual([]);
  });

  it('writes no figure of its own', () => {
    expect(patterns.filter(({ pattern }) => /\d/.test(pattern))).toEqual([]);
  });
});

/** Words that make one side the host. */
const hostingWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(hosts?|visitors?|home|receive|await)\b/i,
  cs: /domác|host|doma(?!\p{L})|domů|venk|vlastním/iu,
  de: /gast|gäst|heim|auswärts|empfäng|eigene[mn]|zu hause|fremd/i,
  es: /local|visit|en casa|recibe|anfitri|a domicilio/i,
  el: /έδρα|γηπεδούχ|φιλοξεν|υποδέχ|εντός|εκτός|ταξιδ/iu,
  it: /in casa|ospit|trasferta|intern[oa]|estern[oa]|fattore campo|proprio pubblico|riceve/i,
  'pt-BR': /mandante|mando|visit|em casa|recebe|fora de casa|anfitri/i,
};

describe.each(Object.entries(hostingWords))('%s', (tag, words) => {
  it('speaks of hosts only where there are some', () => {
    const { patterns } = previewLanguages[tag as keyof typeof previewLanguages];
    const onNeutralGround = Object.entries(patterns).flatMap(([kind, list]) => (neverNeutral.test(kind) ? [] : list));
    expect(onNeutralGround.filter((pattern) => words.test(pattern.replace(placeholder, '')))).toEqual([]);
    expect(patterns.openingLeague.some((pattern) => words.test(pattern.replace(placeholder, '')))).toBe(true);
  });
});

/** Cardinal numbers from two to twelve; one is an article in several languages. */
const numberWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|half|dozen)\b/i,
  cs: /(?<!\p{L})(dva|dvě|dvou|dvěma|tři|třemi|čtyři|pět|šest|sedm|osm|devět|deset|dvakrát|polovin\p{L}*)(?!\p{L})/iu,
  de: /(?<!\p{L})(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zweimal|hälfte)(?!\p{L})/iu,
  es: /(?<!\p{L})(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mitad)(?!\p{L})/iu,
  el: /(?<!\p{L})(δύο|δυο|τρεις|τρία|τέσσερις|τέσσερα|πέντε|έξι|επτά|εφτά|οκτώ|οχτώ|εννέα|εννιά|δέκα|μισά)(?!\p{L})/iu,
  it: /(?<!\p{L})(due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)(?!\p{L})/iu,
  'pt-BR': /(?<!\p{L})(dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|metade)(?!\p{L})/iu,
};

describe.each(Object.entries(numberWords))('%s', (tag, words) => {
  it('writes no number in words', () => {
    const all = Object.values(previewLanguages[tag as keyof typeof previewLanguages].patterns).flat();
    expect(all.filter((pattern) => words.test(pattern))).toEqual([]);
  });
});
