import type { Month } from '#domain/story/stories.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';

type Gender = 'masculine' | 'feminine' | 'neuter';
type Case = 'nom' | 'gen' | 'acc';
type Forms = Readonly<Record<Case, string>>;

/** Papers write numbers up to ten in words; of these only one, three and four have a gender. */
const invariable: Readonly<Record<number, string>> = { 2: 'δύο', 5: 'πέντε', 6: 'έξι', 7: 'επτά', 8: 'οκτώ', 9: 'εννέα', 10: 'δέκα' };
const three = { nom: 'τρεις', gen: 'τριών', acc: 'τρεις' };
const four = { nom: 'τέσσερις', gen: 'τεσσάρων', acc: 'τέσσερις' };
const inflected: Readonly<Record<number, Readonly<Record<Gender, Forms>>>> = {
  1: {
    masculine: { nom: 'ένας', gen: 'ενός', acc: 'έναν' },
    feminine: { nom: 'μία', gen: 'μίας', acc: 'μία' },
    neuter: { nom: 'ένα', gen: 'ενός', acc: 'ένα' },
  },
  3: { masculine: three, feminine: three, neuter: { nom: 'τρία', gen: 'τριών', acc: 'τρία' } },
  4: { masculine: four, feminine: four, neuter: { nom: 'τέσσερα', gen: 'τεσσάρων', acc: 'τέσσερα' } },
};

/** Returns a number before a noun, in words up to ten: `τέσσερις`, `τεσσάρων`, `12`. */
export function number(count: number, gender: Gender, grammaticalCase: Case = 'acc'): string {
  return inflected[count]?.[gender][grammaticalCase] ?? invariable[count] ?? String(count);
}

function counting(gender: Gender, one: Forms, many: Forms) {
  return (count: number, grammaticalCase: Case = 'acc') =>
    `${number(count, gender, grammaticalCase)} ${(count === 1 ? one : many)[grammaticalCase]}`;
}

/** `τέσσερις βαθμοί`, `τεσσάρων βαθμών`; all of these are in the accusative by default. */
export const points = counting(
  'masculine',
  { nom: 'βαθμός', gen: 'βαθμού', acc: 'βαθμό' },
  { nom: 'βαθμοί', gen: 'βαθμών', acc: 'βαθμούς' },
);
/** `στους 23 βαθμούς`. */
export const onPoints = (count: number) => `${count === 1 ? 'στον' : 'στους'} ${points(count)}`;
export const matches = counting(
  'masculine',
  { nom: 'αγώνας', gen: 'αγώνα', acc: 'αγώνα' },
  { nom: 'αγώνες', gen: 'αγώνων', acc: 'αγώνες' },
);
export const wins = counting('feminine', { nom: 'νίκη', gen: 'νίκης', acc: 'νίκη' }, { nom: 'νίκες', gen: 'νικών', acc: 'νίκες' });
export const defeats = counting('feminine', { nom: 'ήττα', gen: 'ήττας', acc: 'ήττα' }, { nom: 'ήττες', gen: 'ηττών', acc: 'ήττες' });
/** `τρεις απουσίες`: of players, who may be women. */
export const absences = counting(
  'feminine',
  { nom: 'απουσία', gen: 'απουσίας', acc: 'απουσία' },
  { nom: 'απουσίες', gen: 'απουσιών', acc: 'απουσίες' },
);
/** `δύο φορές`. */
export const times = counting('feminine', { nom: 'φορά', gen: 'φοράς', acc: 'φορά' }, { nom: 'φορές', gen: 'φορών', acc: 'φορές' });
export const places = counting('feminine', { nom: 'θέση', gen: 'θέσης', acc: 'θέση' }, { nom: 'θέσεις', gen: 'θέσεων', acc: 'θέσεις' });
export const meetings = counting(
  'feminine',
  { nom: 'αναμέτρηση', gen: 'αναμέτρησης', acc: 'αναμέτρηση' },
  { nom: 'αναμετρήσεις', gen: 'αναμετρήσεων', acc: 'αναμετρήσεις' },
);
const goalForms = { nom: 'γκολ', gen: 'γκολ', acc: 'γκολ' };
export const goals = counting('neuter', goalForms, goalForms);
export const tips = counting(
  'neuter',
  { nom: 'προγνωστικό', gen: 'προγνωστικού', acc: 'προγνωστικό' },
  { nom: 'προγνωστικά', gen: 'προγνωστικών', acc: 'προγνωστικά' },
);

const ordinals = ['', 'πρώτος', 'δεύτερος', 'τρίτος', 'τέταρτος', 'πέμπτος', 'έκτος', 'έβδομος', 'όγδοος', 'ένατος', 'δέκατος'] as const;

/** Returns the ordinal adjective of a place, to be made to agree with a noun: `τρίτος`, `12ος`, `20ός`. */
export function ordinal(place: number): `${string}ος` | `${string}ός` {
  return ordinals[place] || (place % 10 === 0 ? `${place}ός` : `${place}ος`);
}

/** `τρίτη`, `12η`, `20ή`. */
export const feminineOrdinal = (place: number) => ordinal(place).replace(/ος$/, 'η').replace(/ός$/, 'ή');

/** Returns the article of a place; it loses its ν before δεύτερη, δέκατη, 12η (δωδέκατη) and 13η (δέκατη τρίτη). */
const article = (place: number) => (place === 2 || place === 10 || (place >= 12 && place <= 19) ? 'τη' : 'την');
/** `τη δεύτερη`, `την τρίτη`: the accusative of a place, without its noun. */
export const theOrdinal = (place: number) => `${article(place)} ${feminineOrdinal(place)}`;
/** `στη δεύτερη θέση`, `στην 11η θέση`. */
export const onPlace = (place: number) => `σ${theOrdinal(place)} θέση`;
/** `από την πέμπτη στην τρίτη θέση`; both in digits when one of the two is beyond ten, `από τη 12η στην 9η θέση`. */
export function fromPlaceTo(from: number, to: number): string {
  const written = (place: number) => (Math.max(from, to) > 10 && place <= 10 ? `${article(place)} ${place}η` : theOrdinal(place));
  return `από ${written(from)} σ${written(to)} θέση`;
}

const months = 'Ιανουάριο Φεβρουάριο Μάρτιο Απρίλιο Μάιο Ιούνιο Ιούλιο Αύγουστο Σεπτέμβριο Οκτώβριο Νοέμβριο Δεκέμβριο'.split(' ');
/** `τον Απρίλιο του 2024`; `τον Απρίλιο` when the year is clear. */
export const inMonth = ({ month, year, isPresent }: Month) =>
  isPresent ? 'νωρίτερα αυτόν τον μήνα' : `τον ${months[month - 1]}${year === undefined ? '' : ` του ${year}`}`;

/** `ο Απρίλιος του 2024`. */
export const theMonth = ({ month, year }: Month & { readonly year: number }) => `ο ${months[month - 1]}ς του ${year}`;

/** Stages that texts name, in the accusative. */
const stages: Readonly<Record<string, string>> = {
  preliminary: 'τον προκαταρκτικό γύρο',
  'qualifying-1': 'τον πρώτο προκριματικό γύρο',
  'qualifying-2': 'τον δεύτερο προκριματικό γύρο',
  'qualifying-3': 'τον τρίτο προκριματικό γύρο',
  'qualifying-4': 'τον τέταρτο προκριματικό γύρο',
  'qualifying-play-off': 'τα πλέι οφ των προκριματικών',
  group: 'τη φάση των ομίλων',
  'round-1': 'τον πρώτο γύρο',
  'round-2': 'τον δεύτερο γύρο',
  'round-3': 'τον τρίτο γύρο',
  'round-4': 'τον τέταρτο γύρο',
  'round-5': 'τον πέμπτο γύρο',
  'round-6': 'τον έκτο γύρο',
  'round-7': 'τον έβδομο γύρο',
  'round-8': 'τον όγδοο γύρο',
  'knock-out-play-off': 'τα νοκ άουτ πλέι οφ',
  'round-of-128': 'τη φάση των 128',
  'round-of-64': 'τη φάση των 64',
  'round-of-32': 'τη φάση των 32',
  'round-of-16': 'τη φάση των 16',
  'quarter-final': 'τα προημιτελικά',
  'semi-final': 'τα ημιτελικά',
  'third-place': 'τον μικρό τελικό',
  'play-off': 'τα πλέι οφ',
};

/** Returns a stage in the accusative, `τα προημιτελικά`; undefined for stages that texts do not name. */
export const roundOf = (stage: string | undefined): string | undefined => stages[stage ?? ''];

/** Returns the stage and competition of a match, in the accusative: `τα προημιτελικά του Κυπέλλου Ελλάδας`, `το Κύπελλο Ελλάδας`. */
export function occasion(stage: string | undefined, competition: { readonly gen: string; readonly acc: string }): string {
  const round = roundOf(stage);
  return round === undefined ? competition.acc : `${round} ${competition.gen}`;
}

/** Returns the figures without the signs of tables: `πάνω από 99%` for `>99%`. */
export const inRunningText = (figures: ProseFigures): ProseFigures => ({
  ...figures,
  percent: (chance) => figures.percent(chance).replace('>', 'πάνω από ').replace('<', 'κάτω από '),
});
