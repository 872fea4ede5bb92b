import type { BasketballStage, Venue } from '../basketball-game.ts';
import type { BasketballPlay } from '../basketball-play.ts';
import type { BasketballRatingSettings } from './basketball-rating-settings.ts';
import { createClubFilter } from './club-filter.ts';
import { createMarginElo } from './margin-elo.ts';
import { normalBelow, normalPoint } from './normal.ts';

/** A game to come. Days are counted from 1 January 1970. */
export interface BasketballFixture {
  readonly home: number;
  readonly away: number;
  readonly season: string;
  readonly day: number;
  readonly stage: BasketballStage;
  readonly venue: Venue;
}

/** A played game, with the lines from before it where they are known. */
export interface ObservedBasketballGame extends BasketballFixture {
  readonly score: Pick<BasketballPlay, 'quarters' | 'overtime' | 'total'>;
  /** Points given to the home side. */
  readonly spread?: number | undefined;
  /** The chance of the home side by prices without their margin, for a game without a spread. */
  readonly marketChance?: number | undefined;
  readonly total?: number | undefined;
}

/** The lead of the home side and the points of both at the end, as normal distributions. */
export interface BasketballForecast {
  readonly lead: Spread;
  readonly total: Spread;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

export interface BasketballRatings {
  /** Returns the expected lead and total of a game, and changes nothing; for days of rest only observed games count. */
  forecast(fixture: BasketballFixture): BasketballForecast;
  /** Learns from a game. Games come in the order of their days. */
  observe(game: ObservedBasketballGame): void;
}

/**
 * Returns ratings of clubs, in points: one normal distribution over the levels of all clubs and the home edge, with every covariance, and another
 * over the number of points scored with each. A score is a measurement of both (a Kalman filter as in Glickman and Stern, "A state-space model for
 * National Football League scores", 1998), and so are the lines from before the game where they are known. The lead may be pooled with the lead of
 * Elo ratings by margins.
 */
export function createBasketballRatings(settings: BasketballRatingSettings): BasketballRatings {
  const leads = createClubFilter({
    shared: { mean: settings.homeEdge, variance: settings.homeEdgeVariance, variancePerDay: settings.homeEdgeVariancePerDay },
    club: { variance: settings.clubVariance, variancePerDay: settings.clubVariancePerDay },
    summerKeep: settings.summerKeep,
  });
  const totals = createClubFilter({
    shared: { mean: settings.totalLevel, variance: settings.totalLevelVariance, variancePerDay: settings.totalLevelVariancePerDay },
    club: { variance: settings.clubTotalVariance, variancePerDay: settings.clubTotalVariancePerDay },
    summerKeep: settings.summerKeep,
  });
  const lastDays = new Map<number, number>();
  const tiredness = (club: number, day: number): number => (lastDays.get(club) === day - 1 ? settings.backToBack : 0);
  /* What the calendar tells. */
  const given = ({ home, away, day, stage, venue }: BasketballFixture): number =>
    tiredness(away, day) - tiredness(home, day) + (stage === 'playoffs' && venue !== 'neutral' ? settings.playoffHomeEdge : 0);
  const leadWeights = ({ venue }: BasketballFixture) => ({ home: 1, away: -1, shared: venue === 'neutral' ? 0 : 1 });
  const totalWeights = { home: 1, away: 1, shared: 1 };
  const elo = settings.elo && createMarginElo(settings.elo);
  const advantage = (fixture: BasketballFixture): number => given(fixture) + (fixture.venue === 'neutral' ? 0 : settings.homeEdge);
  const withElo = ({ mean, deviation }: Spread, fixture: BasketballFixture): Spread => {
    if (elo === undefined || settings.elo === undefined) return { mean, deviation };
    const { share } = settings.elo;
    const byElo = normalPoint(elo.chance([fixture.home, fixture.away], fixture.season, advantage(fixture))) * deviation;
    return { mean: (1 - share) * mean + share * byElo, deviation };
  };
  return {
    forecast(fixture) {
      const lead = leads.expect(fixture, leadWeights(fixture));
      const total = totals.expect(fixture, totalWeights);
      const deviation = Math.sqrt(lead.variance + settings.leadDeviation ** 2);
      return {
        lead: withElo({ mean: lead.mean + given(fixture), deviation }, fixture),
        total: { mean: total.mean, deviation: Math.sqrt(total.variance + settings.totalDeviation ** 2) },
      };
    },
    observe(game) {
      const { score, spread, marketChance, total } = game;
      const [home, away] = score.total;
      const measureLead = (lead: number, deviation: number, mostSurprise?: number) =>
        leads.measure(game, leadWeights(game), lead - given(game), deviation ** 2, mostSurprise);
      const byPrices = marketChance === undefined ? undefined : normalPoint(marketChance) * marketLeadDeviation;
      const expected = spread === undefined ? byPrices : -spread;
      if (expected !== undefined) measureLead(expected, settings.spreadDeviation);
      measureLead(tellingLead(score, settings.lastQuarterWeight), settings.leadDeviation, settings.mostSurprise);
      elo?.observe([game.home, game.away], game.season, advantage(game), home - away);
      if (total !== undefined) totals.measure(game, totalWeights, total, settings.totalLineDeviation ** 2);
      totals.measure(game, totalWeights, home + away, settings.totalNoise ** 2);
      lastDays.set(game.home, game.day);
      lastDays.set(game.away, game.day);
    },
  };
}

/** Returns the lead at the end with the last quarter counted for less: a decided game goes on with the bench. Without known quarters it is the actual lead. */
function tellingLead({ quarters, overtime = [0, 0], total }: ObservedBasketballGame['score'], lastQuarterWeight: number): number {
  if (quarters.length < 4) return total[0] - total[1];
  const leads = quarters.map(([home, away]) => home - away);
  const weighted = leads.reduce((sum, lead, index) => sum + lead * (index === quarters.length - 1 ? lastQuarterWeight : 1), 0);
  return weighted + overtime[0] - overtime[1];
}

/** Standard deviation, in points, of leads at the end around the bookmakers' spread. */
export const marketLeadDeviation = 12.4;

/** Returns the home side's chance implied by a spread: that a lead around it, normally distributed, is above 0. */
export function chanceOfSpread(spread: number): number {
  return normalBelow(-spread / marketLeadDeviation);
}

/** Returns the chance that a lead or a total ends above a line. */
export function chanceAbove({ mean, deviation }: Spread, line: number): number {
  return normalBelow((mean - line) / deviation);
}
