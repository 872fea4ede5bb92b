import { takeableOffersBy } from '#domain/tip/takeable-offers.ts';
import type { NoTipReason } from '#domain/tip/tip-decision.ts';
import { courtBetsOfLine, courtEventOf, lineOfCourtBet } from './court-markets.ts';
import { type CourtOpinion, fairChances } from './court-prices.ts';
import type { CourtMarket } from './court-sports.ts';
import type { ChosenCourtTip, CourtTipDecision, JudgedCourtOffer } from './court-tip-decision.ts';
import { courtTipRule } from './court-tip-rule.ts';

/** A bookmaker's quote with the times at which it was first and last seen. */
export interface SeenCourtQuote extends CourtOpinion {
  readonly firstSeenAt: Date;
  readonly quotedAt: Date;
}

/**
 * Returns the decision about a match: a tip on the offer of the greatest value among those that satisfy the rule, at most one.
 *
 * @param quotes the newest of each bookmaker, market and line
 * @param now the moment of decision
 */
export function chooseCourtTip(quotes: readonly SeenCourtQuote[], now: Date): CourtTipDecision {
  const freshFrom = now.getTime() - courtTipRule.greatestPriceAgeHours * 3_600_000;
  const known = quotes.filter(({ quotedAt }) => quotedAt <= now);
  const fresh = known.filter(({ quotedAt }) => quotedAt.getTime() >= freshFrom);
  const judged = judgedOffers(fresh);
  const chosen = judged.find((offer) => objectionTo(offer) === undefined);
  if (chosen !== undefined) return { kind: 'tip', ...chosen, stakeUnits: courtTipRule.stakeUnits } satisfies ChosenCourtTip;
  const [nearest] = judged;
  if (nearest !== undefined) return { kind: 'no-tip', reason: objectionTo(nearest) as NoTipReason, nearest };
  if (known.length === 0) return { kind: 'no-tip', reason: 'no-prices' };
  return { kind: 'no-tip', reason: fresh.length === 0 ? 'stale-prices' : 'no-takeable-price' };
}

/** Returns the offers that could be taken, against the fair chances of their lines, the greatest value first. */
function judgedOffers(quotes: readonly SeenCourtQuote[]): JudgedCourtOffer[] {
  const named = quotes.filter(({ kind }) => kind === 'bookmaker');
  const seen = named.flatMap(({ market, line, prices, bookmaker, quotedAt, firstSeenAt }) =>
    courtBetsOfLine(market, line).flatMap((bet, at) => {
      const decimalOdds = prices[at];
      return decimalOdds == null ? [] : [{ bet, decimalOdds, bookmaker, quotedAt, firstSeenAt }];
    }),
  );
  return takeableOffersBy(seen, courtEventOf)
    .flatMap((offer): JudgedCourtOffer | [] => {
      const { bet, decimalOdds } = offer;
      const line = lineOfCourtBet(bet);
      const at = courtBetsOfLine(bet.market, line).findIndex(({ selection }) => selection === bet.selection);
      const probability = fairChances(quotes, bet.market, line)?.[at];
      return probability === undefined
        ? []
        : { ...offer, probability, fairOdds: 1 / probability, expectedValue: probability * decimalOdds - 1 };
    })
    .sort((first, second) => second.expectedValue - first.expectedValue || (first.bookmaker < second.bookmaker ? -1 : 1));
}

/** A bet as the ledger names it. */
interface NamedBet {
  readonly market: CourtMarket;
  readonly line: number;
  readonly selection: string;
}

/**
 * Returns the best price for a bet at present, whether it is still worth a tip; undefined where nobody quotes it, or nothing tells what is fair.
 *
 * @param quotes the newest of each bookmaker on the line of the bet
 */
export function judgeCourtBet(
  quotes: readonly (CourtOpinion & { readonly quotedAt: Date })[],
  { market, line, selection }: NamedBet,
  now: Date,
) {
  const at = courtBetsOfLine(market, line).findIndex((bet) => bet.selection === selection);
  const freshFrom = now.getTime() - courtTipRule.greatestPriceAgeHours * 3_600_000;
  const isFresh = ({ quotedAt }: { readonly quotedAt: Date }): boolean => quotedAt.getTime() >= freshFrom;
  const fresh = quotes.filter(isFresh);
  const probability = fairChances(fresh.length > 0 ? fresh : quotes, market, line)?.[at];
  const decimalOdds = Math.max(0, ...(fresh.length > 0 ? fresh : quotes).map(({ prices }) => prices[at] ?? 0));
  if (probability === undefined || decimalOdds === 0) return undefined;
  const expectedValue = probability * decimalOdds - 1;
  const worthTipping = fresh.length > 0 && objectionTo({ decimalOdds, probability, expectedValue }) === undefined;
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
