import type { Forecast } from '#domain/forecast/forecast.ts';
import { byDay } from '#domain/forecast/strengths/by-day.ts';
import type { ObservedMatch } from '#domain/forecast/strengths/observed-match.ts';
import type { Ratings } from '#domain/forecast/strengths/ratings.ts';

/**
 * Yields matches in the order in which they were played: every match of a day is forecast from the days before it, then the day is
 * observed. The order within a day (tournament, home club, away club) is fixed, so that the same matches give the same bits.
 *
 * @param matches in any order
 */
export function* walkForward<Match extends ObservedMatch>(
  ratings: Ratings,
  matches: readonly Match[],
): Generator<{ readonly match: Match; readonly forecast: Forecast }> {
  const inOrder = [...matches].sort(byDay);
  for (let from = 0; from < inOrder.length; ) {
    const day = inOrder[from]?.kickoffDay;
    let until = from;
    while (inOrder[until]?.kickoffDay === day) until += 1;
    const ofDay = inOrder.slice(from, until);
    for (const match of ofDay) yield { match, forecast: ratings.forecast(match) };
    for (const match of ofDay) ratings.observe(match);
    from = until;
  }
}
