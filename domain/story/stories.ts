import type { Bet } from '#domain/odds/bet.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { AgainstFavourite } from './against-favourite.ts';

/** A month of the calendar, 1 to 12; with its year when the month's name alone could be taken for a nearer one. */
export interface Month {
  readonly month: number;
  readonly year?: number;
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

interface SettledBet<Name> extends TippedBet<Name> {
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

/** The forecast as its panel shows it, and the tip. */
export interface OutlookStories<Name> {
  /** 60 per cent and more for one side. */
  forecastClear: Favourite<Name>;
  forecastFavourite: Favourite<Name>;
  /** Less than six points between the two. */
  forecastSlight: Favourite<Name>;
  /** Both have the same chance, in whole per cents. */
  forecastEven: Fixture<Name> & { winChance: number; drawChance: number };
  /** More than 2.5 goals are likelier than fewer; `chance` is that of more. */
  goalsMany: { chance: number };
  /** Fewer than 2.5 goals are likelier; `chance` is that of fewer. */
  goalsFew: { chance: number };
  likeliestScore: Fixture<Name> & MaybeNeutral & { homeGoals: number; awayGoals: number; chance: number };
  /** `price` is the one on record, `fair` the one at which neither side of the bet gains on average. */
  tip: TippedBet<Name> & { chance: number; fair: number };
  /** No bookmaker's price is fresh. */
  noTipPrices: Fixture<Name>;
  /** The bet that came nearest to a tip pays more than is fair at best, but no two licensed bookmakers pay enough more. */
  noTipThin: TippedBet<Name> & { fair: number };
  /** The bet that came nearest pays less than is fair. `price` is the best of the bookmakers', as above. */
  noTipBelowFair: TippedBet<Name> & { fair: number };
  /** No price on the result pays enough more than is fair. */
  noTipValue: Fixture<Name>;
  noTipTooGood: Fixture<Name>;
  /** Only this bet pays more than is fair, but its `chance` is below `least`, the lowest that we tip; both read differently in whole per cents. */
  noTipUnlikely: TippedBet<Name> & { chance: number; least: number };
  /** Only this bet pays more than is fair, but its price is below `least`, the lowest that we tip; both read differently in two decimals. */
  noTipShort: TippedBet<Name> & { least: number };
  noTipLittleKnown: Fixture<Name>;
}

/** A match that is over: the expectation and the result, in the past tense. */
export interface ReviewStories<Name> {
  favouriteWon: Won<Name> & { chance: number };
  /** The winner's chance was at least ten percentage points below the loser's. */
  upset: Won<Name> & { chance: number };
  /** Won in a match without a favourite. */
  openMatchWon: Won<Name> & { chance: number };
  /** The favourite was held to a draw; `goals` each may be 0. */
  favouriteHeld: { favourite: Name; outsider: Name; favouriteAtHome: boolean; goals: number; chance: number };
  drawnOpenMatch: Fixture<Name> & { goals: number; drawChance: number };
  /** Without a forecast. */
  justWon: Won<Name>;
  justDrawn: Fixture<Name> & { goals: number };
  /** The winner was behind at half-time; `ownGoals` and `otherGoals` are of the first half, the winner's first; `ownGoals` may be 0. */
  cameFromBehind: Won<Name> & HalfTime;
  /** The winner was two goals or more ahead at half-time, and no less in the end; `otherGoals` may be 0. */
  settledByHalfTime: Won<Name> & HalfTime;
  /** A match with a winner was level at half-time; `goals` each may be 0. */
  levelAtHalfTime: { goals: number };
  /** `club` led at half-time and had to share the points; `otherGoals` may be 0. */
  leadNotHeld: Subject<Name> & HalfTime;
  wonInExtraTime: { winner: Name; loser: Name };
  wonOnPenalties: { winner: Name; loser: Name };
  /** `expected` goals, with one decimal, against those scored; at least 1.5 apart. */
  moreGoals: { expected: number; goals: number };
  /** `goals` is at least 1. */
  fewerGoals: { expected: number; goals: number };
  goalless: { expected: number };
  /** The likeliest score came true. */
  exactScore: { chance: number };
  winningRunGoesOn: Run<Name>;
  winningRunEnded: Run<Name>;
  losingRunGoesOn: Run<Name>;
  losingRunEnded: Run<Name>;
  unbeatenRunEnded: Run<Name>;
  winlessRunEnded: Run<Name>;
  tipWon: SettledBet<Name>;
  tipHalfWon: SettledBet<Name>;
  tipLost: SettledBet<Name>;
  tipHalfLost: SettledBet<Name>;
  tipVoid: SettledBet<Name>;
}

export interface Stories<Name> extends LeadStories<Name>, PlayedStories<Name>, OutlookStories<Name>, ReviewStories<Name> {}

export type StoryKind = keyof Stories<unknown>;
export type LeadKind = keyof LeadStories<unknown>;

/** A story of a match, with its clubs by names of the type `Name`. */
export type Story<Name, Kind extends StoryKind = StoryKind> = {
  [Each in Kind]: { readonly kind: Each; readonly facts: Readonly<Stories<Name>[Each]> };
}[Kind];
