import type { LeagueCalendar } from '../strengths/league-calendar.ts';
import type { Fixture, TournamentOfMatch } from '../strengths/observed-match.ts';

/** The parameters by which the levels of competitions and the openness of clubs change, in logarithms. */
export interface LevelSettings {
  /** The goals (or other count) of one side in a match of an unknown competition, as a logarithm. */
  readonly usualLevel: number;
  /** Half the logarithm of the ratio of the home side's count to the away side's, both equally strong. */
  readonly usualHomeEdge: number;
  readonly level: DriftSettings;
  readonly homeEdge: DriftSettings;
  /**
   * The openness of a club: its variance before its first match, the variance that a day and a break add, and the share of it that remains
   * after a break.
   */
  readonly newOpenness: number;
  readonly dailyOpenness: number;
  readonly breakOpenness: number;
  readonly breakKeep: number;
}

/**
 * The variances of a figure that has a part common to all competitions and a part of each competition. So a small or new league borrows
 * from the others, and a change in all of them, as when matches were played without spectators, is soon noticed.
 */
interface DriftSettings {
  /** Variance of the common part at first, and what it gains in a day. */
  readonly common: number;
  readonly commonDaily: number;
  /** Variance of a competition's difference at first, and what it gains in a day. */
  readonly own: number;
  readonly ownDaily: number;
}

/** The expected counts of both sides together, and the advantage of playing at home, in logarithms. */
export interface Level {
  /** Level of the competition. */
  readonly level: number;
  readonly homeEdge: number;
  /** The difference, as a logarithm, of the counts in matches of these two clubs from the usual: above 0 there are more. */
  readonly openness: number;
}

export interface GoalLevels {
  level(fixture: Fixture): Level;
  /** Returns the openness with which a club would go into a match of a tournament: above 0 its matches have more goals than usual. */
  openness(club: number, tournament: TournamentOfMatch, day: number): number;
  /** Returns the same at the time of the match, with the variances that `learn` needs, and updates the clubs and the competition. */
  meet(fixture: Fixture): Level & { readonly totalVariance: number; readonly edgeVariance: number };
  /** Learns from a match for which `meet` was called: the excess of the total and of the lead over the expected, each divided by its variance. */
  learn(fixture: Fixture, total: number, lead: number, variances: { readonly total: number; readonly lead: number }): void;
}

const longestAbsenceDays = 400;
/** The share of home advantage that remains without spectators, in the seasons of 2020 and 2021 (McCarrick and others, 2021). */
const closedDoorsShare = 0.5;

interface Estimate {
  value: number;
  variance: number;
}

interface Part {
  readonly level: Estimate;
  readonly edge: Estimate;
  lastDay: number;
}

interface Club {
  openness: number;
  variance: number;
  lastDay: number;
}

export function createGoalLevels(settings: LevelSettings, calendar: LeagueCalendar): GoalLevels {
  const competitions = new Map<number, Part>();
  const clubs = new Map<number, Club>();
  const common: Part = {
    level: { value: settings.usualLevel, variance: settings.level.common },
    edge: { value: settings.usualHomeEdge, variance: settings.homeEdge.common },
    lastDay: Number.NaN,
  };

  const competitionOf = ({ id }: TournamentOfMatch, day: number): Part => {
    const known = competitions.get(id);
    if (known !== undefined) return known;
    return { level: { value: 0, variance: settings.level.own }, edge: { value: 0, variance: settings.homeEdge.own }, lastDay: day };
  };

  const age = (part: Part, day: number, level: number, edge: number): void => {
    const days = Number.isNaN(part.lastDay) ? 0 : day - part.lastDay;
    part.level.variance += level * days;
    part.edge.variance += edge * days;
    part.lastDay = day;
  };

  const learn = (estimate: Estimate, surprise: number, share: number, variance: number): void => {
    estimate.value += estimate.variance * share * surprise;
    estimate.variance -= (estimate.variance * share) ** 2 / variance;
  };

  const openness = (id: number, tournament: TournamentOfMatch, day: number): number =>
    (clubs.get(id)?.openness ?? 0) * (calendar.beginsSeason(id, tournament, day, false) ? settings.breakKeep : 1);

  const edgeShare = ({ neutral, closedDoors }: Fixture): number => (neutral === true ? 0 : closedDoors === true ? closedDoorsShare : 1);

  const level = (fixture: Fixture): Level => {
    const { tournament, home, away, kickoffDay } = fixture;
    const own = competitionOf(tournament, kickoffDay);
    return {
      level: common.level.value + own.level.value,
      homeEdge: (common.edge.value + own.edge.value) * edgeShare(fixture),
      openness: openness(home, tournament, kickoffDay) + openness(away, tournament, kickoffDay),
    };
  };

  const take = (id: number, tournament: TournamentOfMatch, day: number): Club => {
    const known = clubs.get(id);
    if (known === undefined) {
      const club = { openness: 0, variance: settings.newOpenness, lastDay: day };
      clubs.set(id, club);
      return club;
    }
    const days = day - known.lastDay;
    if (calendar.beginsSeason(id, tournament, day, true)) {
      known.openness *= settings.breakKeep;
      known.variance = known.variance * settings.breakKeep ** 2 + settings.breakOpenness;
    }
    known.variance += settings.dailyOpenness * Math.min(days, longestAbsenceDays);
    known.lastDay = day;
    return known;
  };

  return {
    level,
    openness,
    meet(fixture) {
      const { tournament, home, away, kickoffDay } = fixture;
      const own = competitionOf(tournament, kickoffDay);
      competitions.set(tournament.id, own);
      age(own, kickoffDay, settings.level.ownDaily, settings.homeEdge.ownDaily);
      age(common, kickoffDay, settings.level.commonDaily, settings.homeEdge.commonDaily);
      const [first, second] = [take(home, tournament, kickoffDay), take(away, tournament, kickoffDay)];
      const share = edgeShare(fixture);
      return {
        level: common.level.value + own.level.value,
        homeEdge: (common.edge.value + own.edge.value) * share,
        openness: first.openness + second.openness,
        totalVariance: first.variance + second.variance + common.level.variance + own.level.variance,
        edgeVariance: (common.edge.variance + own.edge.variance) * share ** 2,
      };
    },
    learn(fixture, total, lead, variances) {
      const own = competitions.get(fixture.tournament.id) as Part;
      for (const id of [fixture.home, fixture.away]) {
        const club = clubs.get(id) as Club;
        club.openness += club.variance * total;
        club.variance -= club.variance ** 2 / variances.total;
      }
      for (const part of [own, common]) {
        learn(part.level, total, 1, variances.total);
        learn(part.edge, lead, edgeShare(fixture), variances.lead);
      }
    },
  };
}
