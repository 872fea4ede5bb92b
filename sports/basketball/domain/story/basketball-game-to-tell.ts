import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballStage } from '../basketball-game.ts';
import type { Conference } from './basketball-story.ts';

/** A club on the morning of a game. */
export interface BasketballSideToTell<Club> {
  readonly club: Club;
  readonly conference?: { readonly of: Conference; readonly place: number };
  readonly won: number;
  readonly lost: number;
  /** Games at home of the home side, away of the visitors. */
  readonly onThisSide: { readonly won: number; readonly lost: number };
  /** This season’s games, newest first: true for a win. */
  readonly results: readonly boolean[];
  /** Points by which the last game was won, negative for a defeat; absent before the first. */
  readonly lastMargin?: number;
  /** Whole days without a game since the last one, 0 for the second evening in a row; undefined before the first. */
  readonly restDays?: number;
}

/** The facts for the preview or review of a basketball game. */
export interface BasketballGameToTell<Club> {
  /** A whole number that differs by one between neighbours in a list; it chooses among sentences. */
  readonly order: number;
  readonly stage: BasketballStage;
  readonly home: BasketballSideToTell<Club>;
  readonly away: BasketballSideToTell<Club>;
  /** The wins of home side and visitors in this season’s games between them, before this one. */
  readonly meetings: Pair<number>;
  readonly forecast?: {
    /** Of home side and visitors. */
    readonly chances: Pair<number>;
    /** Points given to the home side, as the line of a spread; left out when no spread is quoted. */
    readonly spread?: number;
    /** The price without its margin, or the ratings alone. */
    readonly basis: 'price' | 'rating';
  };
  /** Once the game is over: the points of home side and visitors. */
  readonly result?: {
    readonly points: Pair<number>;
    readonly afterOvertime: boolean;
    /** The points of the four quarters; absent when not all are known. */
    readonly quarters?: readonly Pair<number>[];
    /** The leads of the home side in the course of the game, in its order; absent when no source reports them. */
    readonly leads?: readonly number[];
  };
}
