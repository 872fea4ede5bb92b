import type { Month } from '#domain/story/stories.ts';
import type { ItalianNoun } from './nouns/nouns.ts';

const cardinals = ['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
const ordinals = [
  ...['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo', 'nono', 'decimo'],
  ...['undicesimo', 'dodicesimo', 'tredicesimo', 'quattordicesimo', 'quindicesimo'],
  ...['sedicesimo', 'diciassettesimo', 'diciottesimo', 'diciannovesimo', 'ventesimo'],
  ...['ventunesimo', 'ventiduesimo', 'ventitreesimo', 'ventiquattresimo', 'venticinquesimo'],
  ...['ventiseiesimo', 'ventisettesimo', 'ventottesimo', 'ventinovesimo', 'trentesimo'],
];
const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');

/** Returns a number as papers write it, up to ten in words. */
export const number = (count: number) => cardinals[count] || String(count);

/** Returns a number next to a greater one of the same things: in digits when the greater one is. */
export const numberBeside = (count: number, greatest: number) =>
  count > 1 && greatest >= cardinals.length ? String(count) : number(count);

/** Returns a number in place of a feminine noun: `una` of the wins. */
export const feminineNumber = (count: number) => (count === 1 ? 'una' : number(count));

/** Returns `one` for one, else the number with its plural. */
export const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${number(count)} ${many}`);

export const points = (count: number) => counted(count, 'un punto', 'punti');
export const wins = (count: number) => counted(count, 'una vittoria', 'vittorie');
/** Returns wins next to a greater number of the same things: `8 vittorie` of `15`. */
export const winsBeside = (count: number, greatest: number) => (count === 1 ? wins(count) : `${numberBeside(count, greatest)} vittorie`);
export const defeats = (count: number) => counted(count, 'una sconfitta', 'sconfitte');
export const matches = (count: number) => counted(count, 'una partita', 'partite');
/**
 * Returns wins and defeats, also where there are none of either: `16 vittorie e 4 sconfitte`, `due vittorie e nessuna sconfitta`.
 *
 * @param greatest the greatest number of the sentence, beside which the others are in digits too
 */
export function winsAndDefeats(won: number, lost: number, greatest = Math.max(won, lost)): string {
  const defeatsBeside = lost === 1 ? defeats(lost) : `${numberBeside(lost, greatest)} sconfitte`;
  if (won === 0) return `${defeatsBeside} e nessuna vittoria`;
  return `${winsBeside(won, greatest)} e ${lost === 0 ? 'nessuna sconfitta' : defeatsBeside}`;
}
/** Returns a number of league matches: only a league has a giornata. */
export const rounds = (count: number) => counted(count, 'una giornata', 'giornate');
export const times = (count: number) => counted(count, 'una volta', 'volte');
/** Returns a number of away matches. */
export const trips = (count: number) => counted(count, 'una trasferta', 'trasferte');
export const goalCount = (count: number) => counted(count, 'un gol', 'gol');
export const tips = (count: number) => counted(count, 'un pronostico', 'pronostici');
export const isOrAre = (count: number) => (count === 1 ? 'c’è' : 'ci sono');

/** Returns an ordinal in the masculine, the form that a noun's `agree` takes. */
export const ordinal = (place: number) => ordinals[place] || `${place}esimo`;
export const feminineOrdinal = (place: number) => `${ordinal(place).slice(0, -1)}a`;

/** Returns an ordinal in the masculine, `ultimo` for the last place where that is known. */
export const placeWord = (place: number, last?: number) => (place === last ? 'ultimo' : ordinal(place));
/** Returns a club's place in its gender: `sesto`, `sesta`, `ultima`. */
export const rank = (club: ItalianNoun, place: number, last?: number) => club.agree(placeWord(place, last));
export const ranked = (club: ItalianNoun, place: number, last?: number) => `${club}, ${rank(club, place, last)}`;

const elisions = { al: 'all’', dal: 'dall’', la: 'l’' } as const;

/** Returns a word after its article: `al nono`, `all’ottavo`, `l’undicesima`. */
export const articled = (article: keyof typeof elisions, word: string) =>
  /^[aeiou]/.test(word) ? `${elisions[article]}${word}` : `${article} ${word}`;

/** Returns the name of a month, 1 to 12. */
export const monthName = (month: number) => months[month - 1] as string;

/** Returns `a marzo`, or with a year `nel marzo 2024`, `nell’aprile 2024`. */
export function inMonth({ month, year, isPresent }: Month): string {
  if (isPresent) return 'nel mese in corso';
  const name = monthName(month);
  if (year === undefined) return `a ${name}`;
  return `${/^[ao]/.test(name) ? 'nell’' : 'nel '}${name} ${year}`;
}

/** Returns the month that a thing goes back to: `a marzo`, or with a year `al marzo 2024`, `all’aprile 2024`. */
export const toMonth = (on: Month) => inMonth(on).replace(/^nell/, 'all').replace(/^nel /, 'al ');
