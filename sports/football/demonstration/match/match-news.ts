import { combineSeeds, createRandom, sampleNormal } from '#domain/chance/random.ts';
import type { ExpectedGoals } from '../clubs/club-strength.ts';

/** Standard deviation of the change of a side's expected goals through news in the week before a match (injuries, line-ups). */
const newsOfWeek = 0.06;
const daysOfWeek = 7;

/** Returns the factors by which all news before a match has changed the expected goals of both sides. */
export function allNews(seed: number): ExpectedGoals {
  const { home, away } = sumOfNews(seed);
  return { home: Math.exp(home), away: Math.exp(away) };
}

/**
 * Returns the same for the news until then: it arrives day by day, each independent of the others.
 *
 * @param elapsed the part of the week before the match that is over, 0 to 1
 */
export function newsUntil(seed: number, elapsed: number): ExpectedGoals {
  const { home, away } = sumOfNews(seed);
  const days = createRandom(combineSeeds(seed, 'days of news'));
  const known = (sum: number): number => Math.exp(sum * elapsed + wander(elapsed, () => sampleNormal(days)));
  return { home: known(home), away: known(away) };
}

function sumOfNews(seed: number): { home: number; away: number } {
  const random = createRandom(combineSeeds(seed, 'news'));
  return { home: newsOfWeek * sampleNormal(random), away: newsOfWeek * sampleNormal(random) };
}

/** Returns the distance from the straight line of a random walk over a week's days that is tied at both ends. */
function wander(elapsed: number, draw: () => number): number {
  let walked = 0;
  let whole = 0;
  for (let day = 0; day < daysOfWeek; day += 1) {
    const step = draw();
    whole += step;
    walked += step * Math.min(1, Math.max(0, elapsed * daysOfWeek - day));
  }
  return (newsOfWeek / Math.sqrt(daysOfWeek)) * (walked - elapsed * whole);
}
