import type { Carry } from '../../season-format.ts';

/** The points that a club carries into a stage. */
export interface CarriedPoints {
  readonly points: number;
  /** True when they were halved and an odd half was rounded, up or down. */
  readonly isRounded: boolean;
}

/**
 * Returns the points that clubs carry into a stage.
 *
 * @param before the points of the stage before, rulings included, of the clubs of the new table in the order of their places
 */
export function carriedPoints(carry: Carry['points'], before: readonly number[]): CarriedPoints[] {
  const last = before.at(-1) ?? 0;
  return before.map((points) => ({
    points: amountCarried(carry, points, last),
    isRounded: isRounded(carry, points),
  }));
}

/** Returns true when an odd half of a club's points is rounded. */
export function isRounded(carry: Carry['points'], points: number): boolean {
  return (carry === 'half-up' || carry === 'half-down') && points % 2 !== 0;
}

/**
 * Returns the points that one club carries over.
 *
 * @param last the points of the last club of the new table
 */
export function amountCarried(carry: Carry['points'], points: number, last: number): number {
  switch (carry) {
    case 'none':
      return 0;
    case 'all':
      return points;
    case 'half-up':
      return Math.ceil(points / 2);
    case 'half-down':
      return Math.floor(points / 2);
    case 'fifth-of-lead':
      return Math.round((points - last) / 5);
  }
}
