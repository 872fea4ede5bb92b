/**
 * The subjects that a sentence of a preview can have, and the values that its patterns may name; `home` and `away` are known to all. A
 * pattern is used only where every value that it names is known.
 */
export const previewKinds = {
  openingLeague: ['competition', 'matchday', 'ground', 'town'],
  openingCup: ['competition', 'round', 'ground', 'town'],
  openingNeutral: ['competition', 'round', 'ground', 'town'],
  tableLeader: ['leader', 'chaser', 'leaderPoints', 'chaserPlace', 'chaserPoints', 'gap'],
  tableBottom: ['last', 'other', 'lastPlace', 'lastPoints', 'otherPlace', 'otherPoints'],
  tableGap: ['higher', 'lower', 'higherPlace', 'lowerPlace', 'higherPoints', 'lowerPoints', 'gap'],
  tableMiddle: ['higher', 'lower', 'higherPlace', 'lowerPlace', 'higherPoints', 'lowerPoints', 'gap'],
  tableClose: ['homePlace', 'awayPlace', 'homePoints', 'awayPoints'],
  tableBlank: ['competition'],
  promoted: ['club'],
  seasonGoals: ['homeScored', 'homeConceded', 'awayScored', 'awayConceded', 'homePlayed', 'awayPlayed'],
  ranks: ['homeAttack', 'homeDefence', 'awayAttack', 'awayDefence', 'ranked'],
  formWins: ['club', 'side', 'count', 'scored', 'conceded'],
  formLosses: ['club', 'side', 'count', 'scored', 'conceded'],
  formUnbeaten: ['club', 'side', 'count', 'won', 'drawn', 'scored', 'conceded'],
  formWinless: ['club', 'side', 'count', 'drawn', 'lost', 'scored', 'conceded'],
  formMixed: ['club', 'side', 'count', 'won', 'drawn', 'lost', 'scored', 'conceded'],
  homeRecord: ['played', 'won', 'drawn', 'lost', 'scored', 'conceded'],
  homeUnbeaten: ['played', 'won', 'drawn', 'scored', 'conceded'],
  homeWinless: ['played', 'drawn', 'lost', 'scored', 'conceded'],
  awayRecord: ['played', 'won', 'drawn', 'lost', 'scored', 'conceded'],
  awayUnbeaten: ['played', 'won', 'drawn', 'scored', 'conceded'],
  awayWinless: ['played', 'drawn', 'lost', 'scored', 'conceded'],
  meetingsLead: ['meetings', 'leading', 'trailing', 'leadingWins', 'trailingWins', 'draws', 'coverage'],
  meetingsClose: ['meetings', 'homeWins', 'awayWins', 'draws', 'coverage'],
  meetingsNone: [],
  lastWon: ['winner', 'loser', 'score', 'day'],
  lastDrawn: ['score', 'day'],
  forecastClear: ['favourite', 'outsider', 'favouriteChance', 'outsiderChance', 'drawChance'],
  forecastFavourite: ['favourite', 'outsider', 'favouriteChance', 'outsiderChance', 'drawChance'],
  forecastOpen: ['homeChance', 'awayChance', 'drawChance'],
  goalsExpected: ['homeGoals', 'awayGoals', 'totalGoals'],
  goalsAbove: ['totalGoals', 'leagueGoals'],
  goalsBelow: ['totalGoals', 'leagueGoals'],
  over: ['line', 'over', 'under'],
  under: ['line', 'over', 'under'],
  bothScore: ['bothScore'],
  likeliest: ['score', 'chance'],
  homeAdvantage: ['advantage'],
  prices: ['homePrice', 'drawPrice', 'awayPrice'],
  tip: ['selection', 'price', 'chance', 'fair'],
  noTipPrices: [],
  noTipValue: ['selection', 'price', 'fair'],
  noTipTooGood: [],
  noTipLimits: [],
  noTipLittleKnown: [],
  reliabilityHigh: ['level', 'levels', 'basis'],
  reliabilityMiddle: ['level', 'levels', 'basis'],
  reliabilityLow: ['level', 'levels', 'basis'],
} as const;

export type PreviewKind = keyof typeof previewKinds;

/** The value of a placeholder: a text as it is, or a figure with the way in which it is written. */
export type PreviewValue = string | PreviewFigure;

/** `goals` are an expected number with one decimal; chances are between 0 and 1; a score names first the side named first. */
export type PreviewFigure =
  | { readonly as: 'count' | 'goals' | 'chance' | 'price' | 'line'; readonly of: number }
  | { readonly as: 'score'; readonly of: readonly [number, number] }
  | { readonly as: 'day'; readonly of: Date };

/** The values of one kind; undefined where the fact is not known. */
export type ValuesOf<Kind extends PreviewKind> = Readonly<Record<(typeof previewKinds)[Kind][number], PreviewValue | undefined>>;

/** One thing to say, not yet in words. */
export interface Statement {
  readonly kind: PreviewKind;
  readonly values: Readonly<Record<string, PreviewValue | undefined>>;
}

export function statement<Kind extends PreviewKind>(kind: Kind, values: ValuesOf<Kind>): Statement {
  return { kind, values };
}

export const count = (of: number): PreviewFigure => ({ as: 'count', of });
export const goals = (of: number): PreviewFigure => ({ as: 'goals', of });
export const chance = (of: number): PreviewFigure => ({ as: 'chance', of });
export const price = (of: number): PreviewFigure => ({ as: 'price', of });
