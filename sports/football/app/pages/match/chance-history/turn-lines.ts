import { drawnMinutes } from '#app/elements/live/chance-drawing.ts';

/** The minutes that a mark above the drawing covers on a narrow phone. */
const markMinutes = 10;

/** Returns for each minute, in ascending order, the line above the drawing for its mark: 0, the lowest, when it is free. */
export function linesOfMarks(minutes: readonly number[]): number[] {
  const takenUntil: number[] = [];
  return minutes.map((minute) => {
    const free = takenUntil.findIndex((until) => until <= minute);
    const line = free === -1 ? takenUntil.length : free;
    takenUntil[line] = Math.min(minute, drawnMinutes) + markMinutes;
    return line;
  });
}
