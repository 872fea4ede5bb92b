import { describe, expect, it } from 'vitest';
import { samplePoisson } from '#domain/chance/poisson.ts';
import { createRandom } from '#domain/chance/random.ts';
import { headlineChances } from '../goals/headline-chances.ts';
import { scoreGrid } from '../goals/score-grid.ts';
import { byDay } from './by-day.ts';
import type { Fixture, ObservedMatch, TournamentOfMatch } from './observed-match.ts';
import { createRatings, type Ratings } from './ratings.ts';

const league: TournamentOfMatch = { id: 1, country: 'england', kind: 'league', tier: 1, women: false };
const lower: TournamentOfMatch = { ...league, id: 2, tier: 2 };
const cup: TournamentOfMatch = { ...league, id: 3, kind: 'cup' };

/** The parameters of a made-up league: a club's strength raises its own goals and lowers the opponents', as a logarithm. */
interface World {
  readonly strength: (club: number) => number;
  readonly homeEdge?: number;
  readonly withShots?: boolean;
}

/** Returns a season of everyone twice against everyone, a round a week (the circle method). */
function season(tournament: TournamentOfMatch, clubs: readonly number[], from: number, world: World, seed: number): ObservedMatch[] {
  const random = createRandom(seed);
  const [pivot, ...ring] = clubs as [number, ...number[]];
  const rounds = ring.length;
  return Array.from({ length: 2 * rounds }, (_, round) => {
    const turned = [pivot, ...ring.map((_, index) => ring[(index + round) % rounds] as number)];
    return Array.from({ length: clubs.length / 2 }, (_, pair) => {
      const [first, second] = [turned[pair] as number, turned[clubs.length - 1 - pair] as number];
      const [home, away] = round < rounds === (round + pair) % 2 > 0 ? [first, second] : [second, first];
      return play({ tournament, home, away, kickoffDay: from + 7 * round }, world, random);
    });
  }).flat();
}

/** Observes seasons that are played side by side. Returns a day of the summer after them. */
function observeAll(ratings: Ratings, ...seasons: readonly ObservedMatch[][]): number {
  const matches = seasons.flat().sort(byDay);
  for (const match of matches) ratings.observe(match);
  return (matches.at(-1) as ObservedMatch).kickoffDay + 80;
}

function play(
  fixture: Fixture,
  { strength, homeEdge = 0.12, withShots = false }: World,
  random: ReturnType<typeof createRandom>,
): ObservedMatch {
  const lead = strength(fixture.home) - strength(fixture.away) + homeEdge;
  const [home, away] = [1.35 * Math.exp(lead), 1.35 * Math.exp(-lead)];
  const goals = { home: samplePoisson(home, random), away: samplePoisson(away, random) };
  return { ...fixture, goals, ...(withShots && { shots: [samplePoisson(9 * home, random), samplePoisson(9 * away, random)] }) };
}

const clubs = Array.from({ length: 20 }, (_, index) => index + 1);
/** Returns a strength from 0.38 (club 1) down to −0.38 (club 20), about the range of a top division. */
const graded = (club: number) => (10.5 - club) * 0.04;

function threeSeasons(world: World, seed = 1): { ratings: Ratings; day: number } {
  const ratings = createRatings();
  let day = 15_000;
  for (let year = 0; year < 3; year += 1) day = observeAll(ratings, season(league, clubs, day, world, seed + year));
  return { ratings, day };
}

const chances = (ratings: Ratings, fixture: Fixture) => headlineChances(scoreGrid(ratings.forecast(fixture).model));
const logOf = (ratings: Ratings, fixture: Fixture) => {
  const { homeGoals, awayGoals } = ratings.forecast(fixture).model;
  return Math.log(homeGoals / awayGoals) / 2;
};

describe('the ratings', () => {
  it('recover the strengths and the home advantage of a made-up league', () => {
    const { ratings, day } = threeSeasons({ strength: graded, withShots: true });
    const edge = (logOf(ratings, at(10, 11, day)) + logOf(ratings, at(11, 10, day))) / 2;
    expect(edge).toBeGreaterThan(0.06);
    expect(edge).toBeLessThan(0.18);
    const estimates = clubs.map((club) =>
      average(clubs.filter((other) => other !== club).map((other) => neutralLead(ratings, club, other, day))),
    );
    const truths = clubs.map((club) => average(clubs.filter((other) => other !== club).map((other) => graded(club) - graded(other))));
    expect(correlation(estimates, truths)).toBeGreaterThan(0.95);
    const slope =
      estimates.reduce((sum, estimate, index) => sum + estimate * (truths[index] as number), 0) /
      truths.reduce((sum, truth) => sum + truth ** 2, 0);
    expect(slope).toBeGreaterThan(0.75);
    expect(slope).toBeLessThan(1.25);
  });

  it('do so without shots as well', () => {
    const { ratings, day } = threeSeasons({ strength: graded });
    expect(neutralLead(ratings, 1, 20, day)).toBeGreaterThan(0.45);
    expect(neutralLead(ratings, 1, 20, day)).toBeLessThan(1.05);
  });

  it('tell two clubs with the same results apart by how much they press', () => {
    const ratings = createRatings();
    for (let round = 0; round < 20; round += 1) {
      const [home, away] = round % 2 === 0 ? [1, 2] : [2, 1];
      const shots = home === 1 ? ([18, 8] as const) : ([8, 18] as const);
      ratings.observe({ ...at(home, away, 15_000 + 7 * round), goals: { home: 1, away: 1 }, shots });
    }
    expect(neutralLead(ratings, 1, 2, 15_140)).toBeGreaterThan(0.1);
  });

  it('give the home side of two equals more, and neither on neutral ground', () => {
    const { ratings, day } = threeSeasons({ strength: () => 0 });
    const { home, away } = chances(ratings, at(5, 5_001, day));
    expect(home).toBeGreaterThan(away);
    const there = chances(ratings, { ...at(5, 6, day), neutral: true });
    const back = chances(ratings, { ...at(6, 5, day), neutral: true });
    expect(there.home).toBeCloseTo(back.away, 12);
    expect(ratings.forecast({ ...at(5, 6, day), neutral: true }).factors.homeAdvantageGoals).toBe(0);
    const closed = ratings.forecast({ ...at(5, 6, day), closedDoors: true }).factors.homeAdvantageGoals;
    expect(closed).toBeGreaterThan(0);
    expect(closed).toBeLessThan(ratings.forecast(at(5, 6, day)).factors.homeAdvantageGoals);
  });

  it('notice when home advantage goes', () => {
    const ratings = createRatings();
    let day = 15_000;
    for (let year = 0; year < 3; year += 1)
      day = observeAll(ratings, season(league, clubs, day, { strength: graded, homeEdge: 0.2 }, year));
    const before = ratings.forecast(at(5, 6, day)).factors.homeAdvantageGoals;
    for (let year = 0; year < 2; year += 1)
      day = observeAll(ratings, season(league, clubs, day, { strength: graded, homeEdge: 0 }, 7 + year));
    expect(ratings.forecast(at(5, 6, day)).factors.homeAdvantageGoals).toBeLessThan(0.6 * before);
  });

  it('carry strength between the divisions of a country, in both directions', () => {
    const ratings = createRatings();
    const lowerClubs = clubs.map((club) => club + 100);
    // The lower division is weaker by 0.25; its best club would be the upper one's tenth or so.
    const world: World = { strength: (club) => (club > 100 ? graded(club - 100) - 0.25 : graded(club)) };
    let day = 15_000;
    for (const seed of [1, 2]) {
      day = observeAll(ratings, season(league, clubs, day, world, seed), season(lower, lowerClubs, day, world, seed + 10));
    }
    const promoted = { tournament: league, home: 101, away: 10, kickoffDay: day };
    const stranger = { ...promoted, home: 999 };
    expect(chances(ratings, promoted).home).toBeGreaterThan(chances(ratings, stranger).home);
    expect(chances(ratings, promoted).home).toBeLessThan(chances(ratings, { ...promoted, home: 1 }).home);
    const relegated = { tournament: lower, home: 20, away: 110, kickoffDay: day };
    expect(chances(ratings, relegated).home).toBeGreaterThan(chances(ratings, { ...relegated, home: 120 }).home);
    expect(ratings.forecast(promoted).reliability.level).toBeGreaterThan(ratings.forecast(stranger).reliability.level);
  });

  it('learn from movers how far apart two divisions are', () => {
    const lowerClubs = clubs.map((club) => club + 100);
    const gapAfter = (step: number) => {
      const ratings = createRatings();
      const world: World = { strength: (club) => (club > 100 ? graded(club - 100) - step : graded(club)) };
      let [upper, below, day] = [clubs, lowerClubs, 15_000];
      for (let year = 0; year < 5; year += 1) {
        day = observeAll(ratings, season(league, upper, day, world, year), season(lower, below, day, world, year + 50));
        const strongest = (of: readonly number[]) => [...of].sort((first, second) => world.strength(second) - world.strength(first));
        const [down, up] = [strongest(upper).slice(-3), strongest(below).slice(0, 3)];
        upper = [...strongest(upper).slice(0, -3), ...up];
        below = [...strongest(below).slice(3), ...down];
      }
      return neutralLead(ratings, 10, 110, day, cup);
    };
    expect(gapAfter(0.5)).toBeGreaterThan(gapAfter(0.1) + 0.15);
  });

  it('expect less in its new league of a club that has come up from a league of unknown tier', () => {
    const lowerClubs = clubs.map((club) => club + 100);
    /** Returns the lead of the lower league's best club over the tenth of the upper league's, before the lower league's level is known. */
    const leadOfPromoted = (tierOfLower: Pick<TournamentOfMatch, 'tier' | 'tierIsGuessed'>) => {
      const ratings = createRatings();
      const { tier: _, ...unplaced } = lower;
      const below = { ...unplaced, ...tierOfLower };
      const world: World = { strength: (club) => graded(club > 100 ? club - 100 : club) };
      let day = 15_000;
      for (const seed of [1, 2])
        day = observeAll(ratings, season(league, clubs, day, world, seed), season(below, lowerClubs, day, world, seed + 10));
      const before = neutralLead(ratings, 101, 10, day, cup);
      for (const [week, opponent] of [9, 10, 11].entries()) {
        ratings.observe({ tournament: league, home: 101, away: opponent, kickoffDay: day + 7 * week, goals: { home: 1, away: 1 } });
      }
      return { before, after: neutralLead(ratings, 101, 10, day + 21, cup), fellow: neutralLead(ratings, 102, 10, day + 21, cup) };
    };
    const [unknown, guessed, known] = [leadOfPromoted({}), leadOfPromoted({ tier: 2, tierIsGuessed: true }), leadOfPromoted({ tier: 2 })];
    // No source reports that the league is the lower one, but its best club has gone up, which is evidence about those it has left as well.
    expect(unknown.after).toBeLessThan(unknown.before - 0.15);
    expect(unknown.fellow).toBeLessThan(unknown.before - 0.1);
    expect(guessed.before).toBeLessThan(unknown.before - 0.1);
    expect(known.after).toBeGreaterThan(known.before - 0.15);
  });

  it('expect of a division that comes late what is known of its country by then', () => {
    const ratings = createRatings();
    const [abroad, below]: TournamentOfMatch[] = [5, 7].map((id) => ({ ...league, id, country: 'malta', tier: id === 5 ? 1 : 2 }));
    const there = clubs.map((club) => club + 200);
    let day = observeAll(
      ratings,
      ...[
        [league, clubs],
        [abroad, there],
      ].map(([of, own], at) => season(of as TournamentOfMatch, own as number[], 15_000, { strength: () => 0 }, at)),
    );
    for (const club of clubs.slice(0, 12)) {
      ratings.observe({
        tournament: { ...cup, id: 6, country: 'europe' },
        home: club,
        away: 200 + club,
        kickoffDay: day,
        goals: { home: 5, away: 0 },
      });
      day += 7;
    }
    ratings.observe({ tournament: below as TournamentOfMatch, home: 301, away: 302, kickoffDay: day, goals: { home: 1, away: 1 } });
    const leadOver = (club: number) => neutralLead(ratings, 20, club, day + 7, cup);
    expect(leadOver(301)).toBeGreaterThan(leadOver(220) + 0.1);
    expect(leadOver(220)).toBeGreaterThan(0.2);
  });

  it('set clubs of two countries against each other once a cup has brought some together', () => {
    const ratings = createRatings();
    const abroad: TournamentOfMatch = { ...league, id: 5, country: 'malta' };
    const europe: TournamentOfMatch = { ...cup, id: 6, country: 'europe' };
    const there = clubs.map((club) => club + 200);
    let day = observeAll(
      ratings,
      season(league, clubs, 15_000, { strength: graded }, 1),
      season(abroad, there, 15_000, { strength: () => 0 }, 2),
    );
    // Club 4 will meet none of them, but three clubs of its league will win by four.
    const unmet = (day: number) => chances(ratings, { tournament: europe, home: 4, away: 209, kickoffDay: day }).home;
    const before = unmet(day);
    for (const [round, club] of [1, 2, 3].entries()) {
      for (let leg = 0; leg < 4; leg += 1) {
        const match = { tournament: europe, home: club, away: 201 + round, kickoffDay: day };
        ratings.observe({ ...match, goals: { home: 4, away: 0 } });
        day += 7;
      }
    }
    expect(unmet(day)).toBeGreaterThan(before + 0.1);
  });

  it('know little of a club that they have never seen, and say so', () => {
    const { ratings, day } = threeSeasons({ strength: graded });
    const unknown = ratings.forecast(at(1, 777, day)).reliability;
    expect(unknown.level).toBe(1);
    observeAll(
      ratings,
      season(league, clubs, day, { strength: graded }, 9).filter(({ kickoffDay }) => kickoffDay < day + 200),
    );
    expect(ratings.forecast(at(1, 777, day + 203)).model.bothScoreKeep).toBeLessThan(
      ratings.forecast(at(1, 2, day + 203)).model.bothScoreKeep as number,
    );
    const wellInto = ratings.forecast(at(1, 2, day + 203)).reliability;
    // Two seasons of 38 at least, of each.
    expect(wellInto.level).toBe(5);
    expect(wellInto.matches).toBeGreaterThanOrEqual(2 * (29 + 38));
    expect(createRatings().forecast(at(1, 2, day)).reliability).toEqual({ level: 1, matches: 0 });
  });

  it('forget by and by: after years out of sight a club is less certain, not unknown', () => {
    const { ratings, day } = threeSeasons({ strength: graded });
    const years = day + 4 * 365;
    const { reliability } = ratings.forecast(at(1, 20, years));
    expect(reliability.level).toBeLessThanOrEqual(2);
    expect(chances(ratings, at(1, 20, years)).home).toBeGreaterThan(0.5);
  });

  it('give the same bits for the same matches, whatever was asked in between', () => {
    const queried = threeSeasons({ strength: graded, withShots: true });
    const again = threeSeasons({ strength: graded, withShots: true });
    const fixture = at(3, 17, queried.day + 5);
    for (const club of [1, 5, 900]) queried.ratings.forecast(at(club, 20, queried.day + 300));
    expect(queried.ratings.forecast(fixture)).toEqual(again.ratings.forecast(fixture));
  });

  it('refuse to learn or to forecast backwards', () => {
    const { ratings, day } = threeSeasons({ strength: graded });
    ratings.observe({ ...at(1, 2, day), goals: { home: 0, away: 0 } });
    expect(() => ratings.observe({ ...at(1, 3, day - 1), goals: { home: 0, away: 0 } })).toThrow(`day ${day - 1} comes after day ${day}`);
    expect(() => ratings.forecast(at(1, 3, day - 1))).toThrow(RangeError);
  });

  it('name factors that agree with the forecast', () => {
    const { ratings, day } = threeSeasons({ strength: graded, withShots: true });
    const { factors, model, halfTimeShare } = ratings.forecast({ ...at(1, 20, day), leagueClubs: clubs });
    expect(factors.clubsRanked).toBe(20);
    expect(factors.home.attackRank).toBeLessThanOrEqual(3);
    expect(factors.home.defenceRank).toBeLessThanOrEqual(3);
    expect(factors.away.attackRank).toBeGreaterThanOrEqual(18);
    expect(factors.home.attackGoals).toBeGreaterThan(factors.home.defenceGoals);
    expect(factors.away.attackGoals).toBeLessThan(factors.away.defenceGoals);
    // Twice 1.35 goals at even strength, a little more for the matches of unequal sides.
    expect(factors.leagueGoalsPerMatch).toBeGreaterThan(2.6);
    expect(factors.leagueGoalsPerMatch).toBeLessThan(3.3);
    expect(model.homeGoals).toBeGreaterThan(model.awayGoals);
    expect(halfTimeShare).toBeUndefined();
  });

  it('are less reliable of the last six matches of a season, and least of its very last', () => {
    const { ratings, day } = threeSeasons({ strength: graded, withShots: true });
    const fourth = season(league, clubs, day, { strength: graded, withShots: true }, 4);
    const levels = Array.from({ length: 38 }, (_, round) => {
      const ofRound = fourth.slice(10 * round, 10 * (round + 1));
      const [first] = ofRound as [ObservedMatch, ...ObservedMatch[]];
      const { level } = ratings.forecast(first).reliability;
      for (const match of ofRound) ratings.observe(match);
      return level;
    });
    expect(levels.slice(30)).toEqual([5, 5, 4, 4, 4, 4, 4, 3]);
  });

  it('rank the clubs of the season concerned, newcomers too, and none that left the league', () => {
    const { ratings, day } = threeSeasons({ strength: graded, withShots: true });
    // The four weakest go down to a league without records; two unknown clubs come up.
    const leagueClubs = [...clubs.slice(0, 16), 101, 102];
    const { factors } = ratings.forecast({ ...at(16, 101, day), leagueClubs });
    expect(factors.clubsRanked).toBe(18);
    for (const { attackRank, defenceRank } of [factors.home, factors.away]) {
      expect(attackRank).toBeLessThanOrEqual(18);
      expect(defenceRank).toBeLessThanOrEqual(18);
    }
  });

  it('rank nobody where the clubs of the season are not known', () => {
    const { ratings, day } = threeSeasons({ strength: graded, withShots: true });
    const { factors } = ratings.forecast(at(1, 20, day));
    expect(factors.clubsRanked).toBe(0);
    expect(factors.home.attackRank).toBeUndefined();
    expect(factors.away.defenceRank).toBeUndefined();
  });

  it('see form when a club has become better than it was', () => {
    const { ratings, day } = threeSeasons({ strength: graded, withShots: true });
    const risen: World = { strength: (club) => (club === 15 ? 0.6 : graded(club)), withShots: true };
    const random = createRandom(3);
    for (let round = 0; round < 8; round += 1) {
      ratings.observe(play(at(15, 1 + round, day + 7 * round), risen, random));
    }
    expect(ratings.forecast(at(15, 20, day + 60)).factors.home.formGoals).toBeGreaterThan(0.05);
  });
});

function at(home: number, away: number, kickoffDay: number): Fixture {
  return { tournament: league, home, away, kickoffDay };
}

function neutralLead(ratings: Ratings, home: number, away: number, kickoffDay: number, tournament = league): number {
  return logOf(ratings, { tournament, home, away, kickoffDay, neutral: true });
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function correlation(first: readonly number[], second: readonly number[]): number {
  const [middle, other] = [average(first), average(second)];
  const sum = (of: (index: number) => number) => first.reduce((total, _, index) => total + of(index), 0);
  const [x, y] = [(index: number) => (first[index] as number) - middle, (index: number) => (second[index] as number) - other];
  return sum((index) => x(index) * y(index)) / Math.sqrt(sum((index) => x(index) ** 2) * sum((index) => y(index) ** 2));
}
