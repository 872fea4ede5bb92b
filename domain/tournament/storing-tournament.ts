import type { Sport } from '#domain/sports/sport.ts';

/** The facts of a competition that storing its matches needs. */
export interface StoringTournament {
  readonly numericId: number;
  readonly sport: Sport;
  /** The slug of its country in football; in other sports its first part in addresses, the sport. */
  readonly country: string;
  readonly gender: string;
  /** The providers that have listed it among the competitions that they number. */
  readonly listedBy?: readonly string[];
  /** True where nobody is at home, such as in finals of national teams. */
  readonly isOnNeutralGround?: boolean;
}
