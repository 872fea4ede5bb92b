/** Min chances from which a place is one step darker: the same in every league, so that two can be compared. */
const steps = [0.01, 0.05, 0.1, 0.2, 0.4];

/** Returns the step of colour of a final place: 0 is the palest, 5 the darkest. */
export function placeStep(chance: number): number {
  return steps.filter((least) => chance >= least).length;
}

/** The chances of a club's final places in short; places are counted from 1. */
export interface PlaceOutlook {
  readonly likeliest: number;
  readonly chance: number;
  /** The club ends between these places, both included, nine times in ten: max one in twenty above, and one below. */
  readonly from: number;
  readonly to: number;
}

/** Returns a summary of the chances of the final places, the first place's first; at least one. */
export function placeOutlook(places: readonly number[]): PlaceOutlook {
  const chance = Math.max(...places);
  const reached = (share: number) => {
    let sum = 0;
    const at = places.findIndex((ofPlace) => {
      sum += ofPlace;
      return sum > share;
    });
    return at === -1 ? places.length : at + 1;
  };
  return { likeliest: places.indexOf(chance) + 1, chance, from: reached(0.05), to: reached(0.95 - 1e-6) };
}
