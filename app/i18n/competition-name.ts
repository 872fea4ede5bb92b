import type { Language } from '#domain/language/languages.ts';
import { type CompetitionWords, competitionWords, type NameAgreement } from '#languages/competition-words.ts';
import { competitionNames } from './competition-names.ts';

/**
 * Returns the name of a competition for readers of a language: the editors' entry; otherwise a translation by the general words in its name, if
 * the language has all of them; otherwise the name itself. The part before a dash may have an entry too, as in "Serie C - Promotion Play-offs".
 */
export function competitionName(language: Language, name: string): string {
  const known = competitionNames[name];
  if (known !== undefined) return known[language] ?? name;
  const words = competitionWords[language];
  const told = words === undefined ? undefined : translated(language, words, partsOf(name));
  return told ?? name.replaceAll(' - ', ' – ');
}

interface NameParts {
  /** The name without the rest: `Asian Cup` of `AFC U23 Asian Cup - Women - Qualification`. */
  readonly base: string;
  readonly age: number | undefined;
  readonly isOfWomen: boolean;
  /** Other parts after dashes. */
  readonly after: readonly string[];
}

/** Returns the parts of an English name: `{ base: 'World Cup', age: 17, isOfWomen: true, after: [] }` of `World Cup - U17 - Women`. */
function partsOf(name: string): NameParts {
  const [first = '', ...rest] = name
    // "Serie C - Promotion - Play-offs": the end is one part, "Promotion Play-offs".
    .replace(/\b(Promotion|Relegation) - Play-offs$/, '$1 Play-offs')
    // "Play Off", "Play-Offs" and "play-off" become "Play-offs".
    .replace(/ Play[ -]Offs?$/i, ' Play-offs')
    // "CONMEBOL U20 Femenino" and "CONMEBOL - U17 Femenino" become "CONMEBOL U20 Women".
    .replace(/(?: -)? (U\d\d) Femenino$/, ' $1 Women')
    .split(' - ');
  // "World Cup - U17 - Women" has both in parts of their own.
  const dashed = { women: rest.includes('Women'), age: rest.find((part) => ageAlone.test(part)) };
  // The age is before, within or after the base: "U19 Bundesliga", "AFC U23 Asian Cup", "Sudamericano U20".
  const young = /^(?:(.+) )?U(\d\d)(?: (.+))?$/.exec(first);
  const [, before = '', ofName, after = ''] = young ?? [undefined, first];
  const people = `${before} ${after}`.trim();
  // "Eredivisie Women" gives "Eredivisie"; "FA Women's Cup" gives "FA Cup", and "Women's Championship" gives "Championship".
  const women = /^(.+) Women$/.exec(people) ?? /^(.+ )?Women['’]s (.+)$/.exec(people);
  const age = ofName ?? dashed.age?.slice(1);
  return {
    base: women === null || wholeNames.test(people) ? people : `${women[1] ?? ''}${women[2] ?? ''}`,
    age: age === undefined ? undefined : Number(age),
    isOfWomen: dashed.women || (women !== null && !wholeNames.test(people)),
    after: rest.filter((part) => part !== 'Women' && !ageAlone.test(part)),
  };
}

/** A part that is only an age: `U17` of `World Cup - U17`. */
const ageAlone = /^U\d\d$/;
/** Names with `Women` in them for which languages have entries of their own. */
const wholeNames = /^(?:UEFA Champions League|Olympics) Women$/;

/** Words that keep an untranslated English name from being translated in part: half of "Premier Division Women" would remain English. */
const generalWord = /\b(?:League|Division|Cup|Championships?|Trophy|Shield|Series|Games|Tournament)\b/;
/** English names by which competitions are known in every language. */
const knownEverywhere =
  /^(?:Premier League|Super League|Championship|FA Cup|Nations League|Champions League|A-League|Division \d|\d\. Division)$/;
/** Leagues whose regions have proper names: West, but also Nordost. */
const hasNamedRegions = /^(?:Regionalliga|Oberliga|Landesliga)$/;

function translated(language: Language, words: CompetitionWords, { base, age, isOfWomen, after }: NameParts): string | undefined {
  const own = words.names[base] ?? competitionNames[base]?.[language];
  const isTranslated = own !== undefined;
  const isWhole = age === undefined && !isOfWomen && after.length === 0;
  if (!isTranslated && (isWhole || (generalWord.test(base) && !knownEverywhere.test(base)))) return undefined;
  const parts = after.map((part) => partIn(words, base, part));
  if (parts.includes(undefined)) return undefined;
  const [text = base, agreement = 'f'] = (own ?? base).split('|') as [string, NameAgreement?];
  const ofWomen = (name: string) => (isOfWomen ? words.women(name, agreement, isTranslated) : name);
  const ofAge = (name: string) => (age === undefined ? name : words.under(age, name, isTranslated));
  return [words.isAgeFirst ? ofWomen(ofAge(text)) : ofAge(ofWomen(text)), ...parts].join(' – ');
}

function partIn({ parts, group }: CompetitionWords, base: string, part: string): string | undefined {
  const sign = /^Group ([A-Z]|\d{1,2})$/.exec(part)?.[1];
  if (sign !== undefined) return group(sign);
  const isDirection = /^(?:North|South|East|West)/.test(part);
  return isDirection && hasNamedRegions.test(base) ? part : parts[part.replace(/Concacaf$/, 'CONCACAF')];
}
