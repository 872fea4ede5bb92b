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

interface Balance<Club> {
  readonly club: Club;
  readonly won: number;
  readonly lost: number;
}

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
  winningRun: { readonly club: Club; readonly other: Club; readonly run: number };
  /** Defeats in a row, at least four. */
  losingRun: { readonly club: Club; readonly other: Club; readonly run: number };
  /** The club played yesterday, the other did not. */
  backToBack: { readonly club: Club; readonly other: Club };
  /** Games of this season between the two; the leader has won more, the other may have won none. */
  seasonMeetings: { readonly leader: Club; readonly other: Club; readonly won: number; readonly lost: number };
  seasonLevel: { readonly home: Club; readonly away: Club; readonly each: number };
  firstOfSeason: { readonly home: Club; readonly away: Club };
  /** Games at home, at least four; either count may be zero, not both. */
  homeRecord: Balance<Club>;
  awayRecord: Balance<Club>;
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
  playOff: { readonly home: Club; readonly away: Club };
  playIn: { readonly home: Club; readonly away: Club };
  /** Both have won at least one of their last ten. */
  lastTen: { readonly home: Club; readonly away: Club; readonly homeWon: number; readonly awayWon: number };
  /** `line`: the points by which the favourite is to win; left out when it is not known. */
  favouriteByPrice: { readonly favourite: Club; readonly chance: number; readonly line?: number };
  favouriteByRating: { readonly favourite: Club; readonly chance: number; readonly line?: number };
  even: { readonly home: Club; readonly away: Club; readonly chance: number };
  wonInOvertime: Won<Club>;
  /** By five points at most. */
  wonClosely: Won<Club>;
  wonClearly: Won<Club>;
  favouriteWon: { readonly winner: Club; readonly chance: number };
  /** With a chance under two fifths. */
  upset: { readonly winner: Club; readonly chance: number };
  /** With a chance from two fifths to a little under a half. */
  slightOutsiderWon: { readonly winner: Club; readonly chance: number };
  evenBefore: { readonly winner: Club; readonly chance: number };
  /** The favourite had to win by more than `line` points; `covered` is true when it did. */
  spreadAfter: { readonly favourite: Club; readonly line: number; readonly covered: boolean };
  /** Wins in a row, this game's included, at least three. */
  runGoesOn: { readonly club: Club; readonly run: number };
  totalPoints: { readonly points: number };
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
