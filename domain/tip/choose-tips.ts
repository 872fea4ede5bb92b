import type { Reliability } from '#domain/forecast/forecast.ts';
import { doCount } from '#domain/odds/counted-prices.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { BetOf, MarketOf } from '#domain/sports/sport-types.ts';
import { bestOffers } from './best-offers.ts';
import type { Judgement, JudgeOffer, SportTips } from './sport-tips.ts';
import type { ChosenTip, NearestOffer, NoTip, NoTipReason, Offer, TipDecision } from './tip-decision.ts';
import { objectionTo, tipRule } from './tip-rule.ts';

/** The judge of the offers on a match, and the reliability of its forecast. */
export interface MatchJudge<Name extends Sport> {
  /** Undefined when the forecast that it needs is missing. */
  readonly judge: JudgeOffer<Name> | undefined;
  readonly reliability: Reliability;
}

/** The offers on a match, in any order. */
export interface OffersOnMatch<Name extends Sport> {
  /** The offers that a reader could take. */
  readonly takeable: readonly Offer<BetOf<Name>>[];
  /** All offers of bookmakers, including those that no reader could take: a page shows these, so the reasons for no tip are about them. */
  readonly asked: readonly Offer<BetOf<Name>>[];
  /** The earliest time at which a price of the match counts; null when none does. */
  readonly countFrom: Date | null;
}

/**
 * Returns the decisions about every question of a match that a bookmaker quotes, by the rule of tip-rule.ts: at most one tip in each family
 * of markets, the offer of the greatest value at the next-best price among those that satisfy the rule; of the match's tips the one of the
 * greatest value is its `best`. When no bookmaker quotes a market in which tips are sought, and when nothing can judge the offers, there is
 * one decision, without prices.
 *
 * @param tips the rule of the sport
 * @param offers of each event only the highest one that counts is considered, in any market that has a bet on the event: a question whose
 * every event has a better price as a bet of another question gets no decision. Offers of markets in which no tip is sought are ignored
 * @param now the moment of decision; an offer quoted later is not known yet and ignored
 */
export function chooseTips<Name extends Sport>(
  tips: SportTips<Name>,
  { judge, reliability }: MatchJudge<Name>,
  { takeable, asked, countFrom }: OffersOnMatch<Name>,
  now: Date,
): TipDecision<Name>[] {
  const sought = new Set<string>(tips.questions.flat());
  const isKnown = ({ quotedAt }: Offer) => quotedAt <= now;
  const isFresh = (offer: Offer<BetOf<Name>>) => isKnown(offer) && sought.has(offer.bet.market) && doCount(offer, countFrom);
  const without = (reason: NoTipReason, [market] = tips.questions[0] ?? []): NoTip<Name> => ({
    kind: 'no-tip',
    market: market as MarketOf<Name>,
    reason,
  });
  if (!asked.some(isKnown)) return [without('no-prices')];
  const known = asked.filter((offer) => isKnown(offer) && sought.has(offer.bet.market));
  if (known.length === 0) return [without('no-sought-market')];
  if (judge === undefined) return [without('no-market-forecast')];
  const fresh = known.filter(isFresh);
  const bestTakeable = bestOffers(tips, takeable.filter(isFresh));
  const best = bestOffers(tips, fresh).map((offer) => bestTakeable.find(isSameOffer(tips, offer)) ?? offer);
  const decisions = tips.questions.flatMap((markets): TipDecision<Name>[] => {
    const within = (offers: readonly Offer<BetOf<Name>>[]) => offers.filter(({ bet }) => markets.includes(bet.market));
    if (within(known).length === 0) return [];
    if (within(fresh).length === 0) return [without('stale-prices', markets)];
    const [chosen, nearest] = [candidates(within(bestTakeable), judge), candidates(within(best), judge)];
    const isReliable = reliability.level >= tips.leastReliability;
    const tip = isReliable ? chosen.judged.find(({ objection }) => objection === undefined) : undefined;
    if (tip !== undefined) return [tipOf(tip)];
    const [first] = nearest.judged;
    if (first !== undefined) return [withoutTip(first, isReliable)];
    return nearest.reason === undefined ? [] : [without(nearest.reason, markets)];
  });
  return withBest(onePerFamily(tips, decisions));
}

function isSameOffer<Name extends Sport>({ eventOf }: SportTips<Name>, { bet, bookmaker, decimalOdds }: Offer<BetOf<Name>>) {
  return (other: Offer<BetOf<Name>>) =>
    other.bookmaker === bookmaker && other.decimalOdds === decimalOdds && eventOf(other.bet) === eventOf(bet);
}

interface Candidate<Name extends Sport> extends Judgement {
  readonly offer: Offer<BetOf<Name>>;
  /** The expected value at the next-best price; at the offer's own when no other is known. */
  readonly nextBestValue: number;
  /** The rule's objection to the offer; undefined when it is worth a tip. */
  readonly objection: NoTipReason | undefined;
}

/** Returns the offers that can be judged, the greatest value first, of equal ones the likelier; and the reason why the last of the others cannot be. */
function candidates<Name extends Sport>(offers: readonly Offer<BetOf<Name>>[], judge: JudgeOffer<Name>) {
  const judged: Candidate<Name>[] = [];
  let reason: NoTipReason | undefined;
  for (const offer of offers) {
    const judgement = judge(offer);
    if (typeof judgement === 'string') reason = judgement;
    else {
      const { bet, decimalOdds, nextBestOdds } = offer;
      const atNextBest = nextBestOdds === undefined ? judgement : judge({ bet, decimalOdds: nextBestOdds });
      /* Where another bookmaker pays more, though it cannot be counted on, this price is the second-best itself. */
      const nextBestValue = Math.min(
        judgement.expectedValue,
        typeof atNextBest === 'string' ? Number.POSITIVE_INFINITY : atNextBest.expectedValue,
      );
      judged.push({ offer, ...judgement, nextBestValue, objection: objectionTo(decimalOdds, judgement, nextBestValue) });
    }
  }
  judged.sort((first, second) => second.nextBestValue - first.nextBestValue || second.probability - first.probability);
  return { judged, reason };
}

/** Returns the decisions with only the tip of the greatest value in each family; the other tips become decisions without a tip. */
function onePerFamily<Name extends Sport>({ familyOf }: SportTips<Name>, decisions: readonly TipDecision<Name>[]): TipDecision<Name>[] {
  const greatest = new Map<string, ChosenTip<Name>>();
  for (const tip of tipsAmong(decisions)) {
    const other = greatest.get(familyOf(tip.market));
    if (other === undefined || tip.expectedValue > other.expectedValue) greatest.set(familyOf(tip.market), tip);
  }
  return decisions.map((decision) =>
    decision.kind === 'no-tip' || greatest.get(familyOf(decision.market)) === decision
      ? decision
      : withoutThis(decision, 'other-tip-chosen'),
  );
}

/** Returns a decision for a tip as one without a tip, with the tip's offer as the nearest. */
export function withoutThis<Name extends Sport>(
  { market, bet, decimalOdds, bookmaker, quotedAt, nextBestOdds, probability, fairOdds, expectedValue, nextBestValue }: ChosenTip<Name>,
  reason: 'other-tip-chosen' | 'since-decided',
): NoTip<Name> {
  const next = nextBestOdds !== undefined && nextBestValue !== undefined && { nextBestOdds, nextBestValue };
  const nearest = { bet, decimalOdds, bookmaker, quotedAt, probability, fairOdds, expectedValue, ...next };
  return { kind: 'no-tip', market, reason, nearest };
}

function tipOf<Name extends Sport>({ offer, probability, expectedValue, nextBestValue }: Candidate<Name>): ChosenTip<Name> {
  return {
    kind: 'tip',
    ...offer,
    market: offer.bet.market,
    probability,
    fairOdds: 1 / probability,
    expectedValue,
    ...(offer.nextBestOdds !== undefined && { nextBestValue }),
    stakeUnits: tipRule.stakeUnits,
    best: false,
  };
}

function withoutTip<Name extends Sport>(
  { offer, probability, expectedValue, nextBestValue, objection, oddsOfValue }: Candidate<Name>,
  isReliable: boolean,
): NoTip<Name> {
  const isHopeless = !isReliable || probability < tipRule.leastProbability;
  const nearest: NearestOffer<Name> = {
    ...offer,
    probability,
    fairOdds: 1 / probability,
    expectedValue,
    ...(offer.nextBestOdds !== undefined && { nextBestValue }),
    ...(!isHopeless && { wantedOdds: Math.max(tipRule.leastOdds, oddsOfValue(tipRule.leastValue)) }),
  };
  // An offer to which the rule does not object would be the tip if it could be taken.
  return { kind: 'no-tip', market: offer.bet.market, reason: isReliable ? (objection ?? 'not-takeable') : 'too-little-known', nearest };
}

function withBest<Name extends Sport>(decisions: readonly TipDecision<Name>[]): TipDecision<Name>[] {
  const tips = tipsAmong(decisions);
  const greatest = Math.max(...tips.map((tip) => tip.expectedValue));
  const best = tips.find((tip) => tip.expectedValue === greatest);
  return decisions.map((decision) => (decision === best ? { ...decision, best: true } : decision));
}

function tipsAmong<Name extends Sport>(decisions: readonly TipDecision<Name>[]): ChosenTip<Name>[] {
  return decisions.filter((decision) => decision.kind === 'tip');
}
