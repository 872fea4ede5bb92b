import type { Bet } from '#domain/odds/bet.ts';

interface Score<Name> {
  readonly winner: Name;
  readonly loser: Name;
  readonly winnerAtHome: boolean;
  readonly winnerGoals: number;
  readonly loserGoals: number;
}

/** A headline: a few words with a verb, no full stop. No number is zero unless its docstring says so. */
export interface Headlines<Name> {
  headlineNewLeader: { leader: Name; former: Name };
  headlineLeaderWon: { leader: Name; loser: Name };
  headlineLeaderHeld: { leader: Name; opponent: Name };
  headlineLeaderBeaten: { leader: Name; winner: Name };
  /** `chance` is the winner's chance by the forecast, between 0 and 1. */
  headlineUpset: { winner: Name; loser: Name; chance: number };
  headlineGoals: { competition: Name; goals: number; matches: number };
  /** The top match of a weekend, before it. */
  headlineTopMatch: { home: Name; away: Name; competition: Name };
  headlineTitleNear: { leader: Name; chance: number };
  headlineTitleRace: { leader: Name; rival: Name };
  headlineMonthWon: { month: number; year: number; profit: number };
  /** `loss` in units, as a positive number. */
  headlineMonthLost: { month: number; year: number; loss: number };
  /** Neither won nor lost. */
  headlineMonthEven: { month: number; year: number };
}

/** The week of a league, in the past tense. */
export interface RoundStories<Name> {
  /** `leader` went past `former` this week. */
  newLeader: { leader: Name; former: Name; points: number };
  /** `ahead` is the leader's lead in points over the second after the week; 0 when level on points. */
  leaderWon: Score<Name> & { leader: Name; ahead: number };
  leaderHeld: { leader: Name; opponent: Name; leaderAtHome: boolean; goals: number; ahead: number };
  leaderBeaten: Score<Name> & { leader: Name; ahead: number };
  /** The leader had no match this week. */
  leaderIdle: { leader: Name; ahead: number };
  /** Three goals or more between the two. */
  biggestWin: Score<Name>;
  upsetOfWeek: Score<Name> & { chance: number };
  /** Two places or more; `to` is the better one. */
  climber: { club: Name; from: number; to: number };
  /** `to` is the worse one. */
  faller: { club: Name; from: number; to: number };
  goalsOfWeek: { goals: number; matches: number };
  /** The result to which the forecast had given the greatest chance came in `right` of `of` matches; neither none nor all. */
  forecastRecord: { right: number; of: number };
  forecastAllRight: { of: number };
  forecastNoneRight: { of: number };
}

/** The days before a weekend. Its most notable matches are covered by the openings of previews. */
export interface WeekendStories<Name> {
  weekendIntro: { competition: Name; matches: number };
  clearestFavourite: { favourite: Name; outsider: Name; favouriteAtHome: boolean; chance: number };
  /** The match whose `homeChance` and `awayChance` are closest together. */
  openestMatch: { home: Name; away: Name; homeChance: number; awayChance: number };
  weekendTips: { tips: number };
  weekendNoTips: { competition: Name };
}

/** Title and relegation, by a projection of the rest of the season. Chances between 0 and 1. */
export interface RaceStories<Name> {
  /** 80 per cent and more. */
  titleNear: { leader: Name; chance: number };
  titleFavourite: { favourite: Name; chance: number; rival: Name; rivalChance: number };
  /** The third candidate. */
  titleThird: { club: Name; chance: number };
  /** The highest chance of going down, 60 per cent and more. */
  relegationLikely: { club: Name; chance: number };
  /** The chance nearest to a half, between a quarter and three quarters, of a club that may stay up or go down. */
  relegationEdge: { club: Name; chance: number; place: number };
  raceMethod: { simulations: number };
}

export interface MonthStories<Name> {
  /** `won` or `lost` may be 0; the sentence then leaves it out. */
  tipsOfMonth: { month: number; year: number; tips: number; won: number; lost: number };
  monthProfit: { profit: number; tips: number };
  monthLoss: { loss: number; tips: number };
  monthEven: { tips: number };
  /** Two and more in a row. */
  tipsLosingRun: { run: number };
  dearestWin: { home: Name; away: Name; bet: Bet; price: number };
  recordKeepsAll: { tips: number };
}

export interface NewsStories<Name>
  extends Headlines<Name>,
    RoundStories<Name>,
    WeekendStories<Name>,
    RaceStories<Name>,
    MonthStories<Name> {}

export type NewsStoryKind = keyof NewsStories<unknown>;

export type NewsStory<Name, Kind extends NewsStoryKind = NewsStoryKind> = {
  [Each in Kind]: { readonly kind: Each; readonly facts: Readonly<NewsStories<Name>[Each]> };
}[Kind];
