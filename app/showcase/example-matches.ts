import type { Highlight, ListedMatch, ListedTip } from '#data/queries/match/match-list.ts';
import type { ListedPrediction } from '#data/queries/prediction/listed-prediction.ts';

/** The moment to which the examples refer. */
export const exampleMoment = new Date('2026-11-21T15:30:00Z');

interface ExampleClub {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
  readonly colours: readonly string[];
}

/** The clubs of the examples: usual names, and one of the longest. */
export const exampleClubs = {
  leeds: {
    id: 9_000_001,
    slug: 'leeds-united',
    name: 'Leeds United',
    rowName: 'Leeds United',
    shortName: 'Leeds',
    colours: ['#ffffff', '#1d428a', '#ffcd00'],
  },
  everton: { id: 9_000_002, slug: 'everton', name: 'Everton', rowName: 'Everton', shortName: 'Everton', colours: ['#003399', '#ffffff'] },
  wolves: {
    id: 9_000_003,
    slug: 'wolverhampton-wanderers',
    name: 'Wolverhampton Wanderers',
    rowName: 'Wolverhampton',
    shortName: 'Wolves',
    colours: ['#fdb913', '#231f20'],
  },
  gladbach: {
    id: 9_000_004,
    slug: 'borussia-monchengladbach',
    name: 'Borussia Mönchengladbach',
    rowName: 'Mönchengladbach',
    shortName: 'Mönchengladbach',
    colours: ['#ffffff', '#000000', '#00a650'],
  },
} satisfies Readonly<Record<string, ExampleClub>>;

function sideOf<Side extends 'home' | 'away'>(side: Side, { id, slug, name, rowName, shortName, colours }: ExampleClub) {
  const facts = { Id: id, Slug: slug, Name: name, RowName: rowName, ShortName: shortName, Colours: colours, CrestName: name };
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [`${side}${fact}`, value])) as unknown as Pick<
    ListedMatch,
    `${Side}${keyof typeof facts}`
  >;
}

/** Returns the members of a match that name its clubs. */
export const between = (home: ExampleClub, away: ExampleClub) => ({ ...sideOf('home', home), ...sideOf('away', away) });

/** A match to come, with prices, chances and a prediction. */
export const toCome: ListedMatch = {
  id: 9_000_100,
  slug: 'leeds-united-everton-2026-11-21',
  tournamentId: 1,
  kickoffUtc: new Date('2026-11-21T17:30:00Z'),
  kickoffKnown: true,
  stage: null,
  matchday: 12,
  groupLabel: null,
  leg: null,
  status: 'scheduled',
  period: null,
  minute: null,
  addedMinute: null,
  silentSince: null,
  homeGoals: null,
  awayGoals: null,
  halfTimeHome: null,
  halfTimeAway: null,
  fullTimeHome: null,
  fullTimeAway: null,
  extraTimeHome: null,
  penaltiesHome: null,
  penaltiesAway: null,
  ...between(exampleClubs.leeds, exampleClubs.everton),
  bestHomeOdds: 1.95,
  bestDrawOdds: 3.6,
  bestAwayOdds: 4.2,
  prediction: { result: 'home', home: 2, away: 1, outcome: null },
  tip: null,
  chances: [49, 27, 24],
  forecast: null,
  highlights: [],
};

const unpriced = { bestHomeOdds: null, bestDrawOdds: null, bestAwayOdds: null } as const;

/** A match to come of which nothing but the pairing is known. */
export const bare: ListedMatch = { ...toCome, ...unpriced, kickoffKnown: false, prediction: null, chances: null };

/** A match to come without prices: bars show its chances. */
export const withoutPrices: ListedMatch = { ...toCome, ...unpriced };

/** A match to come with the longest names and the highest prices. */
export const longNamed: ListedMatch = {
  ...toCome,
  ...between(exampleClubs.gladbach, exampleClubs.wolves),
  bestHomeOdds: 1.01,
  bestDrawOdds: 126,
  bestAwayOdds: 1001,
  chances: [98, 1, 1],
  prediction: { result: 'home', home: 5, away: 0, outcome: null },
};

/** A tip on the home side that can be taken at a price a little shorter than when it was published. */
export const openTip: ListedTip = {
  sequence: 412,
  bet: { market: 'match-result', line: 0, selection: 'home' },
  decimalOdds: 2.05,
  present: { decimalOdds: 1.95, bookmaker: 'bet365', bookmakerName: 'bet365' },
  probability: 0.53,
  origin: 'live',
  state: 'open',
};

export const tipped: ListedMatch = { ...toCome, tip: openTip };

const highlight = (side: 'home' | 'away', minute: number, playerName: string | null, over: Partial<Highlight> = {}): Highlight => ({
  kind: 'goal',
  side,
  minute,
  addedMinute: null,
  playerName,
  shirtNumber: 9,
  ...over,
});

/** A match in play, with two goals and a red card. The players are invented. */
export const live: ListedMatch = {
  ...toCome,
  status: 'live',
  period: 'second-half',
  minute: 67,
  homeGoals: 1,
  awayGoals: 1,
  halfTimeHome: 1,
  halfTimeAway: 0,
  kickoffUtc: new Date('2026-11-21T14:20:00Z'),
  forecast: { homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: -0.05, drawWeight: 1.03, halfTimeShare: 0.45 },
  highlights: [
    highlight('home', 23, 'Alfie Thornbury'),
    highlight('away', 51, 'Callum Hesketh', { kind: 'penalty-goal' }),
    highlight('away', 60, 'Oliver Wetherall', { kind: 'red-card', shirtNumber: 4 }),
  ],
};

export const justBegun: ListedMatch = { ...live, period: 'first-half', minute: 2, homeGoals: 0, awayGoals: 0, highlights: [] };
export const atHalfTime: ListedMatch = {
  ...live,
  period: 'half-time',
  minute: null,
  homeGoals: 1,
  awayGoals: 0,
  highlights: live.highlights.slice(0, 1),
};
export const inAddedTime: ListedMatch = { ...live, minute: 90, addedMinute: 4 };
export const silent: ListedMatch = { ...live, silentSince: '2026-11-21T15:22:00Z' };
export const liveTipped: ListedMatch = {
  ...live,
  homeGoals: 3,
  tip: { ...openTip, present: null, bet: { market: 'total-goals', line: 2.5, selection: 'over' } },
};

const predicted: ListedPrediction = { result: 'home', home: 2, away: 1, outcome: 'right' };

/** A match that ended as predicted, with a tip that won. */
export const finished: ListedMatch = {
  ...live,
  status: 'finished',
  period: null,
  minute: null,
  homeGoals: 2,
  awayGoals: 1,
  fullTimeHome: 2,
  fullTimeAway: 1,
  forecast: null,
  prediction: predicted,
  tip: { ...openTip, present: null, state: 'won' },
  highlights: [...live.highlights, highlight('home', 88, null)],
};

export const finishedWrong: ListedMatch = {
  ...finished,
  homeGoals: 0,
  fullTimeHome: 0,
  halfTimeHome: 0,
  prediction: { ...predicted, outcome: 'wrong' },
  tip: { ...openTip, present: null, state: 'lost' },
  highlights: live.highlights.slice(1),
};

export const afterPenalties: ListedMatch = {
  ...finished,
  homeGoals: 2,
  awayGoals: 2,
  fullTimeHome: 1,
  fullTimeAway: 1,
  extraTimeHome: 1,
  penaltiesHome: 4,
  penaltiesAway: 2,
  prediction: { ...predicted, outcome: 'wrong' },
  tip: null,
};

/** Returns a match without a score in a state in which nothing is played. */
export const inState = (status: 'postponed' | 'cancelled' | 'abandoned' | 'awaited'): ListedMatch => ({
  ...toCome,
  status,
  prediction: { ...predicted, outcome: status === 'awaited' ? null : 'void' },
  tip: status === 'awaited' ? null : { ...openTip, present: null, state: 'void' },
});

export const awarded: ListedMatch = {
  ...finished,
  status: 'awarded',
  homeGoals: 3,
  awayGoals: 0,
  highlights: [],
  tip: null,
  prediction: { ...predicted, outcome: 'void' },
};
