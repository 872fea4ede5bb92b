import type { Pick } from '#app/opinions/picks.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listQuotesOfLines } from '#data/queries/odds/list-quotes-of-lines.ts';
import { bookmakersOfLocale } from '#domain/jurisdiction/licences.ts';
import { type CombinedBet, combineBets } from '#domain/prediction/combine-bets.ts';
import { placeInQuote } from '#domain/sports/markets-of-sports.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';

/**
 * The three likeliest results as one bet, at the bookmaker with the median price among those who price all three: one bet can be placed with one
 * bookmaker only.
 */
export interface ThreeTogether extends CombinedBet {
  readonly legs: readonly (Pick & { readonly decimalOdds: number })[];
  /** The bookmaker's slug. */
  readonly bookmaker: string;
  readonly bookmakerName: string;
}

/** Returns a chance in tenths of a per cent, as printed; a smaller loss is not visible. */
const printed = (chance: number) => Math.round(chance * 1_000);

/**
 * Returns the first three picks that have a price as one bet, at the bookmaker with the median price; for an even number of bookmakers, the
 * better of the two in the middle. Undefined when there are fewer picks, when no bookmaker licensed in the language's home country prices all
 * three, and when the bet would not lose on average.
 */
export async function loadThreeTogether({ db, clock, words }: Site, picks: readonly Pick[]): Promise<ThreeTogether | undefined> {
  const three = picks.filter(({ offer }) => offer !== null).slice(0, 3);
  if (three.length < 3) return undefined;
  const quotes = await listQuotesOfLines<AnyMarket>(
    db,
    three.map(({ match, bet }) => ({ matchId: match.id, market: bet.market, line: bet.line })),
    clock.now(),
  );
  const licensed = new Set(bookmakersOfLocale(words.locale.tag));
  const takeable = quotes.filter(({ bookmaker }) => licensed.has(bookmaker));
  const byPrice = [...Map.groupBy(takeable, ({ bookmaker }) => bookmaker)]
    .flatMap(([bookmaker, ofBookmaker]): ThreeTogether[] => {
      const legs = three.flatMap((pick) => {
        const decimalOdds = ofBookmaker.find(({ matchId }) => matchId === pick.match.id)?.prices[placeInQuote(pick.bet)];
        return decimalOdds == null ? [] : [{ ...pick, decimalOdds }];
      });
      if (legs.length < three.length) return [];
      return [{ legs, bookmaker, bookmakerName: ofBookmaker[0]?.name ?? bookmaker, ...combineBets(legs) }];
    })
    .sort((first, second) => second.decimalOdds - first.decimalOdds || (first.bookmaker < second.bookmaker ? -1 : 1));
  const middle = byPrice[Math.floor((byPrice.length - 1) / 2)];
  return middle !== undefined && printed(middle.needed) > printed(middle.chance) ? middle : undefined;
}
