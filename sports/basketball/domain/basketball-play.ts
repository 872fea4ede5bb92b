import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballStage, Venue } from './basketball-game.ts';

/** The current or final points of a game, home side first. */
export interface BasketballPlay {
  /** Points of the quarters that have begun, max four. Empty when only `total` is known. */
  readonly quarters: readonly Pair<number>[];
  /** Points of all overtimes together; left out without an overtime. */
  readonly overtime?: Pair<number>;
  /** The points of both sides, overtime included. */
  readonly total: Pair<number>;
  /** Left out unless the game is in play and a source reports its clock. */
  readonly clock?: { readonly period: BasketballPeriod; readonly secondsLeft?: number };
}

export const basketballPeriods = ['q1', 'q2', 'half-time', 'q3', 'q4', 'overtime', 'break'] as const;
export type BasketballPeriod = (typeof basketballPeriods)[number];

/** The facts of a game that do not change while it is played. */
export interface BasketballFacts {
  readonly stage: BasketballStage;
  readonly venue: Venue;
}

/** The timeline of a game, when a source reports it: the lead of the home side at the end of each stretch of so many seconds. */
export interface BasketballTimeline {
  readonly stretchSeconds: number;
  readonly leads: readonly number[];
  readonly most?: BasketballLeaders;
}

export const playerFigures = ['points', 'rebounds', 'assists'] as const;
export type PlayerFigure = (typeof playerFigures)[number];

/** The player of each side with the most of each figure so far, home side first; null when no player has any. */
export type BasketballLeaders = Readonly<Record<PlayerFigure, Pair<FigureLeader | null>>>;

export interface FigureLeader {
  /** Undefined when the source reports no names. */
  readonly playerName?: string;
  readonly shirtNumber: number;
  readonly amount: number;
}
