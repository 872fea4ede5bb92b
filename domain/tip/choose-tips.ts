import { type BetChances, betChances, type ForecastGrids, gridOf, winProbability } from '#domain/forecast/bet-chances.ts';
import type { OutcomeFamily } from '#domain/odds/markets/market-definition.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { bestOffers } from './best-offers.ts';
import { type JudgedOffer, judgeOffer } from './judge-offer.ts';
import type { ChosenTip, NearestOffer, NoTip, NoTipReason, Offer, TipDecision, TipForecast, TippedMarket } from './tip-decision.ts';
import { isTippable, tippedMarkets, tipRule } from './tip-rule.ts';

/**
 * Returns the decisions about every market of a match that somebody quotes, by the rule of tip-rule.ts: at most one tip on the result and
 * one on the goals, each the offer of the greatest expected value among those that satisfy the rule; of the match's tips the one of the
 * greatest value is its `best`. When nobody quotes any market, or no blended forecast could be made, there is one decision, without prices,
 * about the result.
 *
 * @param forecast both forecasts of the match, the blended one made with prices known at `now`
 * @param offers prices of bookmakers in any order; of one event the highest fresh one counts, whatever the bet is called: a market whose
 * every event has a better price as a bet of another market gets no decision. Offers of markets in which no tip is looked for are passed over
 * @param now the moment of decision; an offer quoted later is not known yet and passed over
 */
export function chooseTips({ model, blended, reliability }: TipForecast, offers: readonly Offer[], now: Date): TipDecision[] {
  if (blended === undefined) return [noPrices];
  const forecast = { model, blended, reliability };
  const known = offers.filter(({ bet, quotedAt }) => quotedAt <= now && isTippable(bet));
  const freshFrom = now.getTime() - tipRule.greatestPriceAgeHours * 3_600_000;
  const fresh = known.filter(({ quotedAt }) => quotedAt.getTime() >= freshFrom);
  const best = bestOffers(fresh);
  const inMarket = (of: readonly Offer[], market: TippedMarket) => of.filter(({ bet }) => bet.market === market);
  const decisions = tippedMarkets.flatMap((market): TipDecision[] => {
    if (inMarket(known, market).length === 0) return [];
    if (inMarket(fresh, market).length === 0) return [{ kind: 'no-tip', market, reason: 'stale-prices' }];
    const ofMarket = inMarket(best, market);
    return ofMarket.length === 0 ? [] : [decideMarket(market, forecast, ofMarket)];
  });
  return decisions.length === 0 ? [noPrices] : withBest(onePerFamily(decisions));
}

const noPrices: NoTip = { kind: 'no-tip', market: 'match-result', reason: 'no-prices' };

/** A forecast that can decide. */
type PricedForecast = TipForecast & { readonly blended: ForecastGrids };

interface Candidate extends JudgedOffer {
  readonly offer: Offer;
}

function decideMarket(market: TippedMarket, forecast: PricedForecast, offers: readonly Offer[]): TipDecision {
  if (gridOf(market, forecast.blended) === undefined || gridOf(market, forecast.model) === undefined) {
    return { kind: 'no-tip', market, reason: 'too-little-known' };
  }
  const candidates = offers.map((offer): Candidate => ({ offer, ...judgeOffer(offer, forecast.blended) })).sort(byValue);
  const known = forecast.reliability.level >= tipRule.leastReliability;
  const chosen = known ? candidates.find(({ objection }) => objection === undefined) : undefined;
  return chosen === undefined ? withoutTip(market, candidates[0] as Candidate, known) : tipOf(market, chosen, forecast.model);
}

/** Keeps of each outcome family the tip of the greatest value; the others become markets without a tip. */
function onePerFamily(decisions: readonly TipDecision[]): TipDecision[] {
  const greatest = new Map<OutcomeFamily, ChosenTip>();
  for (const tip of tipsAmong(decisions)) {
    const other = greatest.get(betMarkets[tip.market].family);
    if (other === undefined || tip.expectedValue > other.expectedValue) greatest.set(betMarkets[tip.market].family, tip);
  }
  return decisions.map((decision) =>
    decision.kind === 'no-tip' || greatest.get(betMarkets[decision.market].family) === decision ? decision : yieldToOther(decision),
  );
}

function yieldToOther({ market, bet, decimalOdds, bookmaker, quotedAt, probability, fairOdds, expectedValue }: ChosenTip): NoTip {
  const nearest = { bet, decimalOdds, bookmaker, quotedAt, probability, fairOdds, expectedValue };
  return { kind: 'no-tip', market, reason: 'other-tip-chosen', nearest };
}

/** Compares two offers: the greatest value first, of equal ones the likelier. */
function byValue(first: Candidate, second: Candidate): number {
  return second.value - first.value || second.probability - first.probability;
}

function tipOf(market: TippedMarket, { offer, probability, value }: Candidate, model: ForecastGrids): ChosenTip {
  return {
    kind: 'tip',
    ...offer,
    market,
    probability,
    modelProbability: winProbability(betChances(offer.bet, model)) ?? 0,
    blendedProbability: probability,
    fairOdds: 1 / probability,
    expectedValue: value,
    stakeUnits: tipRule.stakeUnits,
    best: false,
  };
}

function withoutTip(market: TippedMarket, nearest: Candidate, known: boolean): NoTip {
  const reason = known ? (nearest.objection as NoTipReason) : 'too-little-known';
  const { offer, chances, probability, value } = nearest;
  const hopeless = !known || probability < tipRule.leastProbability;
  const nearestOffer: NearestOffer = {
    ...offer,
    probability,
    fairOdds: 1 / probability,
    expectedValue: value,
    ...(!hopeless && { wantedOdds: Math.max(tipRule.leastOdds, oddsOfValue(chances, tipRule.leastValue)) }),
  };
  return { kind: 'no-tip', market, reason, nearest: nearestOffer };
}

/** Returns the price at which a stake brings `value` on average: expectedValue() solved for the price. */
function oddsOfValue({ won, halfWon, halfLost, lost }: BetChances, value: number): number {
  return 1 + (value + lost + halfLost / 2) / (won + halfWon / 2);
}

function withBest(decisions: readonly TipDecision[]): TipDecision[] {
  const tips = tipsAmong(decisions);
  const greatest = Math.max(...tips.map((tip) => tip.expectedValue));
  const best = tips.find((tip) => tip.expectedValue === greatest);
  return decisions.map((decision) => (decision === best ? { ...decision, best: true } : decision));
}

function tipsAmong(decisions: readonly TipDecision[]): ChosenTip[] {
  return decisions.filter((decision) => decision.kind === 'tip');
}
