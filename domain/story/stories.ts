import type { Bet } from '#domain/odds/bet.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { AgainstFavourite } from './against-favourite.ts';
import type { DecidedOutcome, Moment } from './match-to-tell.ts';

/** A month of the calendar, 1 to 12; with its year when the month's name alone could be taken for a nearer one. */
export interface Month {
  readonly month: number;
  readonly year?: number;
  /** True for the month of the match that the text is about: it is not named, but called this one. */
  readonly isPresent?: true;
}

interface Fixture<Name> {
  readonly home: Name;
  readonly away: Name;
}

/** The club that a sentence is about, and its opponent. */
interface Subject<Name> {
  readonly club: Name;
  readonly opponent: Name;
  /** True when the club that the sentence is about plays at home. */
  readonly atHome: boolean;
}

/** A club's run, in matches of this season's league. */
interface Run<Name> extends Subject<Name> {
  readonly run: number;
}

/** A club at home, or away, this season: matches of the league on that side. */
interface SideRecord<Name> extends Subject<Name> {
  readonly played: number;
  readonly won: number;
}

interface Favourite<Name> {
  readonly favourite: Name;
  readonly outsider: Name;
  readonly favouriteAtHome: boolean;
  readonly favouriteChance: number;
  readonly outsiderChance: number;
  readonly drawChance: number;
  /** The fact mentioned earlier in the preview that speaks against the favourite, if any. */
  readonly despite?: AgainstFavourite;
}

interface Won<Name> {
  readonly winner: Name;
  readonly loser: Name;
  readonly winnerAtHome: boolean;
  readonly winnerGoals: number;
  readonly loserGoals: number;
}

/** The last place of the table, so that a text can call it the bottom; absent when the table is not whole. */
interface OfTable {
  readonly lastPlace?: number;
}

/** A club's last match of this season's league, from its own view. `opponent` is that of the coming match. */
interface LastMatch<Name> extends Subject<Name> {
  /** The opponent of that match. */
  readonly rival: Name;
  /** The rival's present place; only where that makes the result remarkable. */
  readonly rivalPlace?: number;
  /** May be 0. */
  readonly ownGoals: number;
  /** May be 0. */
  readonly otherGoals: number;
  /** True when the club that the sentence is about was at home in that match. */
  readonly wasAtHome: boolean;
}

/** The goals of the first half, from the view of the club that the sentence is about. */
interface HalfTime {
  readonly ownGoals: number;
  readonly otherGoals: number;
}

interface MaybeNeutral {
  /** True when neither side is at home; absent otherwise. */
  readonly neutral?: true;
}

interface TippedBet<Name> extends Fixture<Name>, MaybeNeutral {
  readonly bet: Bet;
  readonly price: number;
}

interface MaybeUnlikely {
  /** True for a bet on a result (home win, draw, away win) that is not the likeliest by the forecast; absent otherwise, and without a forecast. */
  readonly unlikely?: true;
}

interface SettledBet<Name> extends TippedBet<Name>, MaybeUnlikely {
  /** In units, of a stake of one; negative for a loss. */
  readonly profit: number;
}

/** The range of the known meetings of both clubs: since a year, and in leagues only or in all competitions. */
interface Known {
  readonly since: number;
  readonly leagueOnly: boolean;
}

/**
 * The first sentence of a preview, about the most remarkable fact of the match; it names both clubs. Places are counted from 1, chances are
 * between 0 and 1, no number is zero unless its docstring says so.
 */
export interface LeadStories<Name> {
  firstMeetsSecond: { leader: Name; chaser: Name; gap: number; leaderAtHome: boolean };
  /** `gap` is 0 where the first two are level on points. */
  firstMeetsSecondLevel: { leader: Name; chaser: Name; points: number; leaderAtHome: boolean };
  derby: Fixture<Name> & { town: Name };
  /** The leader against another club; `ahead` is its lead in points over the second club. */
  leaderPlays: Subject<Name> & OfTable & { ahead: number; opponentPlace: number };
  /** For all possible results to come `club` is champion, goes up or goes down. */
  alreadyDecided: Subject<Name> & OfTable & { as: 'champion' | 'promoted' | 'relegated'; opponentPlace: number };
  /** Both are in a relegation place or right above one, and can still go down and still stay up. */
  relegationFight: Fixture<Name> & OfTable & { homePlace: number; awayPlace: number };
  bottomPlays: Subject<Name> & { opponentPlace: number };
  /** A win would lift `lower` above `higher`, who are one or two points ahead. */
  overtake: OfTable & { lower: Name; higher: Name; gap: number; lowerPlace: number; higherPlace: number; lowerAtHome: boolean };
  levelOnPoints: Fixture<Name> & OfTable & { points: number; homePlace: number; awayPlace: number };
  /** At least ten points are between the two. */
  gulf: OfTable & { higher: Name; lower: Name; gap: number; higherPlace: number; lowerPlace: number; higherAtHome: boolean };
  /** Nothing else is remarkable; one to nine points, or places, are between them. */
  inTable: OfTable & { higher: Name; lower: Name; higherPlace: number; lowerPlace: number; higherAtHome: boolean };
  /** Four or more wins in a row. */
  winningRun: Run<Name>;
  losingRun: Run<Name>;
  /** Six or more without a defeat, draws among them. */
  unbeatenRun: Run<Name>;
  /** Five or more without a win, draws among them. */
  winlessRun: Run<Name>;
  /** Three or more matches without scoring. */
  goalDrought: Run<Name>;
  /** Three or more matches without conceding. */
  cleanSheets: Run<Name>;
  /** One club has won three or more in a row, the other has lost three or more. */
  oppositeRuns: { up: Name; down: Name; upRun: number; downRun: number; upAtHome: boolean };
  /** The home side has won every match at home this season. */
  perfectAtHome: SideRecord<Name>;
  /** The home side has not lost at home this season, but drawn there. */
  fortress: SideRecord<Name>;
  /** The home side has not won at home this season; `won` is 0. */
  homeWithoutWin: SideRecord<Name>;
  /** The away side has won every match away this season. */
  perfectAway: SideRecord<Name>;
  /** The away side has not lost away this season, but drawn there. */
  strongTravellers: SideRecord<Name>;
  /** The away side has not won away this season; `won` is 0. */
  awayWithoutWin: SideRecord<Name>;
  /** The last meeting, at most a good year ago, ended with three goals or more between them. `winnerAtHome` is of the coming match. */
  heavyDefeat: Won<Name> & { on: Month };
  /** `club` has not beaten `opponent` in their last `meetings` meetings. */
  hoodoo: Subject<Name> & { meetings: number };
  /** Both play their first league match of the season. */
  seasonStart: Fixture<Name> & { competition: Name };
  promoted: Subject<Name>;
  /** A league match of which nothing else is known. */
  leagueMatch: Fixture<Name> & { competition: Name };
  cupTie: Fixture<Name> & { competition: Name; stage: Stage | undefined };
  cupFinal: Fixture<Name> & { competition: Name };
  /** On neutral ground, where neither side is at home. */
  neutralGround: Fixture<Name> & { competition: Name; stage: Stage | undefined };
}

/**
 * Further sentences of a preview. Both clubs have been named by now. On neutral ground no sentence is about one club alone, and `…AtHome`
 * of two clubs is absent.
 */
export interface PlayedStories<Name> {
  /** Wins among the last `of` league matches of both; each has won, `better` more often. */
  formUneven: { better: Name; worse: Name; betterAtHome?: boolean; betterWins: number; worseWins: number; of: number };
  formLevel: Fixture<Name> & { wins: number; of: number };
  /** `worse` has won none of its last `of`. */
  formOneSided: { better: Name; worse: Name; betterAtHome?: boolean; betterWins: number; of: number };
  formWinless: Fixture<Name> & { of: number };
  alsoWinning: Run<Name>;
  alsoLosing: Run<Name>;
  alsoUnbeaten: Run<Name>;
  alsoWinless: Run<Name>;
  alsoGoalless: Run<Name>;
  alsoCleanSheets: Run<Name>;
  alsoPerfectAtHome: SideRecord<Name>;
  alsoFortress: SideRecord<Name>;
  alsoHomeWithoutWin: SideRecord<Name>;
  alsoPerfectAway: SideRecord<Name>;
  alsoStrongTravellers: SideRecord<Name>;
  alsoAwayWithoutWin: SideRecord<Name>;
  alsoPromoted: Subject<Name>;
  /** Players certain to miss the match, injured or suspended, at least three. */
  alsoMissing: Subject<Name> & { players: number };
  /** The last league match was won by three goals or more, or against one of the first three by a club further down. */
  lastWon: LastMatch<Name>;
  /** The last league match was lost by three goals or more, or against the last of the table. */
  lastLost: LastMatch<Name>;
  /** The chance, by our simulation of the season, that the club is champion, goes up or goes down; neither close to 0 nor to 1. */
  seasonChance: Subject<Name> & { of: 'title' | 'promotion' | 'relegation'; chance: number };
  /** The places of both; `gap` is at least 1. */
  standings: OfTable & { higher: Name; lower: Name; higherAtHome?: boolean; higherPlace: number; lowerPlace: number; gap: number };
  standingsLevel: Fixture<Name> & OfTable & { homePlace: number; awayPlace: number; points: number };
  /** At least 3.3 goals of both sides in an average league match of the club. */
  manyGoals: Subject<Name> & { matches: number; goals: number };
  /** At most 2 goals of both sides in an average league match of the club. */
  fewGoals: Subject<Name> & { matches: number; goals: number };
  meetingsLead: Known & { leader: Name; trailer: Name; leaderAtHome?: boolean; meetings: number; leaderWins: number };
  /** As many wins each, at least one. */
  meetingsLevel: Known & Fixture<Name> & { meetings: number; wins: number };
  /** `winnerAtHome` is of the coming match, not of the last one. */
  lastMeetingWon: Won<Name> & { on: Month };
  lastMeetingDrawn: Fixture<Name> & { goals: number; on: Month };
  /** No meeting is known. */
  neverMet: Known & Fixture<Name>;
}

/** The forecast as its panel shows it, the chances of one event rounded together to whole hundredths, and the tip. */
export interface OutlookStories<Name> {
  /** 60 per cent and more for one side. */
  forecastClear: Favourite<Name>;
  forecastFavourite: Favourite<Name>;
  /** Less than six points between the two. */
  forecastSlight: Favourite<Name>;
  /** The draw is at least as likely as a win of either side; one side is likelier to win than the other. */
  forecastDraw: Omit<Favourite<Name>, 'despite'>;
  /** Both have the same chance, in whole per cents. */
  forecastEven: Fixture<Name> & { winChance: number; drawChance: number };
  /** More than 2.5 goals are likelier than fewer; `chance` is that of more. */
  goalsMany: { chance: number };
  /** Fewer than 2.5 goals are likelier; `chance` is that of fewer. */
  goalsFew: { chance: number };
  /** The likeliest of all scores, which has the likeliest result. */
  likeliestScore: Fixture<Name> & MaybeNeutral & { homeGoals: number; awayGoals: number; chance: number };
  /** The likeliest score with the likeliest result, a win of one side, where a score with another result is likelier. */
  likeliestWin: Fixture<Name> & MaybeNeutral & { homeGoals: number; awayGoals: number; chance: number };
  /** `price` is the one on record, `fair` the one at which neither side of the bet gains on average. */
  tip: TippedBet<Name> & MaybeUnlikely & { chance: number; fair: number };
  /** No bookmaker's price is fresh. */
  noTipPrices: Fixture<Name>;
  /** The bet that came nearest to a tip pays more than is fair at best, but no two licensed bookmakers pay enough more. */
  noTipThin: TippedBet<Name> & { fair: number };
  /** The bet that came nearest pays less than is fair. `price` is the best of the bookmakers', as above. */
  noTipBelowFair: TippedBet<Name> & { fair: number };
  /** The same, where the page shows a price above the fair one on a market in which we publish no tips: it speaks only of the bets that we tip. */
  noTipAmongOurs: TippedBet<Name> & { fair: number };
  /** No price on the result pays enough more than is fair. */
  noTipValue: Fixture<Name>;
  noTipTooGood: Fixture<Name>;
  /** Only this bet pays more than is fair, but its `chance`, as the page shows it, is below `least`, the lowest that we tip; in whole per cents both may read alike. */
  noTipUnlikely: TippedBet<Name> & { chance: number; least: number };
  /** Only this bet pays more than is fair, but its price is below `least`, the lowest that we tip; in two decimals both may read alike. */
  noTipShort: TippedBet<Name> & { least: number };
  noTipLittleKnown: Fixture<Name>;
}

/** A club's place in a settled table before kick-off. */
export type Rank = 'first' | 'last';

/** A win, with the clubs' ranks; absent for the places between, early in the season and in cups. */
interface RankedWin<Name> extends Won<Name> {
  readonly winnerRank?: Rank;
  readonly loserRank?: Rank;
}

interface RankedDraw<Name> extends Fixture<Name> {
  /** The goals of each side; may be 0. */
  readonly goals: number;
  readonly homeRank?: Rank;
  readonly awayRank?: Rank;
}

/** A goal at a moment of the ninety minutes. */
interface GoalAt extends Moment {
  /** Absent for a goal from open play. */
  readonly by?: 'penalty' | 'own-goal';
}

/** The outcome from the view of the club that the sentence is about. */
interface Ended {
  readonly outcome: 'won' | 'drawn' | 'lost';
}

/** A record of this season's league: `played` matches, this one counted; only those on one ground when `ground` is set. */
interface SeasonRecord<Name> extends Subject<Name> {
  readonly played: number;
  readonly ground?: 'home' | 'away';
}

/** A place before kick-off and after the match, with all matches counted that kicked off before it or at the same time. */
interface PlaceChange<Name> extends Subject<Name> {
  readonly from: number;
  readonly to: number;
  /** True when it crossed the line above the relegation places, play-offs included. */
  readonly relegation?: true;
  /** True after a draw; otherwise a club that went up won, and one that went down lost. */
  readonly drawn?: true;
}

/**
 * The first sentence of a review, which names both clubs and the score after ninety minutes. `winnerGoals` is never 0, `loserGoals` and the goals
 * of a draw may be. In a text without `ground` neither club is at home, and `winnerAtHome` means nothing.
 */
export interface ResultStories<Name> {
  homeWin: RankedWin<Name>;
  awayWin: RankedWin<Name>;
  /** On neutral ground, or in a final. */
  justWon: Won<Name>;
  /** At least four goals apart, or five goals for the winner and three apart. */
  rout: RankedWin<Name>;
  /** The last goal of a match won by one: it broke the deadlock in the 80th minute or later. `fromBehind` is true when the loser had led. */
  lateWinner: RankedWin<Name> & GoalAt & { fromBehind?: true };
  /** Won after a deficit of two goals or more: `ownGoals` and `otherGoals` at its largest, the winner's first; `ownGoals` may be 0. */
  comebackWon: RankedWin<Name> & HalfTime;
  derbyWon: RankedWin<Name> & { town: Name };
  justDrawn: RankedDraw<Name>;
  /** `club` made it level in the 80th minute or later; `goals` each, at least 1. */
  lateEqualiser: Subject<Name> & GoalAt & { goals: number };
  /** `club` drew after a deficit of two goals or more: `ownGoals` and `otherGoals` at its largest; `ownGoals` may be 0; `goals` each in the end. */
  comebackDrawn: Subject<Name> & HalfTime & { goals: number };
  derbyDrawn: RankedDraw<Name> & { town: Name };
}

/** The course of the match. Both clubs and the score have been named by now. */
export interface CourseStories<Name> {
  /** Without a known course: the winner was behind at half-time; `ownGoals` and `otherGoals` are of the first half, the winner's first; `ownGoals` may be 0. */
  cameFromBehind: Won<Name> & HalfTime;
  /** The winner was two goals or more ahead at half-time, never less afterwards, and scored again; `otherGoals` may be 0. */
  settledByHalfTime: Won<Name> & HalfTime;
  /** A match with a winner was level at half-time; `goals` each may be 0. With a known course only after `lateWinner`. */
  levelAtHalfTime: { goals: number };
  /** `club` led at half-time and had to share the points; `otherGoals` may be 0. With a known course only after `lateEqualiser`. */
  leadNotHeld: Subject<Name> & HalfTime;
  /**
   * The loser had led by one goal, last until the winner equalised in this minute; `ownGoals` of the winner (may be 0) and `otherGoals` while behind.
   * `winning` put the winner ahead for good, after the equaliser: no other sentence tells it. `winnerGoals` and `loserGoals` are of the end.
   */
  turnedRound: Won<Name> & HalfTime & GoalAt & { winning: GoalAt };
  /** The lead went from one side to the other so many times, twice or more. */
  leadChanged: { times: number };
  /** The winner had led by three goals or more, from this moment, and won by one. */
  leadShrank: Won<Name> & HalfTime & Moment;
  /** The last goal of a match won by one, which broke the deadlock; told where the opening does not. 1–0 has no other goal. */
  winningGoal: Won<Name> & GoalAt;
  /**
   * The winner led from this goal on to the end; further goals followed. `ownGoals` and `otherGoals` right after it; `otherGoals` may be 0.
   * `winning` is the later goal without which the match would have ended level; absent when this goal is the one. `winnerGoals` and `loserGoals` are of the end.
   */
  aheadForGood: Won<Name> & HalfTime & GoalAt & { winning?: GoalAt };
  /** The last goal of a draw, by `club`; told where the opening does not. `goals` each in the end. */
  equaliser: Subject<Name> & GoalAt & { goals: number };
  /** Two or three goals (`goals`) of `club` within `minutes` (0 to 10; 0 in the same minute), the first in `minute`. */
  quickGoals: Subject<Name> & { goals: number; minutes: number; minute: number };
  /** All goals of the match, three or more, fell in one half. */
  goalsInOneHalf: { half: 'first' | 'second'; goals: number };
  /** One player scored `goals`, three or more, of the club's `of`. `player` is the last name; absent when no source names the player. */
  threeByOne: Subject<Name> & { goals: number; of: number; player?: string; women?: true };
  /** Two or more of the match's goals, `of` in all, were penalties. */
  penaltyGoals: { goals: number; of: number };
  /** `club` missed a penalty. */
  penaltyMissed: Subject<Name> & Moment & Ended;
  /** `club` alone lost a player, one. */
  sentOff: Subject<Name> & Moment & Ended;
  /** `club` alone lost two or more players (`players`), the first at this moment. */
  severalSentOff: Subject<Name> & Moment & Ended & { players: number };
  /** Both lost players, at least one each. */
  bothSentOff: Fixture<Name> & { homePlayers: number; awayPlayers: number };
  wonInExtraTime: { winner: Name; loser: Name };
  wonOnPenalties: { winner: Name; loser: Name };
}

/** The meaning of the result in the table and for the clubs' records. */
export interface MeaningStories<Name> {
  /** `to` is less than `from`; 1 means that the club went top. */
  movedUp: PlaceChange<Name>;
  /** `to` is more than `from`; `from` 1 means that the club lost the top. */
  movedDown: PlaceChange<Name>;
  /** Certain since this round, whatever happens in the remaining matches. */
  decided: Subject<Name> & { outcome: DecidedOutcome };
  winningRunGoesOn: Run<Name>;
  /** `drawn` when the match that ended the run was a draw; absent after a defeat. */
  winningRunEnded: Run<Name> & { drawn?: true };
  losingRunGoesOn: Run<Name>;
  losingRunEnded: Run<Name>;
  unbeatenRunEnded: Run<Name>;
  winlessRunEnded: Run<Name>;
  /** The club's first win of the season, or its first at home or away, in four matches or more. */
  firstWin: SeasonRecord<Name>;
  /** The club's first defeat of the season, or its first at home or away, in five matches or more. */
  firstDefeat: SeasonRecord<Name>;
  /** No win yet this season, or none at home or away, after five matches or more. */
  stillWinless: SeasonRecord<Name>;
}

/** The forecast in hindsight, and the tip. Earlier sentences have the result: these repeat no score. */
export interface HindsightStories<Name> {
  /** The winner was the favourite; `chance` of its win. */
  expectedWin: Won<Name> & { chance: number };
  /** The loser was the favourite, by six percentage points or more; `chance` of the winner's win, `loserChance` of the loser's. */
  unexpectedWin: Won<Name> & { chance: number; loserChance: number };
  /** No favourite by ten points, and a winner less than six behind with a chance of 30 per cent or more; `chance` of the winner's win. */
  winWithoutFavourite: Won<Name> & { chance: number };
  /** A draw; `chance` of the favourite's win. */
  favouriteHeldBack: { favourite: Name; outsider: Name; favouriteAtHome: boolean; chance: number };
  /** A draw without a favourite. */
  drawWithoutFavourite: { drawChance: number };
  /** The likeliest score came true, with its goals, those of the winner first; both may be 0. Told instead of the five above. */
  exactScore: { chance: number; winnerGoals: number; loserGoals: number };
  /** `expected` goals, with one decimal, against those scored; at least 2.5 apart. */
  moreGoals: { expected: number; goals: number };
  /** `goals` is at least 1. */
  fewerGoals: { expected: number; goals: number };
  goalless: { expected: number };
  tipWon: SettledBet<Name>;
  tipHalfWon: SettledBet<Name>;
  tipLost: SettledBet<Name>;
  tipHalfLost: SettledBet<Name>;
  tipVoid: SettledBet<Name>;
}

/** A match that is over, in the past tense. */
export interface ReviewStories<Name> extends ResultStories<Name>, CourseStories<Name>, MeaningStories<Name>, HindsightStories<Name> {}

export interface Stories<Name> extends LeadStories<Name>, PlayedStories<Name>, OutlookStories<Name>, ReviewStories<Name> {}

export type StoryKind = keyof Stories<unknown>;
export type LeadKind = keyof LeadStories<unknown>;

/** A story of a match, with its clubs by names of the type `Name`. */
export type Story<Name, Kind extends StoryKind = StoryKind> = {
  [Each in Kind]: { readonly kind: Each; readonly facts: Readonly<Stories<Name>[Each]> };
}[Kind];
