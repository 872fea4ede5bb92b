import { createRandom, shuffle } from '#domain/chance/random.ts';

const hour = 60;

/*
 * Hours after 00:00 UTC of the day; a night's games of the NBA are listed under the day on which they begin in America. A few begin at hours at
 * which no game is played in America, so that visitors from Europe see live games by day as well.
 */
const nightTipOffs = [24, 24, 24.5, 24.5, 25, 25, 26, 26.5, 27, 27.5];
const earlyTipOffs = [7, 8, 9, 10];
const noonTipOffs = [12, 13, 14, 15];
const saturdayTipOffs = [9, 12, 15, 17.5, 20.5];
const sundayTipOffs = [8, 11, 14, 16.5, 18, 19.5, 20.5, 22, 23, 23.5];

/** The hour before which no club plays on the day after a game. */
const restedUntil = 16;

/**
 * Returns the tip-offs of a day's games of the NBA, in minutes after 00:00 UTC of that day.
 *
 * @param rested the number of games in which neither club played on the day before; they come first
 * @param weekday 0 for Sunday
 */
export function nbaTipOffs(games: number, rested: number, weekday: number, seed: number): number[] {
  const random = createRandom(seed);
  const nights = shuffle(nightTipOffs, random);
  const any = (hours: readonly number[]): number => hours[random.integer(hours.length)] as number;
  const byDay = weekday === 0 ? sundayTipOffs : weekday === 6 ? saturdayTipOffs : [any(earlyTipOffs), any(noonTipOffs)];
  const early = byDay.filter((hours) => hours < restedUntil).slice(0, rested);
  const late = byDay.filter((hours) => hours >= restedUntil);
  return [...early, ...late, ...nights].slice(0, games).map((hours) => hours * hour);
}

const europeanTipOffs = [17, 17.75, 18, 18.5, 19, 19.25, 19.5, 20].map((hours) => hours * hour);
/** Dubai and Tel Aviv play earlier than the others. */
const earlyTowns: Readonly<Record<string, number>> = { Dubai: 15 * hour, 'Tel Aviv': 17.5 * hour };

/** Returns the tip-off of a game of the EuroLeague, in minutes after 00:00 UTC of its day. */
export function europeanTipOff(town: string, seed: number): number {
  return earlyTowns[town] ?? (europeanTipOffs[createRandom(seed).integer(europeanTipOffs.length)] as number);
}
