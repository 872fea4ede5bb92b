import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import { profitOf } from '#domain/odds/bet.ts';
import { momentOf } from '#domain/time/local-day.ts';
import { chooseTips } from '#domain/tip/choose-tips.ts';
import { offersOfQuotes, type SeenQuote } from '#domain/tip/offers-of-quotes.ts';
import { takeableOffers } from '#domain/tip/takeable-offers.ts';
import { judgeByFairPrices } from '#sports/shared/domain/fair-price-tips.ts';
import type { TennisFeedMatch } from '#sports/tennis/data/feeds/tennis-data/tennis-feed-match.ts';
import { settleTennisBet } from '#sports/tennis/domain/tennis-bet.ts';
import { tennisTips } from '#sports/tennis/domain/tennis-tips.ts';
import type { PastTip } from './judged-sport.ts';

/**
 * Returns the tip that the rule finds in a match by the prices of its bookmakers, with its outcome; undefined when it finds none. The files
 * have no hours, so that all prices are treated as read at one moment.
 */
export function tipPastTennis({ day, bestOf, score, quotes }: TennisFeedMatch): PastTip | undefined {
  const seenAt = momentOf(day, '00:00', 'UTC');
  const seen = quotes.flatMap(({ bookmaker, prices }): SeenQuote<'tennis'> | [] => {
    const kind = knownBookmakers[bookmaker]?.kind;
    return kind === undefined ? [] : { bookmaker, kind, prices, market: 'match-winner', line: 0, quotedAt: seenAt, firstSeenAt: seenAt };
  });
  const asked = offersOfQuotes<'tennis'>(seen);
  const offers = { asked, takeable: takeableOffers<'tennis'>(tennisTips, asked), countFrom: seenAt };
  const judge = { judge: judgeByFairPrices(seen), reliability: { level: tennisTips.leastReliability, matches: 0 } };
  const [decision] = chooseTips(tennisTips, judge, offers, seenAt);
  if (decision?.kind !== 'tip') return undefined;
  const outcome = settleTennisBet(decision.bet, score, bestOf);
  if (outcome === undefined) return undefined;
  const { bet, bookmaker, decimalOdds, probability } = decision;
  return { ...bet, bookmaker, decimalOdds, probability, outcome, profitUnits: profitOf(outcome, decimalOdds) };
}
