import { describe, expect, it } from 'vitest';
import { createRandom } from '#domain/chance/random.ts';
import { planPreview } from './plan-preview.ts';
import type { ClubResult, PreviewFacts, PreviewRecord, PreviewStanding } from './preview-facts.ts';
import type { PreviewKind } from './preview-kinds.ts';

/** Results as `2-1 0-0`, newest first, the club's goals before the other side's. */
const form = (scores: string): ClubResult[] =>
  scores.split(' ').map((score) => {
    const [scored, conceded] = score.split('-').map(Number) as [number, number];
    return { scored, conceded };
  });
const record = (won: number, drawn: number, lost: number, goalsFor = 10, goalsAgainst = 9): PreviewRecord => ({
  played: won + drawn + lost,
  won,
  drawn,
  lost,
  goalsFor,
  goalsAgainst,
});
const standing = (place: number, won: number, drawn: number, lost: number): PreviewStanding => ({
  ...record(won, drawn, lost),
  place,
  points: 3 * won + drawn,
});

const bare: PreviewFacts = {
  matchId: 1,
  kind: 'league',
  competition: 'Bundesliga',
  neutral: false,
  home: { name: 'Borussia Mönchengladbach', rowName: 'Mönchengladbach', form: [] },
  away: { name: 'Eintracht Frankfurt', rowName: 'Frankfurt', form: [] },
};
const forecast = {
  home: 0.43,
  draw: 0.24,
  away: 0.33,
  goals: { home: 1.84, away: 1.54 },
  total: { line: 2.5, over: 0.64 },
  bothScore: 0.66,
  likeliest: { home: 1, away: 1, chance: 0.11 },
  reliability: { level: 4, matches: 142 },
} as const;

const statementsOf = (facts: PreviewFacts) =>
  planPreview(facts, createRandom(1)).flatMap((units) => units.flatMap(({ statements }) => statements));
const kindsOf = (facts: PreviewFacts): PreviewKind[] => statementsOf(facts).map(({ kind }) => kind);
const valuesOf = (facts: PreviewFacts, kind: PreviewKind) => statementsOf(facts).find((statement) => statement.kind === kind)?.values;
const counted = (of: number) => ({ as: 'count', of });

const withStandings = (home: PreviewStanding, away: PreviewStanding): PreviewFacts => ({
  ...bare,
  clubsInTable: 18,
  home: { ...bare.home, standing: home },
  away: { ...bare.away, standing: away },
});

it('tells only the fixture when nothing else is known', () => {
  expect(kindsOf(bare)).toEqual(['openingLeague']);
  expect(kindsOf({ ...bare, kind: 'cup' })).toEqual(['openingCup']);
  expect(kindsOf({ ...bare, neutral: true })).toEqual(['openingNeutral']);
});

describe('the table', () => {
  it('is blank before anybody has played', () => {
    expect(kindsOf(withStandings(standing(3, 0, 0, 0), standing(9, 0, 0, 0)))).toContain('tableBlank');
  });
  it('has a leader, a last club, a wide gap, a gap or hardly any', () => {
    expect(kindsOf(withStandings(standing(1, 8, 1, 1), standing(6, 5, 1, 4)))).toContain('tableLeader');
    expect(kindsOf(withStandings(standing(18, 0, 3, 7), standing(6, 5, 1, 4)))).toContain('tableBottom');
    expect(kindsOf(withStandings(standing(3, 7, 1, 2), standing(12, 3, 2, 5)))).toContain('tableGap');
    expect(kindsOf(withStandings(standing(3, 5, 1, 4), standing(12, 3, 2, 5)))).toContain('tableMiddle');
    expect(kindsOf(withStandings(standing(7, 4, 2, 4), standing(6, 4, 3, 3)))).toContain('tableClose');
  });
  it('calls nobody leader after one match', () => {
    expect(kindsOf(withStandings(standing(1, 1, 0, 0), standing(10, 0, 1, 0)))).toContain('tableClose');
  });
  it('names the club that stands higher first, whichever is at home', () => {
    const facts = withStandings(standing(12, 3, 2, 5), standing(3, 7, 1, 2));
    expect(valuesOf(facts, 'tableGap')).toEqual({
      higher: 'Frankfurt',
      lower: 'Mönchengladbach',
      higherPlace: counted(3),
      lowerPlace: counted(12),
      higherPoints: counted(22),
      lowerPoints: counted(11),
      gap: counted(11),
    });
  });
  it('gives the leader no lead on equal points', () => {
    expect(valuesOf(withStandings(standing(2, 6, 2, 2), standing(1, 6, 2, 2)), 'tableLeader')).toMatchObject({
      leader: 'Frankfurt',
      gap: undefined,
    });
  });
});

describe('form', () => {
  const formOf = (scores: string) => kindsOf({ ...bare, home: { ...bare.home, form: form(scores) } });
  it.each([
    ['2-0 1-0 3-2 2-1 1-0', 'formWins'],
    ['0-1 1-3 0-2 0-1 2-4', 'formLosses'],
    ['2-0 1-1 3-2 0-0 1-0', 'formUnbeaten'],
    ['0-1 1-1 0-2 0-0 2-4', 'formWinless'],
    ['0-1 1-1 3-2 0-0 2-4', 'formMixed'],
    ['1-1 0-0 2-2', 'formMixed'],
  ])('%s is told as %s', (scores, kind) => expect(formOf(scores)).toContain(kind));
  it('is the last five matches, and not told of two', () => {
    expect(formOf('2-0 1-0')).toEqual(['openingLeague']);
    expect(valuesOf({ ...bare, home: { ...bare.home, form: form('2-0 1-1 3-2 0-0 1-0 0-9 0-9') } }, 'formUnbeaten')).toMatchObject({
      count: counted(5),
      won: counted(3),
      drawn: counted(2),
      scored: counted(7),
      conceded: counted(3),
      side: 'home',
    });
  });
  it('belongs to no side on neutral ground', () => {
    const facts = { ...bare, neutral: true, home: { ...bare.home, form: form('2-0 1-0 1-0') } };
    expect(valuesOf(facts, 'formWins')).toMatchObject({ side: undefined });
  });
});

describe('records at home and away', () => {
  const withRecords = (home: PreviewRecord, away: PreviewRecord, neutral = false): PreviewFacts => ({
    ...bare,
    neutral,
    home: { ...bare.home, onThisSide: home },
    away: { ...bare.away, onThisSide: away },
  });
  it('are told from three matches on', () => {
    expect(kindsOf(withRecords(record(3, 2, 0), record(0, 2, 3)))).toEqual(expect.arrayContaining(['homeUnbeaten', 'awayWinless']));
    expect(kindsOf(withRecords(record(0, 2, 3), record(3, 2, 0)))).toEqual(expect.arrayContaining(['homeWinless', 'awayUnbeaten']));
    expect(kindsOf(withRecords(record(2, 2, 1), record(0, 3, 0)))).toEqual(expect.arrayContaining(['homeRecord', 'awayRecord']));
    expect(kindsOf(withRecords(record(2, 0, 0), record(2, 1, 0)))).toEqual(['openingLeague']);
  });
  it('mean nothing on neutral ground', () => {
    expect(kindsOf(withRecords(record(3, 2, 0), record(0, 2, 3), true))).toEqual(['openingNeutral']);
  });
});

describe('earlier meetings', () => {
  const meetings = (homeWins: number, draws: number, awayWins: number) => ({
    count: homeWins + draws + awayWins,
    homeWins,
    draws,
    awayWins,
    coverage: 'league matches since 2022',
  });
  const last = (homeSideGoals: number, awaySideGoals: number) => ({ day: new Date('2026-03-14T14:30:00Z'), homeSideGoals, awaySideGoals });
  it('favour who has won two more', () => {
    expect(valuesOf({ ...bare, meetings: meetings(3, 4, 5) }, 'meetingsLead')).toEqual({
      meetings: counted(12),
      draws: counted(4),
      leading: 'Frankfurt',
      trailing: 'Mönchengladbach',
      leadingWins: counted(5),
      trailingWins: counted(3),
      coverage: 'league matches since 2022',
    });
    expect(kindsOf({ ...bare, meetings: meetings(5, 4, 5) })).toContain('meetingsClose');
  });
  it('are said not to be known, or not spoken of', () => {
    expect(kindsOf({ ...bare, meetings: meetings(0, 0, 0) })).toContain('meetingsNone');
    expect(kindsOf({ ...bare, meetings: { ...meetings(1, 0, 0), last: last(1, 0) } })).toEqual(['openingLeague', 'lastWon']);
  });
  it('give the score from the winner’s side', () => {
    expect(valuesOf({ ...bare, meetings: { ...meetings(1, 0, 1), last: last(1, 3) } }, 'lastWon')).toMatchObject({
      winner: 'Frankfurt',
      loser: 'Mönchengladbach',
      score: { as: 'score', of: [3, 1] },
    });
    expect(kindsOf({ ...bare, meetings: { ...meetings(0, 1, 0), last: last(2, 2) } })).toContain('lastDrawn');
  });
});

describe('the forecast', () => {
  const chances = (home: number, draw: number, away: number) => kindsOf({ ...bare, forecast: { ...forecast, home, draw, away } });
  it('has a clear favourite, a favourite or none', () => {
    expect(chances(0.62, 0.22, 0.16)).toContain('forecastClear');
    expect(chances(0.43, 0.24, 0.33)).toContain('forecastFavourite');
    expect(chances(0.38, 0.28, 0.34)).toContain('forecastOpen');
    expect(valuesOf({ ...bare, forecast: { ...forecast, home: 0.2, draw: 0.2, away: 0.6 } }, 'forecastClear')).toMatchObject({
      favourite: 'Frankfurt',
    });
  });
  it('adds up the goals that are shown', () => {
    // 1.84 and 1.54 are shown as 1.8 and 1.5, and 3.38 would be shown as 3.4.
    expect(valuesOf({ ...bare, forecast }, 'goalsExpected')).toEqual({
      homeGoals: { as: 'goals', of: 1.8 },
      awayGoals: { as: 'goals', of: 1.5 },
      totalGoals: { as: 'goals', of: 3.3 },
    });
  });
  it('is held against the league only where they differ', () => {
    expect(kindsOf({ ...bare, forecast: { ...forecast, leagueGoalsPerMatch: 2.8 } })).toContain('goalsAbove');
    expect(kindsOf({ ...bare, forecast: { ...forecast, leagueGoalsPerMatch: 3.7 } })).toContain('goalsBelow');
    expect(kindsOf({ ...bare, forecast: { ...forecast, leagueGoalsPerMatch: 3.2 } })).not.toEqual(expect.arrayContaining(['goalsAbove']));
  });
  it('calls neither side of an even line the likelier', () => {
    const over = (share: number) => kindsOf({ ...bare, forecast: { ...forecast, total: { line: 2.5, over: share } } });
    expect(over(0.52)).toContain('over');
    expect(over(0.48)).toContain('under');
    expect(over(0.502)).not.toEqual(expect.arrayContaining(['over']));
  });
  it('gives home advantage nothing on neutral ground', () => {
    const facts = { ...bare, forecast: { ...forecast, homeAdvantageGoals: 0.3 } };
    expect(kindsOf(facts)).toContain('homeAdvantage');
    expect(kindsOf({ ...facts, neutral: true })).not.toContain('homeAdvantage');
  });
  it('says how much stands behind it, and names no number of matches where there is none', () => {
    const reliable = (level: 1 | 3 | 5, matches: number) => ({ ...bare, forecast: { ...forecast, reliability: { level, matches } } });
    expect(kindsOf(reliable(5, 200))).toContain('reliabilityHigh');
    expect(kindsOf(reliable(3, 40))).toContain('reliabilityMiddle');
    expect(valuesOf(reliable(1, 0), 'reliabilityLow')).toMatchObject({ level: counted(1), basis: undefined });
  });
});

it('gives every price to its own outcome', () => {
  const at = (of: number) => ({ as: 'price', of });
  const facts = { ...bare, prices: { home: 2.26, draw: 3.95, away: 3 } };
  expect(valuesOf(facts, 'prices')).toEqual({ homePrice: at(2.26), drawPrice: at(3.95), awayPrice: at(3) });
  const nearest = { selection: 'Frankfurt', decimalOdds: 3, fairOdds: 3.07 };
  const noTip = { kind: 'no-tip', reason: 'price-below-fair', nearest } as const;
  expect(valuesOf({ ...bare, tip: noTip }, 'noTipValue')).toEqual({ selection: 'Frankfurt', price: at(3), fair: at(3.07) });
  const tip = { kind: 'tip', selection: 'Over 2.5 goals', decimalOdds: 1.7, probability: 0.64, fairOdds: 1.56 } as const;
  expect(valuesOf({ ...bare, tip }, 'tip')).toEqual({
    selection: 'Over 2.5 goals',
    price: at(1.7),
    chance: { as: 'chance', of: 0.64 },
    fair: at(1.56),
  });
});

it('gives every figure of the season and the ratings to its own club', () => {
  const facts = withStandings(
    { ...standing(7, 4, 2, 4), goalsFor: 15, goalsAgainst: 14 },
    { ...standing(6, 4, 3, 3), goalsFor: 17, goalsAgainst: 12 },
  );
  expect(valuesOf(facts, 'seasonGoals')).toEqual({
    homeScored: counted(15),
    homeConceded: counted(14),
    awayScored: counted(17),
    awayConceded: counted(12),
    homePlayed: counted(10),
    awayPlayed: counted(10),
  });
  const ranks = { clubs: 18, home: { attack: 5, defence: 9 }, away: { attack: 4, defence: 11 } };
  expect(valuesOf({ ...bare, forecast: { ...forecast, ranks } }, 'ranks')).toEqual({
    homeAttack: counted(5),
    homeDefence: counted(9),
    awayAttack: counted(4),
    awayDefence: counted(11),
    ranked: counted(18),
  });
});

it.each([
  ['no-prices', 'noTipPrices'],
  ['stale-prices', 'noTipPrices'],
  ['too-little-known', 'noTipLittleKnown'],
  ['price-below-fair', 'noTipValue'],
  ['value-too-small', 'noTipValue'],
  ['too-good', 'noTipTooGood'],
  ['too-unlikely', 'noTipLimits'],
  ['price-too-short', 'noTipLimits'],
] as const)('no tip for %s is told as %s', (reason, kind) => {
  expect(kindsOf({ ...bare, tip: { kind: 'no-tip', reason } })).toContain(kind);
});
