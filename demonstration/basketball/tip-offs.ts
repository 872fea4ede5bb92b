import { createRandom, shuffle } from '#domain/chance/random.ts';

const hour = 60;

/* Minutes after 00:00 UTC of the day; a night's games of the NBA are told under the day on which they begin in America. */
const nightTipOffs = [24, 24, 24.5, 24.5, 25, 25, 26, 26.5, 27, 27.5].map((hours) => hours * hour);
/* One matinee on weekdays, five games on Sundays and two on Saturdays, for who watches from Europe by day. */
const sundayTipOffs = [14, 16, 17, 18, 19.5, 20.5, 22, 23, 23.5].map((hours) => hours * hour);
const saturdayTipOffs = [16, 17.5, 20.5, ...nightTipOffs.map((minutes) => minutes / hour)].map((hours) => hours * hour);
const weekdayMatinees = [11, 13, 15, 16].map((hours) => hours * hour);

/**
 * Returns the tip-offs of a day's games of the NBA, in minutes after 00:00 UTC of that day.
 *
 * @param weekday 0 for Sunday
 */
export function nbaTipOffs(games: number, weekday: number, seed: number): number[] {
  const random = createRandom(seed);
  if (weekday === 0) return sundayTipOffs.slice(0, games);
  if (weekday === 6) return saturdayTipOffs.slice(0, games);
  const matinee = weekdayMatinees[random.integer(weekdayMatinees.length)] as number;
  return [matinee, ...shuffle(nightTipOffs, random)].slice(0, games);
}

const europeanTipOffs = [17, 17.75, 18, 18.5, 19, 19.25, 19.5, 20].map((hours) => hours * hour);
/** Dubai and Tel Aviv play earlier than the others. */
const earlyTowns: Readonly<Record<string, number>> = { Dubai: 15 * hour, 'Tel Aviv': 17.5 * hour };

/** Returns the tip-off of a game of the EuroLeague, in minutes after 00:00 UTC of its day. */
export function europeanTipOff(town: string, seed: number): number {
  return earlyTowns[town] ?? (europeanTipOffs[createRandom(seed).integer(europeanTipOffs.length)] as number);
}
