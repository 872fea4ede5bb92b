import { atRisk } from './at-risk.ts';
import type { MatchToTell } from './match-to-tell.ts';
import type { Stories, Story, StoryKind } from './stories.ts';

/**
 * A statement about a match that a sentence or a box of its page makes. No two statements of one page may contradict each other. `of` is the club that it is
 * about; absent when it is about the match.
 */
export type Claim<Name> =
  /** The likelier winner; undefined for none. */
  | { readonly about: 'favourite'; readonly says: Name | undefined }
  /** A run of results of a club up to now. */
  | { readonly about: 'form'; readonly of: Name; readonly says: 'good' | 'bad' }
  /** The form of both, compared. */
  | { readonly about: 'compared-form'; readonly says: 'level' | 'apart' }
  | { readonly about: 'points'; readonly says: 'level' | 'apart' }
  /** The goals of both sides, in matches played or expected. */
  | { readonly about: 'goals'; readonly says: 'many' | 'few' }
  | { readonly about: 'relegation'; readonly of: Name; readonly says: 'threat' | 'safe' | 'decided' }
  | { readonly about: 'title'; readonly says: 'open' | 'decided' }
  /** The moment by which a finished match was as good as decided: half-time, or its last minutes. */
  | { readonly about: 'suspense'; readonly says: 'over-early' | 'to-the-end' }
  /** Wins of a club this season, as far as they are a first one or none. */
  | { readonly about: 'wins'; readonly of: Name; readonly says: 'first' | 'none' | 'run' }
  /** Fresh prices of bookmakers. */
  | { readonly about: 'prices'; readonly says: 'some' | 'none' }
  /** Prices above the fair one, on any market. */
  | { readonly about: 'value'; readonly says: 'some' | 'none' }
  | { readonly about: 'tip'; readonly says: 'given' | 'none' };

/** Returns true when two claims cannot both hold: they differ about the same thing, of the same club. */
export function contradicts<Name>(one: Claim<Name>, other: Claim<Name>): boolean {
  const clubOf = (claim: Claim<Name>) => ('of' in claim ? claim.of : undefined);
  return one.about === other.about && clubOf(one) === clubOf(other) && one.says !== other.says;
}

/** Returns true when a story says something that contradicts one of some claims. */
export function isContradicted<Name>(story: Story<Name>, claims: readonly Claim<Name>[]): boolean {
  return claimsOf(story).some((claim) => claims.some((other) => contradicts(claim, other)));
}

/** Returns what a story says, as claims. */
export function claimsOf<Name, Kind extends StoryKind>({ kind, facts }: Story<Name, Kind>): readonly Claim<Name>[] {
  return (claimsByKind as unknown as ClaimsByKind<Name>)[kind](facts as Readonly<Stories<Name>[Kind]>);
}

/** Chance of the title above which it is no longer an open question. */
const asGoodAsWon = 0.99;

/** Returns what the page of a match shows beside its text: the table with its simulated chances, and the price boxes. */
export function claimsOfPage<Name>({ home, away, table, boxes }: MatchToTell<Name>): Claim<Name>[] {
  const ofClubs = [home, away].flatMap(({ name, standing }): Claim<Name>[] => {
    if (standing === undefined) return [];
    const { decided, titleChance = 0 } = standing;
    const isWon = decided === 'champion' || titleChance > asGoodAsWon;
    const down = decided === 'relegated' ? 'decided' : decided !== undefined || !atRisk(standing, table) ? 'safe' : 'threat';
    return [{ about: 'relegation', of: name, says: down }, ...(isWon ? [{ about: 'title', says: 'decided' } as const] : [])];
  });
  if (boxes === undefined) return ofClubs;
  return [
    ...ofClubs,
    { about: 'prices', says: boxes.havePrices ? 'some' : 'none' },
    { about: 'value', says: boxes.paysMore ? 'some' : 'none' },
  ];
}

type ClaimsByKind<Name> = { readonly [Kind in StoryKind]: (facts: Readonly<Stories<Name>[Kind]>) => readonly Claim<Name>[] };

const nothing = () => [];
const form =
  (says: 'good' | 'bad') =>
  ({ club }: { readonly club: unknown }) =>
    [{ about: 'form', of: club, says }] as const;
const points = (says: 'level' | 'apart') => () => [{ about: 'points', says }] as const;
const goals = (says: 'many' | 'few') => () => [{ about: 'goals', says }] as const;
const favourite = ({ favourite: says }: { readonly favourite: unknown }) => [{ about: 'favourite', says }] as const;
const noFavourite = () => [{ about: 'favourite', says: undefined }] as const;
const toTheEnd = () => [{ about: 'suspense', says: 'to-the-end' }] as const;
const wins =
  (says: 'first' | 'none' | 'run') =>
  ({ club, ground }: { readonly club: unknown; readonly ground?: unknown }) =>
    ground === undefined ? ([{ about: 'wins', of: club, says }] as const) : [];
const threat = (of: unknown) => ({ about: 'relegation', of, says: 'threat' }) as const;
const noTip = { about: 'tip', says: 'none' } as const;
const somePrices = { about: 'prices', says: 'some' } as const;
const withoutTip = () => [noTip] as const;
const withoutTipAtPrices = () => [noTip, somePrices] as const;
const withoutTipThoughValue = () => [noTip, somePrices, { about: 'value', says: 'some' }] as const;
const withTip = () => [{ about: 'tip', says: 'given' }, somePrices] as const;
const afterTip = () => [{ about: 'tip', says: 'given' }] as const;

/** Min matches without a goal, and min wins of the last five, that make a form. */
const telling = { goalless: 3, wins: 3 } as const;

/** The claims of each kind of story beyond its own figures. */
const claimsByKind: ClaimsByKind<unknown> = {
  firstMeetsSecond: () => [
    { about: 'title', says: 'open' },
    { about: 'points', says: 'apart' },
  ],
  firstMeetsSecondLevel: () => [
    { about: 'title', says: 'open' },
    { about: 'points', says: 'level' },
  ],
  derby: nothing,
  leaderPlays: points('apart'),
  alreadyDecided: ({ club, as }) => {
    if (as === 'champion') return [{ about: 'title', says: 'decided' }];
    return as === 'relegated' ? [{ about: 'relegation', of: club, says: 'decided' }] : [];
  },
  relegationFight: ({ home, away }) => [threat(home), threat(away)],
  bottomPlays: nothing,
  overtake: points('apart'),
  levelOnPoints: points('level'),
  gulf: points('apart'),
  inTable: nothing,
  winningRun: form('good'),
  losingRun: form('bad'),
  unbeatenRun: form('good'),
  winlessRun: form('bad'),
  goalDrought: form('bad'),
  cleanSheets: nothing,
  oppositeRuns: ({ up, down }) => [
    { about: 'form', of: up, says: 'good' },
    { about: 'form', of: down, says: 'bad' },
    { about: 'compared-form', says: 'apart' },
  ],
  perfectAtHome: nothing,
  fortress: nothing,
  homeWithoutWin: nothing,
  perfectAway: nothing,
  strongTravellers: nothing,
  awayWithoutWin: nothing,
  heavyDefeat: nothing,
  hoodoo: nothing,
  seasonStart: nothing,
  promoted: nothing,
  leagueMatch: nothing,
  cupTie: nothing,
  cupFinal: nothing,
  neutralGround: nothing,
  formUneven: () => [{ about: 'compared-form', says: 'apart' }],
  formLevel: () => [{ about: 'compared-form', says: 'level' }],
  formOneSided: ({ better, worse, betterWins }) => [
    { about: 'compared-form', says: 'apart' },
    { about: 'form', of: worse, says: 'bad' },
    ...(betterWins >= telling.wins ? [{ about: 'form', of: better, says: 'good' } as const] : []),
  ],
  formWinless: ({ home, away }) => [
    { about: 'compared-form', says: 'level' },
    { about: 'form', of: home, says: 'bad' },
    { about: 'form', of: away, says: 'bad' },
  ],
  alsoWinning: form('good'),
  alsoLosing: form('bad'),
  alsoUnbeaten: form('good'),
  alsoWinless: form('bad'),
  alsoGoalless: ({ club, run }) => (run >= telling.goalless ? [{ about: 'form', of: club, says: 'bad' }] : []),
  alsoCleanSheets: nothing,
  alsoPerfectAtHome: nothing,
  alsoFortress: nothing,
  alsoHomeWithoutWin: nothing,
  alsoPerfectAway: nothing,
  alsoStrongTravellers: nothing,
  alsoAwayWithoutWin: nothing,
  alsoPromoted: nothing,
  alsoMissing: nothing,
  lastWon: nothing,
  lastLost: nothing,
  seasonChance: ({ club, of }) => {
    if (of === 'title') return [{ about: 'title', says: 'open' }];
    return of === 'relegation' ? [threat(club)] : [];
  },
  standings: points('apart'),
  standingsLevel: points('level'),
  manyGoals: goals('many'),
  fewGoals: goals('few'),
  meetingsLead: nothing,
  meetingsLevel: nothing,
  lastMeetingWon: nothing,
  lastMeetingDrawn: nothing,
  neverMet: nothing,
  forecastClear: favourite,
  forecastFavourite: favourite,
  forecastSlight: favourite,
  forecastDraw: favourite,
  forecastEven: noFavourite,
  goalsMany: goals('many'),
  goalsFew: goals('few'),
  likeliestScore: nothing,
  likeliestWin: nothing,
  tip: withTip,
  noTipPrices: () => [noTip, { about: 'prices', says: 'none' }],
  noTipThin: withoutTipThoughValue,
  noTipBelowFair: () => [noTip, somePrices, { about: 'value', says: 'none' }],
  noTipAmongOurs: withoutTipAtPrices,
  noTipValue: withoutTipAtPrices,
  noTipTooGood: withoutTipThoughValue,
  noTipUnlikely: withoutTipThoughValue,
  noTipShort: withoutTipThoughValue,
  noTipLittleKnown: withoutTip,
  homeWin: nothing,
  awayWin: nothing,
  justWon: nothing,
  justDrawn: nothing,
  rout: nothing,
  lateWinner: toTheEnd,
  lateEqualiser: toTheEnd,
  comebackWon: nothing,
  comebackDrawn: nothing,
  derbyWon: nothing,
  derbyDrawn: nothing,
  cameFromBehind: nothing,
  settledByHalfTime: () => [{ about: 'suspense', says: 'over-early' }],
  levelAtHalfTime: nothing,
  leadNotHeld: nothing,
  turnedRound: nothing,
  leadChanged: toTheEnd,
  leadShrank: toTheEnd,
  winningGoal: nothing,
  aheadForGood: nothing,
  equaliser: nothing,
  quickGoals: nothing,
  goalsInOneHalf: nothing,
  threeByOne: nothing,
  penaltyGoals: nothing,
  penaltyMissed: nothing,
  sentOff: nothing,
  severalSentOff: nothing,
  bothSentOff: nothing,
  wonInExtraTime: toTheEnd,
  wonOnPenalties: toTheEnd,
  movedUp: nothing,
  movedDown: nothing,
  decided: nothing,
  winningRunGoesOn: wins('run'),
  winningRunEnded: nothing,
  losingRunGoesOn: nothing,
  losingRunEnded: nothing,
  unbeatenRunEnded: nothing,
  winlessRunEnded: nothing,
  firstWin: wins('first'),
  firstDefeat: nothing,
  stillWinless: wins('none'),
  expectedWin: ({ winner }) => [{ about: 'favourite', says: winner }],
  unexpectedWin: ({ loser }) => [{ about: 'favourite', says: loser }],
  winWithoutFavourite: noFavourite,
  favouriteHeldBack: favourite,
  drawWithoutFavourite: noFavourite,
  exactScore: nothing,
  moreGoals: nothing,
  fewerGoals: nothing,
  goalless: nothing,
  tipWon: afterTip,
  tipHalfWon: afterTip,
  tipLost: afterTip,
  tipHalfLost: afterTip,
  tipVoid: afterTip,
};
