import type { Month } from '#domain/story/stories.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from './nouns/nouns.ts';

const smallNumbers = ['', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const ordinalStems =
  ' erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst'.split(
    ' ',
  );

/** Things that are counted, with their gender and plural. */
const things = {
  Ausfall: ['m', 'Ausfälle'],
  Auswärtsspiel: ['n', 'Auswärtsspiele'],
  Duell: ['n', 'Duelle'],
  Heimspiel: ['n', 'Heimspiele'],
  Ligaduell: ['n', 'Ligaduelle'],
  Liganiederlage: ['f', 'Liganiederlagen'],
  Ligasieg: ['m', 'Ligasiege'],
  Ligaspiel: ['n', 'Ligaspiele'],
  Niederlage: ['f', 'Niederlagen'],
  Platzverweis: ['m', 'Platzverweise'],
  Punkt: ['m', 'Punkte'],
  Sieg: ['m', 'Siege'],
  Spiel: ['n', 'Spiele'],
  Tipp: ['m', 'Tipps'],
  Tor: ['n', 'Tore'],
  Unentschieden: ['n', 'Unentschieden'],
} as const;
type Thing = keyof typeof things;
type Case = 'nom' | 'acc' | 'dat';

const one: Readonly<Record<'m' | 'f' | 'n', Readonly<Record<Case, string>>>> = {
  m: { nom: 'ein', acc: 'einen', dat: 'einem' },
  f: { nom: 'eine', acc: 'eine', dat: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem' },
};

/** Returns a number as papers write it, in words up to twelve; one is `eins`. */
export const number = (count: number) => smallNumbers[count] || String(count);

/** Returns things without their number, in the plural or singular: `Punkte`, `Punkten`, `Punkt`. */
function thingsOf(count: number, thing: Thing, as: Case): string {
  const [, plural] = things[thing];
  if (count === 1) return thing;
  return as === 'dat' && !/[ns]$/.test(plural) ? `${plural}n` : plural;
}

/** Returns a number of things: `ein Punkt`, `einen Punkt`, `zwei Punkten`, `13 Punkte`. */
export function counted(count: number, thing: Thing, as: Case = 'nom'): string {
  return `${count === 1 ? one[things[thing][0]][as] : number(count)} ${thingsOf(count, thing, as)}`;
}

/** Returns `letzten beiden Ligaspiele`, `letzten fünf Ligaspielen`, to follow an article. */
export function lastLeagueMatches(count: number, as: Case = 'acc'): string {
  return `letzten ${count === 2 ? 'beiden' : number(count)} ${thingsOf(count, 'Ligaspiel', as)}`;
}

/** Returns a number of a club's last league matches: `drei der letzten fünf Ligaspiele`, `die letzten fünf Ligaspiele` for all of them. */
export function ofLastLeagueMatches(count: number, of: number): string {
  if (count === of) return `die ${lastLeagueMatches(of)}`;
  return `${pronoun(count)} der ${lastLeagueMatches(of)}`;
}

/** Returns a number in place of neuter things such as `Spiele` or `Duelle`: `keines`, `eines`, `zwei`. */
export const pronoun = (count: number) => (count === 0 ? 'keines' : count === 1 ? 'eines' : number(count));

export const times = (count: number) => (count === 1 ? 'einmal' : smallNumbers[count] ? `${number(count)}mal` : `${count}-mal`);
export const monthName = (month: number) => months[month - 1];
export const inMonth = ({ month, year, isPresent }: Month) =>
  isPresent ? 'in diesem Monat' : `im ${monthName(month)}${year === undefined ? '' : ` ${year}`}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns an ordinal before its noun, `die vierte`, `zum vierten`, above twelve in figures. */
export const nth = (count: number, ending: 'e' | 'en') => (smallNumbers[count] ? `${ordinalStems[count]}${ending}` : `${count}.`);

/** Returns `Platz acht`, `Platz 13`. */
export const place = (of: number) => `Platz ${number(of)}`;

/** Returns the same to follow `auf`; the last place of the table, where that is known, by its word: `dem letzten Platz`. */
export const placeInTable = (of: number, last?: number) => (of === last ? 'dem letzten Platz' : place(of));

/** Returns true when papers would write all these places as one word, `Tabellenzwanzigster`; a sentence writes either all of them so or none. */
export const areSpelt = (...places: readonly number[]) => places.every((of) => of in ordinalStems);

/** Returns a club's description by its place, without an article: `Tabellenführer`, `Tabellenachter`, `Tabellen-24.`; `Tabellenletzter` of the `last` place. */
export const rank = (of: number, last?: number) => ranked(of, last, 'er');
/** Returns the same after `der`: `Tabellenführer`, `Tabellenachte`. */
export const rankAfterDer = (of: number, last?: number) => ranked(of, last, 'e');
/** Returns the same after `den`, `dem`, `beim` or `zum`: `Tabellenführer`, `Tabellenachten`. */
export const rankAfterDen = (of: number, last?: number) => ranked(of, last, 'en');

function ranked(of: number, last: number | undefined, ending: string): string {
  if (of === 1) return 'Tabellenführer';
  if (of === last) return `Tabellenletzt${ending}`;
  const stem = ordinalStems[of];
  return stem ? `Tabellen${stem}${ending}` : `Tabellen-${of}.`;
}

/** Rounds that are spoken of, with their preposition. */
const rounds: Readonly<Partial<Record<Stage, string>>> = {
  preliminary: 'in der Vorrunde',
  'qualifying-1': 'in der ersten Qualifikationsrunde',
  'qualifying-2': 'in der zweiten Qualifikationsrunde',
  'qualifying-3': 'in der dritten Qualifikationsrunde',
  'qualifying-4': 'in der vierten Qualifikationsrunde',
  'qualifying-play-off': 'in den Qualifikations-Play-offs',
  group: 'in der Gruppenphase',
  'league-phase': 'in der Ligaphase',
  'round-1': 'in der ersten Runde',
  'round-2': 'in der zweiten Runde',
  'round-3': 'in der dritten Runde',
  'round-4': 'in der vierten Runde',
  'round-5': 'in der fünften Runde',
  'round-6': 'in der sechsten Runde',
  'round-7': 'in der siebten Runde',
  'round-8': 'in der achten Runde',
  'knock-out-play-off': 'in den K.-o.-Play-offs',
  'round-of-128': 'in der Runde der letzten 128',
  'round-of-64': 'in der Runde der letzten 64',
  'round-of-32': 'im Sechzehntelfinale',
  'round-of-16': 'im Achtelfinale',
  'quarter-final': 'im Viertelfinale',
  'semi-final': 'im Halbfinale',
  'third-place': 'im Spiel um Platz drei',
  'play-off': 'in den Play-offs',
  'promotion-play-off': 'in den Aufstiegs-Play-offs',
  'relegation-play-off': 'in der Relegation',
  'championship-round': 'in der Meisterrunde',
  'relegation-round': 'in der Abstiegsrunde',
};

/** The rounds of cups that papers number, by the competition and the clubs left: 64 play the first round of the DFB-Pokal. */
const numbered: Readonly<Record<string, Readonly<Partial<Record<Stage, Stage>>>>> = {
  'DFB-Pokal': { 'round-of-64': 'round-1', 'round-of-32': 'round-2' },
  'FA Cup': { 'round-of-64': 'round-3', 'round-of-32': 'round-4' },
  'EFL Cup': { 'round-of-32': 'round-3' },
};

/** Returns the round of a match in its competition: `im Viertelfinale des DFB-Pokals`, `in der Champions League`. */
export function inRound(competition: GermanNoun, stage: Stage | undefined): string {
  const round = stage && rounds[numbered[competition.bare]?.[stage] ?? stage];
  return round === undefined ? competition.in : `${round} ${competition.gen}`;
}

/** Returns the figures for running text: `54 Prozent`, `weniger als 1 Prozent`; signs are for tables. */
export function inRunningText(figures: ProseFigures): ProseFigures {
  return {
    ...figures,
    percent: (chance) => figures.percent(chance).replace('<', 'weniger als ').replace('>', 'mehr als ').replace('%', 'Prozent'),
  };
}
