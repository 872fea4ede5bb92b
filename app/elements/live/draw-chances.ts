import { chancePaths, drawnMinutes, figurePlaces } from '#app/elements/live/chance-drawing.ts';
import { chanceLine } from '#domain/forecast/chance-line.ts';
import type { MatchInPlay } from '#domain/forecast/goals/in-play-chances.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { readForecast, readTurns } from '#domain/live/written-chances.ts';

/**
 * Returns how the chances of a match are drawn up to its present minute: the paths of the lines, the places of the figures at their ends, the
 * chances there, and the width of the past in percent. Undefined when the score is not that of the events.
 */
export function drawChances(writtenForecast: string, writtenTurns: string, now: MatchInPlay) {
  const forecast = readForecast(writtenForecast);
  const points = chanceLine(scoreGrid(forecast), forecast.halfTimeShare, readTurns(writtenTurns), now);
  const end = points?.at(-1);
  if (points === undefined || end === undefined) return undefined;
  return { paths: chancePaths(points), places: figurePlaces(end), end, until: (end.minute / drawnMinutes) * 100 };
}
