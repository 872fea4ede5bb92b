import type { ForecastFactors } from '#domain/forecast/forecast.ts';
import { expectedGoals } from '#domain/forecast/goals/expected-goals.ts';
import type { ScoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { isOnLead } from '#domain/odds/is-on-lead.ts';
import { type OddsReason, oddsReason } from '#domain/tip/odds-reason.ts';
import { type BetDirection, directionOf } from './bet-direction.ts';

type Side = 'home' | 'away';

/** A fact in the forecast of a match that a tip may name, as a code with its numbers. */
type Fact =
  | { readonly code: 'goals-expected'; readonly home: number; readonly away: number; readonly league: number }
  | { readonly code: 'attack-rank'; readonly side: Side; readonly rank: number; readonly clubs: number }
  | { readonly code: 'defence-rank'; readonly side: Side; readonly rank: number; readonly clubs: number }
  /** Goals that the home side's lead gains from playing at home. */
  | { readonly code: 'home-advantage'; readonly goals: number }
  /** Goals per match by which a club's recent results are better (above 0) or worse than its strength. */
  | { readonly code: 'form'; readonly side: Side; readonly goals: number };

/** A fact behind a tip; `supports` is false when it speaks against the tip or makes it less certain, which is shown for honesty. */
export type FootballReason = (Fact & { readonly supports: boolean }) | OddsReason;

/** Max reasons of a tip; the last of them may be one against it. */
const maxReasons = 4;
/** Min effect of a fact, in goals, on the lead or on the number of goals for it to be named. */
const minGoals = 0.1;

interface TipChances {
  readonly modelProbability: number;
  readonly blendedProbability: number;
  readonly oddsProbability: number | undefined;
}

/** A reason with its weight: the goals by which it moves the match in favour of the bet; below 0 against it. */
interface Weighed {
  readonly reason: FootballReason;
  readonly goals: number;
}

/**
 * Returns the reasons of a tip: the goals expected of both sides if they support it, other supporting facts by the goals by which they move the match
 * in favour of the bet, then odds that are three points or more surer than the model, then at most one qualification: that the odds are three points
 * or more less sure, otherwise the strongest fact against the tip. When nothing qualifies it and there is room, one reason is that the odds agree.
 * Only figures that the forecast used are named; head-to-head is not among them.
 *
 * @param tip the bet with its probability by the model, by the blended forecast, and by the odds without their margin, which is undefined when no
 * bookmaker prices every selection
 * @param factors the basis of the model's forecast
 * @param blended the score grid that the tip was made from
 */
export function footballReasons(tip: TipChances & { readonly bet: Bet }, factors: ForecastFactors, blended: ScoreGrid): FootballReason[] {
  const towards = directionOf(tip.bet);
  const facts = [...sideFacts('home', factors, towards), ...sideFacts('away', factors, towards), ...homeAdvantage(factors, towards)];
  const goals = goalsExpected(tip.bet, factors, blended, towards);
  const notable = facts.filter((fact) => Math.abs(fact.goals) >= minGoals).sort((first, second) => second.goals - first.goals);
  const supporting = [...(goals.goals >= 0 ? [goals] : []), ...notable.filter((fact) => fact.goals > 0)];
  const against = [...notable, ...(goals.goals < 0 ? [goals] : [])]
    .filter((fact) => fact.goals < 0)
    .sort((first, second) => first.goals - second.goals);
  const market = marketView(tip);
  const qualification = market?.code === 'market-doubts' ? market : against[0]?.reason;
  const last = [...(market?.code === 'market-surer' ? [market] : []), ...(qualification === undefined ? [] : [qualification])];
  const reasons = [...supporting.slice(0, maxReasons - last.length).map(({ reason }) => reason), ...last];
  return market?.code === 'market-agrees' && qualification === undefined && reasons.length < maxReasons ? [...reasons, market] : reasons;
}

function weighed(goals: number, fact: Fact): Weighed {
  return { goals, reason: { ...fact, supports: goals >= 0 } };
}

/** Returns the weight of the expected goals: for a bet on goals their sum against the league's mean, for a bet on a side its lead with the handicap. */
function goalsExpected(bet: Bet, { leagueGoalsPerMatch }: ForecastFactors, grid: ScoreGrid, towards: BetDirection): Weighed {
  const { home, away } = expectedGoals(grid);
  const lead = home - away + (isOnLead(bet) ? bet.line : 0);
  const goals = towards.lead * lead + towards.goals * (home + away - leagueGoalsPerMatch);
  return weighed(goals, { code: 'goals-expected', home, away, league: leagueGoalsPerMatch });
}

function sideFacts(side: Side, factors: ForecastFactors, towards: BetDirection): Weighed[] {
  const { attackRank, defenceRank, attackGoals, defenceGoals, formGoals } = factors[side];
  const average = factors.leagueGoalsPerMatch / 2;
  const lead = side === 'home' ? towards.lead : -towards.lead;
  const clubs = factors.clubsRanked;
  return [
    ...(attackRank === undefined
      ? []
      : [weighed((lead + towards.goals) * (attackGoals - average), { code: 'attack-rank', side, rank: attackRank, clubs })]),
    ...(defenceRank === undefined
      ? []
      : [weighed((towards.goals - lead) * (defenceGoals - average), { code: 'defence-rank', side, rank: defenceRank, clubs })]),
    weighed(lead * formGoals, { code: 'form', side, goals: formGoals }),
  ];
}

function homeAdvantage({ homeAdvantageGoals }: ForecastFactors, { lead }: BetDirection): Weighed[] {
  return [weighed(lead * homeAdvantageGoals, { code: 'home-advantage', goals: homeAdvantageGoals })];
}

function marketView({ modelProbability, oddsProbability, blendedProbability }: TipChances): OddsReason | undefined {
  return oddsProbability === undefined ? undefined : { ...oddsReason(modelProbability, oddsProbability), blended: blendedProbability };
}
