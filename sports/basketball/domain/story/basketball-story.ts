/** A club by its address and by its names for languages that have none of their own for it. */
export interface BasketballClubToTell {
  readonly slug: string;
  /** `Denver Nuggets`. */
  readonly name: string;
  /** The name once it has been named in full: `Nuggets`. */
  readonly short: string;
  /** Clubs of the NBA are plural in most languages, those of Europe are as in football. */
  readonly isOfNba: boolean;
}

export type Conference = 'east' | 'west';

/** The stories of a game, by the facts that each guarantees; `Club` is a language's rendering of a club. Counts are at least one unless noted otherwise. */
export interface BasketballStories<Club> {
  /** Both in one conference, at most one game apart. */
  neighbours: {
    readonly higher: Club;
    readonly lower: Club;
    readonly higherPlace: number;
    readonly lowerPlace: number;
    readonly conference: Conference;
  };
  /** Wins in a row, at least four. */
  winningRun: Subject<Club> & { readonly run: number };
  /** Defeats in a row, at least four. */
  losingRun: Subject<Club> & { readonly run: number };
  /** The club played yesterday, the other did not. */
  backToBack: { readonly club: Club; readonly other: Club };
  /** Games of this season between the two; the leader has won more, the other may have won none. */
  seasonMeetings: { readonly leader: Club; readonly other: Club; readonly won: number; readonly lost: number };
  seasonLevel: { readonly home: Club; readonly away: Club; readonly each: number };
  firstOfSeason: { readonly home: Club; readonly away: Club };
  /** The home side's games at home and the visitors' games away, at least four each; any count may be zero, not both of one club. */
  sideRecords: {
    readonly home: Club;
    readonly away: Club;
    readonly homeWon: number;
    readonly homeLost: number;
    readonly awayWon: number;
    readonly awayLost: number;
  };
  /** The club has lost every game at home (the home side) or away (the visitors), at least five. */
  winlessOnSide: Subject<Club> & { readonly atHome: boolean; readonly games: number };
  /** The club has won every game at home (the home side) or away (the visitors), at least five. */
  perfectOnSide: Subject<Club> & { readonly atHome: boolean; readonly games: number };
  /** The club won or lost its last game by at least 20 points. */
  lastMargin: Subject<Club> & { readonly won: boolean; readonly points: number };
  /** The season of both so far; any count may be zero, not both of one club. */
  records: {
    readonly home: Club;
    readonly away: Club;
    readonly homeWon: number;
    readonly homeLost: number;
    readonly awayWon: number;
    readonly awayLost: number;
  };
  opener: { readonly home: Club; readonly away: Club };
  playOff: Occasion<Club>;
  playIn: Occasion<Club>;
  /** Both have won at least one of their last ten. */
  lastTen: { readonly home: Club; readonly away: Club; readonly homeWon: number; readonly awayWon: number };
  /** `line`: the points by which the favourite is to win; left out when it is not known. */
  favouriteByPrice: { readonly favourite: Club; readonly chance: number; readonly line?: number };
  favouriteByRating: { readonly favourite: Club; readonly chance: number; readonly line?: number };
  /** The sentence right before it speaks against the favourite; with the basis of the chance. */
  favouriteDespite: { readonly favourite: Club; readonly chance: number; readonly basis: 'price' | 'rating' };
  /** The chances of both, in whole hundredths that sum to 1; they may be equal. */
  even: { readonly home: Club; readonly away: Club; readonly homeChance: number; readonly awayChance: number };
  wonInOvertime: Won<Club>;
  /** By 25 points or more. */
  rout: Won<Club>;
  /** By five points at most. */
  wonClosely: Won<Club>;
  wonClearly: Won<Club>;
  /** `chance` is the winner's, here and in the three that follow. */
  favouriteWon: { readonly winner: Club; readonly loser: Club; readonly chance: number };
  /** With a chance under a third; with its basis. */
  upset: { readonly winner: Club; readonly loser: Club; readonly chance: number; readonly basis: 'price' | 'rating' };
  /** With a chance from a third to a little under a half. */
  slightOutsiderWon: { readonly winner: Club; readonly loser: Club; readonly chance: number };
  evenBefore: { readonly winner: Club; readonly loser: Club; readonly chance: number };
  /** The favourite, of the forecast as well, had to win by more than `line` points; `won` is true when it won, `covered` when it won by more. */
  spreadAfter: {
    readonly favourite: Club;
    readonly outsider: Club;
    readonly line: number;
    readonly won: boolean;
    readonly covered: boolean;
  };
  /** Wins in a row, this game's included, at least three. */
  runGoesOn: { readonly club: Club; readonly run: number };
  /** The winner was `behind` points behind after the second or the third quarter, at least eight. */
  cameBack: { readonly winner: Club; readonly loser: Club; readonly behind: number; readonly after: 'half-time' | 'third-quarter' };
  /** The largest deficit that the winner made up, at least twelve points; as far as the timeline tells, which has one figure for each stretch of time. */
  deficitMadeUp: { readonly winner: Club; readonly loser: Club; readonly points: number };
  /** The quarter, 1 to 4, that the winner won by at least twelve points and in which the game was decided; `points` and `against` are of that quarter. */
  decisiveQuarter: {
    readonly winner: Club;
    readonly loser: Club;
    readonly quarter: number;
    readonly points: number;
    readonly against: number;
  };
  /** The winner led after every quarter. */
  ledThroughout: { readonly winner: Club; readonly loser: Club };
  /** The first win, after at least four defeats, of the season, at home or away. */
  firstWin: { readonly club: Club; readonly where: 'season' | 'home' | 'away'; readonly defeats: number };
  /** The first defeat, after at least four wins, of the season, at home or away. */
  firstDefeat: { readonly club: Club; readonly where: 'season' | 'home' | 'away'; readonly wins: number };
  /** Without a win in this season's games, this one included, at least five. */
  stillWinless: { readonly club: Club; readonly games: number };
  /** The loser had won `run` games in a row, at least four. */
  winningRunEnded: { readonly club: Club; readonly run: number };
  /** The winner had lost `run` games in a row, at least four. */
  losingRunEnded: { readonly club: Club; readonly run: number };
  /** Defeats in a row, this game's included, at least four. */
  losingRunGoesOn: { readonly club: Club; readonly run: number };
  totalPoints: { readonly points: number };
}

/** The club that a sentence is about, and its opponent. */
interface Subject<Club> {
  readonly club: Club;
  readonly other: Club;
  /** True when an earlier sentence of the text names both clubs; false for the first. */
  readonly named: boolean;
}

/** The stage of a game. */
interface Occasion<Club> {
  readonly home: Club;
  readonly away: Club;
  /** True when an earlier sentence of the text names both clubs; false for the first. */
  readonly named: boolean;
}

interface Won<Club> {
  readonly winner: Club;
  readonly loser: Club;
  readonly points: number;
  readonly against: number;
}

export type BasketballStoryKind = keyof BasketballStories<unknown>;
export type BasketballStory<Club, Kind extends BasketballStoryKind = BasketballStoryKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly facts: BasketballStories<Club>[Each] };
}[Kind];
