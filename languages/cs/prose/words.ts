import type { Month } from '#domain/story/stories.ts';
import { womenOr } from '#languages/prose/match-of-women.ts';
import { unknownForm } from '#languages/prose/without-forms.ts';
import { type CzechNoun, czechNouns } from './nouns/nouns.ts';

const cases = ['nom', 'gen', 'dat', 'acc', 'loc', 'ins'] as const;
type Case = (typeof cases)[number];
/** A word, or words that go together, in all cases. */
type Forms = Readonly<Record<Case, string>>;

/** Returns the six cases of a text, separated by bars. */
function forms(text: string): Forms {
  const parts = text.split('|');
  return Object.fromEntries(cases.map((name, place) => [name, parts[place]])) as Forms;
}

/** One and two by gender, masculine first; papers write numbers up to ten in words. */
const smallNumbers = [
  { m: 'jeden|jednoho|jednomu|jeden|jednom|jedním', f: 'jedna|jedné|jedné|jednu|jedné|jednou' },
  { m: 'dva|dvou|dvěma|dva|dvou|dvěma', f: 'dvě|dvou|dvěma|dvě|dvou|dvěma' },
  'tři|tří|třem|tři|třech|třemi',
  'čtyři|čtyř|čtyřem|čtyři|čtyřech|čtyřmi',
  'pět|pěti|pěti|pět|pěti|pěti',
  'šest|šesti|šesti|šest|šesti|šesti',
  'sedm|sedmi|sedmi|sedm|sedmi|sedmi',
  'osm|osmi|osmi|osm|osmi|osmi',
  'devět|devíti|devíti|devět|devíti|devíti',
  'deset|deseti|deseti|deset|deseti|deseti',
].map((text) => (typeof text === 'string' ? { m: forms(text), f: forms(text) } : { m: forms(text.m), f: forms(text.f) }));

/** Returns a number from one on: `dvě`, `dvou`, `14`. */
export function number(count: number, inCase: Case, gender: 'm' | 'f' = 'm'): string {
  return smallNumbers[count - 1]?.[gender][inCase] ?? String(count);
}

/** Returns a function that counts a thing: `dva body`, `pět bodů`, `po 14 bodech`. */
function counted(gender: 'm' | 'f', singular: string, plural: string) {
  const [one, many] = [forms(singular), forms(plural)];
  return (count: number, inCase: Case) => {
    const ofMany = count >= 5 && (inCase === 'nom' || inCase === 'acc');
    const thing = count === 1 ? one[inCase] : many[ofMany ? 'gen' : inCase];
    return `${number(count, inCase, gender)} ${thing}`;
  };
}

export const points = counted('m', 'bod|bodu|bodu|bod|bodu|bodem', 'body|bodů|bodům|body|bodech|body');
/** Returns a difference in points: `o bod`, `o dva body`. */
export const byPoints = (count: number) => `o ${count === 1 ? 'bod' : points(count, 'acc')}`;
export const matches = counted('m', 'zápas|zápasu|zápasu|zápas|zápase|zápasem', 'zápasy|zápasů|zápasům|zápasy|zápasech|zápasy');
export const leagueMatches = counted(
  'm',
  'ligový zápas|ligového zápasu|ligovému zápasu|ligový zápas|ligovém zápase|ligovým zápasem',
  'ligové zápasy|ligových zápasů|ligovým zápasům|ligové zápasy|ligových zápasech|ligovými zápasy',
);
export const wins = counted('f', 'výhra|výhry|výhře|výhru|výhře|výhrou', 'výhry|výher|výhrám|výhry|výhrách|výhrami');
export const leagueWins = counted(
  'f',
  'ligová výhra|ligové výhry|ligové výhře|ligovou výhru|ligové výhře|ligovou výhrou',
  'ligové výhry|ligových výher|ligovým výhrám|ligové výhry|ligových výhrách|ligovými výhrami',
);
export const leagueDefeats = counted(
  'f',
  'ligová porážka|ligové porážky|ligové porážce|ligovou porážku|ligové porážce|ligovou porážkou',
  'ligové porážky|ligových porážek|ligovým porážkám|ligové porážky|ligových porážkách|ligovými porážkami',
);

export const goals = counted('m', 'gól|gólu|gólu|gól|gólu|gólem', 'góly|gólů|gólům|góly|gólech|góly');
export const tips = counted('m', 'tip|tipu|tipu|tip|tipu|tipem', 'tipy|tipů|tipům|tipy|tipech|tipy');
/** Places, counted from two on, since neuters share `dvě` with feminines but not `jedna`. */
export const places = counted('f', 'místo|místa|místu|místo|místě|místem', 'místa|míst|místům|místa|místech|místy');

/** Returns the last matches in the league, as an object: `poslední tři ligové zápasy`, `posledních pět ligových zápasů`. */
export const lastLeagueMatches = (count: number) => `${count >= 5 ? 'posledních' : 'poslední'} ${leagueMatches(count, 'acc')}`;

/** Returns `jednou`, `třikrát`, `14krát`. */
export const times = (count: number) => (count === 1 ? 'jednou' : `${number(count, 'nom')}krát`);

const numbersToTwenty = 'jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacet'.split(' ');

/** Returns a number next to `higher`, both in words or both in figures: in words when `higher` is at most twenty. */
export function numberBeside(higher: number, count: number, inCase: Case): string {
  if (higher > 20) return String(count);
  const word = numbersToTwenty[count - 11];
  return word === undefined ? number(count, inCase) : `${word}${inCase === 'nom' || inCase === 'acc' ? '' : 'i'}`;
}

/** Returns `třikrát`, `čtrnáctkrát`; `22krát` next to another number in figures. */
export const timesBeside = (higher: number, count: number) => (count === 1 ? 'jednou' : `${numberBeside(higher, count, 'nom')}krát`);

/** Returns a part of a number, as an object: `pět z osmi`, `devět ze čtrnácti`, `9 z 22`. */
export const partOf = (part: number, all: number) => `${numberBeside(all, part, 'acc')} ${outOfNumber(numberBeside(all, all, 'gen'))}`;

/** Returns `z` and a number: `z pěti`, `ze šesti`; before figures the preposition is vocalised with the whole sentence. */
export const outOf = (count: number) => outOfNumber(number(count, 'gen'));
/** The same, in words up to twenty: `ze čtrnácti`, `z 22`. */
export const outOfBeside = (count: number) => outOfNumber(numberBeside(count, count, 'gen'));
const outOfNumber = (genitive: string) => `${/^(?:[sš]|dv|tř|čt)/.test(genitive) ? 'ze' : 'z'} ${genitive}`;

/** Returns the whole of a number of matches, as an object: `všechny čtyři zápasy`, `všech 13 domácích zápasů`. */
export function allOf(count: number, kind?: 'domácí' | 'venkovní'): string {
  if (kind === undefined) return `${count < 5 ? 'všechny' : 'všech'} ${matches(count, 'acc')}`;
  return count < 5 ? `všechny ${number(count, 'acc')} ${kind} zápasy` : `všech ${number(count, 'acc')} ${kind.replace(/í$/, 'ích')} zápasů`;
}

/** Returns a number of matches in the locative: `v pěti zápasech`, `ve třech zápasech`. */
export const inMatches = (count: number) => `${[2, 3, 4].includes(count) ? 've' : 'v'} ${matches(count, 'loc')}`;

/** Returns the past tense, given in the masculine, for a number of goals, matches or tips: `padl` jeden, `padly` dva, `padlo` pět. */
export function ofCount(count: number, masculine: string): string {
  const stem = masculine.replace(/šel$/, 'šl');
  return count === 1 ? masculine : `${stem}${count < 5 ? 'y' : 'o'}`;
}

/** Returns a number of goals with their verb: `padl jeden gól`, `padly jen tři góly`, `padlo 14 gólů`. */
export const scored = (count: number, but = '') => `${ofCount(count, 'padl')} ${but && `${but} `}${goals(count, 'nom')}`;

/** The same for when goals have just been named: `padl jeden`, `padly jen tři`, `jich padlo 14`. */
export const scoredOfThem = (count: number, but = '') =>
  `${count >= 5 ? 'jich ' : ''}${ofCount(count, 'padl')} ${but && `${but} `}${number(count, 'nom')}`;

export const months = 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec'.split(' ');
const inMonths = 'lednu únoru březnu dubnu květnu červnu červenci srpnu září říjnu listopadu prosinci'.split(' ');
/** Returns a month in the locative: `v prosinci`, `v září 2024`. */
export const inMonth = ({ month, year, isPresent }: Month) =>
  isPresent ? 'tento měsíc' : `v ${inMonths[month - 1]}${year === undefined ? '' : ` ${year}`}`;

const adjectiveEndings = {
  hard: {
    m: forms('ý|ého|ému|ý|ém|ým'),
    f: forms('á|é|é|ou|é|ou'),
    n: forms('é|ého|ému|é|ém|ým'),
    mp: forms('í|ých|ým|é|ých|ými'),
    fp: forms('é|ých|ým|é|ých|ými'),
  },
  soft: {
    m: forms('í|ího|ímu|í|ím|ím'),
    f: forms('í|í|í|í|í|í'),
    n: forms('í|ího|ímu|í|ím|ím'),
    mp: forms('í|ích|ím|í|ích|ími'),
    fp: forms('í|ích|ím|í|ích|ími'),
  },
} as const;

/** Returns true for a case in which a name that is never bent looks as if it were forgotten beside an adjective: `s desátou Alloa`. */
function staysIn(name: Case, { nom, gen, ins, agreement }: CzechNoun): boolean {
  if (nom !== gen || nom !== ins || name === 'nom') return false;
  return name !== 'acc' || agreement === 'f';
}

/** Returns an adjective, given in the masculine, in agreement with a name. */
function agreeing(adjective: string, club: CzechNoun): Forms {
  const { agreement, agree } = club;
  // Marks what would agree with a name of unknown gender.
  const unknown = agree('', '', '', '', '');
  const endings = adjectiveEndings[adjective.endsWith('ý') ? 'hard' : 'soft'][agreement];
  const stem = adjective.slice(0, -1);
  const bent = Object.fromEntries(
    cases.map((name) => [name, stem + endings[name] + (staysIn(name, club) ? unknownForm('') : unknown)]),
  ) as Forms;
  return agreement === 'mp' ? { ...bent, nom: bent.nom.replace(/hí$/, 'zí') } : bent;
}

/** Returns a club with an adjective before it: `rozjetá Slavia`, `rozjeté Slavie`. */
export function described(adjective: string, club: CzechNoun): Forms {
  const agreed = agreeing(adjective, club);
  return Object.fromEntries(cases.map((name) => [name, `${agreed[name]} ${club[name]}`])) as Forms;
}

const firstOrdinals =
  'první druhý třetí čtvrtý pátý šestý sedmý osmý devátý desátý jedenáctý dvanáctý třináctý čtrnáctý patnáctý šestnáctý sedmnáctý osmnáctý devatenáctý'.split(
    ' ',
  );
const tens = ['', '', 'dvacátý', 'třicátý', 'čtyřicátý', 'padesátý', 'šedesátý', 'sedmdesátý', 'osmdesátý', 'devadesátý'];

/** Returns the ordinal of a number below a hundred, in one word before a name: `dvaadvacátý Luton`. */
function ordinalWord(place: number): string {
  const unit = place % 10;
  return firstOrdinals[place - 1] ?? `${unit === 0 ? '' : `${number(unit, 'nom')}a`}${tens[Math.floor(place / 10)]}`;
}

/** Returns the ordinal of a place of the table, `poslední` for the last where that is known. */
const placeWord = (place: number, last: number | undefined) => (place === last ? 'poslední' : ordinalWord(place));
/** Returns a club with its place: `osmá Plzeň`, `osmé Plzně`, `poslední Plzeň`. */
export const ranked = (place: number, club: CzechNoun, last?: number) => described(placeWord(place, last), club);
/** Returns a club's place as a predicate: Plzeň je `osmá`. */
export const placeOf = (place: number, club: CzechNoun, last?: number) => agreeing(placeWord(place, last), club).nom;
/** Returns a place of the table: `osmé` místo. */
export const neuterOrdinal = (place: number, last?: number) => placeWord(place, last).replace(/ý$/, 'é');
/** Returns a place of the table after `z`: `z osmého`, `ze čtvrtého` místa. */
export function fromPlace(place: number, last?: number): string {
  const ordinal = placeWord(place, last).replace(/ý$/, 'ého').replace(/í$/, 'ího');
  return `${hardToSay.test(ordinal) ? 'ze' : 'z'} ${ordinal}`;
}
/**
 * Returns `s` and a club, given in the instrumental: `se šestou Plzní`, `s pátou Plzní`; before a name the preposition is vocalised with the
 * whole sentence.
 */
export const withSomebody = (instrumental: string) => `${hardToSay.test(instrumental) ? 'se' : 's'} ${instrumental}`;
/** Ordinals that are hard to say after `s` or `z`: druhý, třetí, čtvrtý, šestý, sedmý. */
const hardToSay = /^[dt][rvř]|^[sšč]/;
/** Returns the number of a win or a defeat: `osmá` výhra. */
export const feminineOrdinal = (place: number) => ordinalWord(place).replace(/ý$/, 'á');

/** Returns the opponent and the ground of a club's match: `doma proti Plzni`, `na hřišti Plzně`. */
export const against = (opponent: CzechNoun, atHome: boolean) => (atHome ? `doma proti ${opponent.dat}` : `na hřišti ${opponent.gen}`);

/** Returns a club and its score, to follow `vyhrála`: `Plzeň 2:1`; the score first when the name ends in a figure. */
export const withScore = (club: CzechNoun, score: string) => scoreAfter(club.nom, score);
/** Returns the loser after a win: `nad Plzní`; `proti Kolínu nad Rýnem`, since `nad` would come twice. */
export const above = (loser: Forms) => (loser.ins.includes(' nad ') ? `proti ${loser.dat}` : `nad ${loser.ins}`);
/** Returns the loser and the score after a win: `nad Plzní 2:1`; the score first when the name ends in a figure. */
export const over = (loser: Forms, score: string) => scoreAfter(above(loser), score);
/** Returns the winner and the score after a defeat: `s Plzní 1:2`; the score first when the name ends in a figure. */
export const to = (winner: Forms, score: string) => scoreAfter(`s ${winner.ins}`, score);
/** Returns a score after a name in any form; before it when the name ends in a figure. */
export const scoreAfter = (club: string, score: string) => (/\d$/.test(club) ? `${score} ${club}` : `${club} ${score}`);

export const which = (club: CzechNoun) => club.agree('který', 'která', 'které', 'kteří', 'které');
/** As an object, also after `na`. */
export const whichObject = (club: CzechNoun) => club.agree('který', 'kterou', 'které', 'které', 'které');
export const toWhich = (club: CzechNoun) => club.agree('kterému', 'které', 'kterému', 'kterým', 'kterým');
export const them = (club: CzechNoun) => club.agree('ho', 'ji', 'ho', 'je', 'je');
export const toThem = (club: CzechNoun) => club.agree('mu', 'jí', 'mu', 'jim', 'jim');
/** After `před`. */
export const beforeThem = (club: CzechNoun) => club.agree('něj', 'ni', 'něj', 'ně', 'ně');

/** After `se` or `nad`: `se kterým prohrál`, `nad kterým vyhrál`. */
export const whichInstrumental = (club: CzechNoun) => club.agree('kterým', 'kterou', 'kterým', 'kterými', 'kterými');

/** Returns the hosts or the visitors, as papers call the clubs of a match; in a match of women domácí are feminine, hosté are not. */
export const roleOf = (atHome: boolean): CzechNoun => (atHome ? womenOr(hostsOfWomen, hosts) : visitors);
const hosts = czechNouns.read(['domácí', 'domácích', 'domácím', 'domácí', 'domácích', 'domácími', 'mp']);
const hostsOfWomen = czechNouns.read(['domácí', 'domácích', 'domácím', 'domácí', 'domácích', 'domácími', 'fp']);
const visitors = czechNouns.read(['hosté', 'hostů', 'hostům', 'hosty', 'hostech', 'hosty', 'mp']);

export const has = (club: CzechNoun) => club.verb('má', 'mají');
export const is = (club: CzechNoun) => club.verb('je', 'jsou');
export const plays = (club: CzechNoun) => club.verb('hraje', 'hrají');
export const goes = (club: CzechNoun) => club.verb('jede', 'jedou');
export const trails = (club: CzechNoun) => club.verb('ztrácí', 'ztrácejí');
export const waits = (club: CzechNoun) => club.verb('čeká', 'čekají');
export const can = (club: CzechNoun) => club.verb('může', 'mohou');
export const meets = (club: CzechNoun) => club.verb('utká', 'utkají');
export const welcomes = (club: CzechNoun) => club.verb('přivítá', 'přivítají');
export const leads = (club: CzechNoun) => club.verb('vede', 'vedou');
export const willBe = (club: CzechNoun) => club.verb('bude', 'budou');
