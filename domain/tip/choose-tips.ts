import { type BetChances, betChances, type ForecastGrids, gridOf, winProbability } from '#domain/forecast/bet-chances.ts';
import { doCount, pricesCountFrom } from '#domain/odds/counted-prices.ts';
import type { OutcomeFamily } from '#domain/odds/markets/market-definition.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { bestOffers } from './best-offers.ts';
import { type JudgedOffer, judgeOffer } from './judge-offer.ts';
import type { ChosenTip, NearestOffer, NoTip, NoTipReason, Offer, TipDecision, TipForecast, TippedMarket } from './tip-decision.ts';
import { isTippable, tippedMarkets, tipRule } from './tip-rule.ts';

/** The prices of a match beside the offers that could be taken. */
export interface AskedPrices {
  /** All offers of bookmakers, also those that nobody could take: of these, which a page shows, the reasons for no tip speak. */
  readonly asked: readonly Offer[];
  /** The moment since which prices of the match count; null where none do. */
  readonly countFrom: Date | null;
}

/**
 * Returns the decisions about every market of a match that somebody quotes, by the rule of tip-rule.ts: at most one tip on the result and
 * one on the goals, each the offer of the greatest expected value among those that satisfy the rule; of the match's tips the one of the
 * greatest value is its `best`. When no bookmaker quotes a market in which tips are looked for, or no blended forecast was made, there is one
 * decision, without prices, about the result.
 *
 * @param forecast both forecasts of the match, the blended one made with prices known at `now`
 * @param offers prices of bookmakers that could be taken, in any order; of one event the highest that counts is chosen from, whatever the bet is
 * called: a market whose every event has a better price as a bet of another market gets no decision. Offers of markets in which no tip is looked for are
 * passed over
 * @param now the moment of decision; an offer quoted later is not known yet and passed over
 */
export function chooseTips(
  { model, blended, reliability }: TipForecast,
  offers: readonly Offer[],
  now: Date,
  { asked, countFrom }: AskedPrices = { asked: offers, countFrom: pricesCountFrom(now) },
): TipDecision[] {
  const isKnown = ({ quotedAt }: Offer) => quotedAt <= now;
  const isFresh = (offer: Offer) => isKnown(offer) && isTippable(offer.bet) && doCount(offer, countFrom);
  if (!asked.some(isKnown)) return [without('no-prices')];
  const known = asked.filter((offer) => isKnown(offer) && isTippable(offer.bet));
  if (known.length === 0) return [without('no-sought-market')];
  if (blended === undefined) return [without('no-market-forecast')];
  const fresh = known.filter(isFresh);
  const [takeable, best] = [bestOffers(offers.filter(isFresh)), bestOffers(fresh)];
  const inMarket = (of: readonly Offer[], market: TippedMarket) => of.filter(({ bet }) => bet.market === market);
  const decisions = tippedMarkets.flatMap((market): TipDecision[] => {
    if (inMarket(known, market).length === 0) return [];
    if (inMarket(fresh, market).length === 0) return [{ kind: 'no-tip', market, reason: 'stale-prices' }];
    return decideMarket(market, { model, blended, reliability }, { takeable: inMarket(takeable, market), best: inMarket(best, market) });
  });
  return withBest(onePerFamily(decisions));
}

function without(reason: 'no-prices' | 'no-sought-market' | 'no-market-forecast'): NoTip {
  return { kind: 'no-tip', market: 'match-result', reason };
}

/** A forecast that can decide. */
type PricedForecast = TipForecast & { readonly blended: ForecastGrids };

interface Candidate extends JudgedOffer {
  readonly offer: Offer;
}

/** The best offers of a market's events: those among what could be taken, and those among all that count. */
interface OffersOfMarket {
  readonly takeable: readonly Offer[];
  readonly best: readonly Offer[];
}

/** Returns the decision about a market; none where another market has every event of it at a better price. */
function decideMarket(market: TippedMarket, forecast: PricedForecast, { takeable, best }: OffersOfMarket): TipDecision[] {
  if (takeable.length === 0 && best.length === 0) return [];
  if (gridOf(market, forecast.blended) === undefined || gridOf(market, forecast.model) === undefined) {
    return [{ kind: 'no-tip', market, reason: 'too-little-known' }];
  }
  const judged = (offers: readonly Offer[]) =>
    offers.map((offer): Candidate => ({ offer, ...judgeOffer(offer, forecast.blended) })).sort(byValue);
  const known = forecast.reliability.level >= tipRule.leastReliability;
  const chosen = known ? judged(takeable).find(({ objection }) => objection === undefined) : undefined;
  if (chosen !== undefined) return [tipOf(market, chosen, forecast.model)];
  const [nearest] = judged(best);
  return nearest === undefined ? [] : [withoutTip(market, nearest, known)];
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
  // An offer to which the rule does not object would be the tip if it could be taken.
  const reason: NoTipReason = known ? (nearest.objection ?? 'not-takeable') : 'too-little-known';
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
