import { doCount, pricesCountFrom } from '#domain/odds/counted-prices.ts';
import { type SeenOffer, takeableOffersBy } from '#domain/tip/takeable-offers.ts';
import type { NoTipReason, Offer } from '#domain/tip/tip-decision.ts';
import { type CourtOpinion, fairChances } from './court-prices.ts';
import type { ChosenCourtTip, CourtTipDecision, JudgedCourtOffer } from './court-tip-decision.ts';
import { courtTipRule } from './court-tip-rule.ts';
import { betsOfLine, placeInQuote } from './markets-of-sports.ts';
import type { AnyBet } from './sport-types.ts';

/** A bookmaker's quote with the times at which it was first and last seen. */
export interface SeenCourtQuote extends CourtOpinion {
  readonly firstSeenAt: Date;
  readonly quotedAt: Date;
}

/**
 * Returns the decision about a match: a tip on the offer of the greatest value among those that satisfy the rule and could be taken, at most one. A
 * reason for none speaks of the best prices that count, whether they could be taken or not.
 *
 * @param quotes the newest of each bookmaker, market and line, of any age
 * @param now the moment of decision
 * @param countFrom the moment since which prices of the match count; null where none do
 */
export function chooseCourtTip(
  quotes: readonly SeenCourtQuote[],
  now: Date,
  countFrom: Date | null = pricesCountFrom(now),
): CourtTipDecision {
  const known = quotes.filter(({ quotedAt }) => quotedAt <= now);
  const fresh = known.filter((quote) => doCount(quote, countFrom));
  const asked = offersOf(fresh);
  const chosen = judgedOffers(
    takeableOffersBy(asked, ({ market, line, selection }) => `${market} ${line} ${selection}`),
    fresh,
  ).find((offer) => objectionTo(offer) === undefined);
  if (chosen !== undefined) return { kind: 'tip', ...chosen, stakeUnits: courtTipRule.stakeUnits } satisfies ChosenCourtTip;
  const [nearest] = judgedOffers(asked, fresh);
  if (nearest !== undefined) return { kind: 'no-tip', reason: objectionTo(nearest) ?? 'not-takeable', nearest };
  if (!known.some(({ kind }) => kind === 'bookmaker')) return { kind: 'no-tip', reason: 'no-prices' };
  return { kind: 'no-tip', reason: asked.length === 0 ? 'stale-prices' : 'no-takeable-price' };
}

/** Returns the offers of the bookmakers, selection by selection. */
function offersOf(quotes: readonly SeenCourtQuote[]): SeenOffer<AnyBet>[] {
  return quotes.flatMap(({ kind, market, line, prices, bookmaker, quotedAt, firstSeenAt }) =>
    kind !== 'bookmaker'
      ? []
      : betsOfLine(market, line).flatMap((bet, at): SeenOffer<AnyBet>[] => {
          const decimalOdds = prices[at];
          return decimalOdds == null ? [] : [{ bet, decimalOdds, bookmaker, quotedAt, firstSeenAt }];
        }),
  );
}

/** Returns offers against the fair chances of their lines, the greatest value first. */
function judgedOffers(offers: readonly Offer<AnyBet>[], quotes: readonly SeenCourtQuote[]): JudgedCourtOffer[] {
  return offers
    .flatMap((offer): JudgedCourtOffer | [] => {
      const { bet, decimalOdds } = offer;
      const probability = fairChances(quotes, bet.market, bet.line)?.[placeInQuote(bet)];
      return probability === undefined
        ? []
        : { ...offer, probability, fairOdds: 1 / probability, expectedValue: probability * decimalOdds - 1 };
    })
    .sort((first, second) => second.expectedValue - first.expectedValue || (first.bookmaker < second.bookmaker ? -1 : 1));
}

/**
 * Returns the best price for a bet at present, and true where it is still worth a tip; undefined where nobody quotes it, or nothing tells what is fair.
 *
 * @param quotes those that count on the line of the bet (domain/odds/counted-prices.ts), one a bookmaker
 */
export function judgeCourtBet(quotes: readonly CourtOpinion[], bet: AnyBet) {
  const at = placeInQuote(bet);
  const probability = fairChances(quotes, bet.market, bet.line)?.[at];
  const decimalOdds = Math.max(0, ...quotes.map(({ prices }) => prices[at] ?? 0));
  if (probability === undefined || decimalOdds === 0) return undefined;
  const expectedValue = probability * decimalOdds - 1;
  const worthTipping = objectionTo({ decimalOdds, probability, expectedValue }) === undefined;
  return { decimalOdds, probability, expectedValue, worthTipping };
}

function objectionTo({
  decimalOdds,
  probability,
  expectedValue,
}: Pick<JudgedCourtOffer, 'decimalOdds' | 'probability' | 'expectedValue'>): NoTipReason | undefined {
  if (expectedValue < 0) return 'price-below-fair';
  if (expectedValue < courtTipRule.leastValue) return 'value-too-small';
  if (expectedValue > courtTipRule.greatestValue) return 'too-good';
  if (probability < courtTipRule.leastProbability) return 'too-unlikely';
  if (decimalOdds < courtTipRule.leastOdds) return 'price-too-short';
  return undefined;
}
