import type { CountForecasts } from './counts/count-forecast.ts';
import type { ScoreParameters } from './goals/score-grid.ts';

/** The forecast of one match before any of its own prices is known. */
export interface Forecast {
  /** From results alone, without any price. */
  readonly model: ScoreParameters;
  /** From the prices of earlier matches as well; undefined when too few of them had any. */
  readonly marketInformed: ScoreParameters | undefined;
  /** Part of the goals that fall before the break; undefined while no half-time score has been seen. */
  readonly halfTimeShare: number | undefined;
  readonly reliability: Reliability;
  readonly factors: ForecastFactors;
  /** Forecasts of corners and cards, where enough of them is known. */
  readonly counts: CountForecasts;
}

/**
 * The reliability of a forecast, apart from its probabilities, by the evidence behind it and what that evidence cannot show:
 * - 5: a season or more of both clubs is known, this season is under way, and neither is in its last six matches of it;
 * - 4: both clubs are known, but their season has just begun or is about to end, or one has a shorter record;
 * - 3: of one club a few weeks are known, a long summer has gone by, or it is the last match of a season;
 * - 2: of one club hardly more than a handful of matches are known;
 * - 1: one club is new to the record; the forecast is little more than the average of its league.
 */
export type ReliabilityLevel = 1 | 2 | 3 | 4 | 5;

export interface Reliability {
  readonly level: ReliabilityLevel;
  /** Number of matches of these two clubs in the two years before the forecast, on which it is based. */
  readonly matches: number;
}

/** The figures that went into a forecast; the reasons of a tip may name these and no others. */
export interface ForecastFactors {
  /** Goals by which playing at home raises the home side's lead over the away side; 0 on neutral ground. */
  readonly homeAdvantageGoals: number;
  /** Goals of both sides together in an average match of the competition. */
  readonly leagueGoalsPerMatch: number;
  readonly home: ClubFactors;
  readonly away: ClubFactors;
  /** Clubs of the league in the match's season, among which the ranks are counted; 0 where there are no ranks. */
  readonly clubsRanked: number;
}

export interface ClubFactors {
  /** 1 is the strongest attack of the league in this season; undefined when the season's clubs are not known, and in a cup. */
  readonly attackRank?: number;
  /** 1 is the strongest defence. */
  readonly defenceRank?: number;
  /** Goals that the club would score against an average club of the competition on neutral ground. */
  readonly attackGoals: number;
  /** Goals that it would concede to one. */
  readonly defenceGoals: number;
  /** The difference, in goals a match, between the club's strength now and over its past ten matches or so; above 0 it is stronger now. */
  readonly formGoals: number;
}
