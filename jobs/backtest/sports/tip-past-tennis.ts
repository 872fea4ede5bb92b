import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import type { TennisFeedMatch } from '#data/feeds/tennis-data/tennis-feed-match.ts';
import { profitOf } from '#domain/odds/bet.ts';
import { chooseCourtTip, type SeenCourtQuote } from '#domain/sports/choose-court-tip.ts';
import { settleTennisBet, type TennisBet } from '#domain/sports/tennis/tennis-bet.ts';
import { momentOf } from '#domain/time/local-day.ts';
import type { PastTip } from './judged-sport.ts';

/**
 * Returns the tip that the rule finds in a match by the prices of its bookmakers, with what became of it; undefined where there is none. The files
 * have no hours: all prices count as of one moment.
 */
export function tipPastTennis({ day, bestOf, score, quotes }: TennisFeedMatch): PastTip | undefined {
  const seenAt = momentOf(day, '00:00', 'UTC');
  const seen = quotes.flatMap(({ bookmaker, prices }): SeenCourtQuote | [] => {
    const kind = knownBookmakers[bookmaker]?.kind;
    return kind === undefined ? [] : { bookmaker, kind, prices, market: 'match-winner', line: 0, quotedAt: seenAt, firstSeenAt: seenAt };
  });
  const decision = chooseCourtTip(seen, seenAt);
  if (decision.kind === 'no-tip') return undefined;
  const outcome = settleTennisBet(decision.bet as TennisBet, score, bestOf);
  if (outcome === undefined) return undefined;
  const { decimalOdds, probability } = decision;
  return { decimalOdds, probability, outcome, profitUnits: profitOf(outcome, decimalOdds) };
}
