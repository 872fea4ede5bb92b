import type { Bet } from '#domain/odds/bet.ts';

interface Score<Name> {
  readonly winner: Name;
  readonly loser: Name;
  readonly winnerAtHome: boolean;
  readonly winnerGoals: number;
  readonly loserGoals: number;
}

/** The number of league matches in a row, 5 or more (unbeaten: 10 or more), the last one included. */
interface Run<Name> {
  readonly club: Name;
  readonly matches: number;
}

/** A high chance of something that is not decided: 80 per cent and more, of relegation 60. */
interface NearlyCertain {
  readonly chance: number;
  /** True above 99 per cent: the sentence says "more than 99 per cent", without a sign. */
  readonly isAbove99?: true;
}

/**
 * A headline: a few words with a verb, no full stop. No number is zero unless its docstring says so. `headlineTitleRace`,
 * `headlineTopMatch`, `headlineGoals` and `headlinePromotionRace` are frequent.
 */
export interface Headlines<Name> {
  /** `leader` went past `former` this week and is first today. */
  headlineNewLeader: { leader: Name; former: Name };
  /** Only in articles published before a win of the leader by itself was no news any more. */
  headlineLeaderWon: { leader: Name; loser: Name };
  headlineLeaderHeld: { leader: Name; opponent: Name };
  /** The leader lost, but is still first. */
  headlineLeaderBeaten: { leader: Name; winner: Name };
  /** `chance` is the winner's chance by the forecast, between 0 and 1. */
  headlineUpset: { winner: Name; loser: Name; chance: number };
  /** Won by four goals or more. */
  headlineRout: Score<Name>;
  headlineGoals: { competition: Name; goals: number; matches: number };
  headlineWinningRun: Run<Name>;
  headlineUnbeatenRun: Run<Name>;
  headlineLosingRun: Run<Name>;
  /** The title is won, whatever the matches left bring. */
  headlineChampions: { club: Name; competition: Name };
  /** Going straight up from `competition` is certain for these clubs, one to four, in the order of the table; from three on a headline counts them. */
  headlinePromoted: { clubs: readonly Name[]; competition: Name };
  /** Going straight down from `competition` is certain for these clubs, as in `headlinePromoted`. */
  headlineRelegated: { clubs: readonly Name[]; competition: Name };
  /** The top match of a weekend, before it. */
  headlineTopMatch: { home: Name; away: Name; competition: Name };
  /** The clearest favourite of a weekend, before it; `chance` is that of a win. */
  headlineClearFavourite: { favourite: Name; outsider: Name; favouriteAtHome: boolean; chance: number };
  /** A title nearly won, not decided. */
  headlineTitleNear: { leader: Name } & NearlyCertain;
  /** `leader` leads the table and has the best chance of the title. */
  headlineTitleRace: { leader: Name; rival: Name };
  /** `favourite` has the best chance of the title, although `leader` leads the table. */
  headlineFavouriteBehind: { favourite: Name; leader: Name };
  /** So many clubs, three or more, have 15 per cent or more of the title, and no club has a half. */
  headlineOpenRace: { competition: Name; clubs: number; favourite: Name };
  /** Going straight up is nearly certain for `club`. */
  headlinePromotionNear: { club: Name } & NearlyCertain;
  /** The two with the best chances of going straight up. */
  headlinePromotionRace: { favourite: Name; rival: Name; competition: Name };
  /** A club whose chance of relegation is near a half. */
  headlineRelegationFight: { club: Name; place: number; competition: Name };
  /** A club that goes down in four of five cases and more. */
  headlineRelegationNear: { club: Name } & NearlyCertain;
  headlineMonthWon: { month: number; year: number; profit: number };
  /** `loss` in units, as a positive number. */
  headlineMonthLost: { month: number; year: number; loss: number };
  /** Neither won nor lost. */
  headlineMonthEven: { month: number; year: number };
}

/** The stories that a review of a week and a race may both have. */
export interface SeasonStories<Name> {
  /** `ahead` is the lead over `second` in points, which may be 0 only after the last match. */
  champions: { club: Name; second: Name; ahead: number };
  /** Going straight up is certain for these clubs, one to four, in the order of the table. */
  promoted: { clubs: readonly Name[] };
  /** Going straight down is certain for these clubs, one to four. */
  relegated: { clubs: readonly Name[] };
  /** All of the last `matches` league matches were won. */
  runOfWins: Run<Name>;
  runUnbeaten: Run<Name>;
  runOfDefeats: Run<Name>;
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
  weekendTips: { tips: number; matches: number };
  weekendNoTips: { competition: Name; matches: number };
}

/** Title or promotion, and relegation, by a projection of the rest of the season. Chances between 0 and 1. */
export interface RaceStories<Name> {
  titleNear: { leader: Name } & NearlyCertain;
  titleFavourite: { favourite: Name; chance: number; rival: Name; rivalChance: number };
  /** `favourite` has the best chance of the title, although `leader` leads the table, `ahead` points in front of `favourite`; 0 when level. */
  favouriteBehind: { favourite: Name; chance: number; leader: Name; leaderChance: number; ahead: number };
  /** The third candidate. */
  titleThird: { club: Name; chance: number };
  /** Chances of one of the `places` that lead straight up, 80 per cent and more. */
  promotionNear: { club: Name; places: number } & NearlyCertain;
  /** The two best chances of one of the `places` that lead straight up; each `is…Above99` as in `NearlyCertain`. */
  promotionFavourites: {
    favourite: Name;
    chance: number;
    isAbove99?: true;
    rival: Name;
    rivalChance: number;
    isRivalAbove99?: true;
    places: number;
  };
  /** A further club: its chance of going straight up, and that of a place in the play-off, both 10 per cent and more. */
  promotionHope: { club: Name; chance: number; playOff: number };
  /** The highest chance of going down, 60 per cent and more. */
  relegationLikely: { club: Name } & NearlyCertain;
  /** A chance between 40 and 60 per cent, of a club that may stay up or go down. */
  relegationEdge: { club: Name; chance: number; place: number };
  /** A club in danger, with 25 to 40 per cent. */
  relegationDanger: { club: Name; chance: number; place: number };
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
    SeasonStories<Name>,
    RoundStories<Name>,
    WeekendStories<Name>,
    RaceStories<Name>,
    MonthStories<Name> {}

export type NewsStoryKind = keyof NewsStories<unknown>;
export type HeadlineKind = keyof Headlines<unknown>;

export type NewsStory<Name, Kind extends NewsStoryKind = NewsStoryKind> = {
  [Each in Kind]: { readonly kind: Each; readonly facts: Readonly<NewsStories<Name>[Each]> };
}[Kind];
