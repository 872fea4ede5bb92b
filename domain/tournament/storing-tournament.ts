import type { Sport } from '#domain/sports/sport.ts';

/** The facts of a competition that storing its matches needs. */
export interface StoringTournament {
  readonly numericId: number;
  readonly sport: Sport;
  /** The slug of its country in football; in other sports the first part of its address, the sport. */
  readonly country: string;
  readonly gender: string;
  /** The providers that list it among their numbered competitions. */
  readonly listedBy?: readonly string[];
  /** True when neither side is at home, as in finals of national teams. */
  readonly isOnNeutralGround?: boolean;
}
