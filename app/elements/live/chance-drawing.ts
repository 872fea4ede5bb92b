import type { ChancePoint } from '#domain/forecast/chance-line.ts';
import { chanceLine } from '#domain/forecast/chance-line.ts';
import type { MatchInPlay } from '#domain/forecast/goals/in-play-chances.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { readForecast, readTurns } from '#domain/live/written-chances.ts';
import type { MatchOutcome } from '#domain/match/match-score.ts';

/** The size of a drawing of chances: a unit for each minute, and a unit for each percentage point from the top. */
export const drawnMinutes = 90;
export const drawnHeight = 100;

const outcomes: readonly MatchOutcome[] = ['home', 'draw', 'away'];
/** The height of a figure beside the drawing. */
const figureHeight = 10;

/** Returns the line of each outcome as the `d` of an SVG path, in a drawing of `drawnMinutes` × `drawnHeight`. */
export function chancePaths(points: readonly ChancePoint[]): Record<MatchOutcome, string> {
  const pathOf = (outcome: MatchOutcome) =>
    points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.minute} ${heightOf(point[outcome])}`).join('');
  return { home: pathOf('home'), draw: pathOf('draw'), away: pathOf('away') };
}

/**
 * Returns the distance from the top to the middle of the figure for each outcome beside the end of its line, in hundredths of the drawing's
 * height: as near to the end of the line as possible without figures that cover each other.
 */
export function figurePlaces(end: Readonly<Record<MatchOutcome, number>>): Record<MatchOutcome, number> {
  const fromAbove = [...outcomes].sort((first, second) => end[second] - end[first]);
  const places = { home: 0, draw: 0, away: 0 };
  let free = 0;
  for (const outcome of fromAbove) {
    places[outcome] = Math.max(heightOf(end[outcome]), free);
    free = places[outcome] + figureHeight;
  }
  let below: number = drawnHeight;
  for (const outcome of fromAbove.reverse()) {
    places[outcome] = Math.min(places[outcome], below);
    below = places[outcome] - figureHeight;
  }
  return places;
}

const heightOf = (chance: number) => Math.round((1 - chance) * drawnHeight * 10) / 10;

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
