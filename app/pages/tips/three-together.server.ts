import type { Pick } from '#app/opinions/picks.server.ts';
import type { Site } from '#app/site-context.server.ts';
import { listQuotesOfLines } from '#data/queries/odds/list-quotes-of-lines.ts';
import { bookmakersOfEdition } from '#domain/jurisdiction/licences.ts';
import { type CombinedBet, combineBets } from '#domain/prediction/combine-bets.ts';
import { placeInQuote } from '#domain/sports/markets-of-sports.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';

/** The three likeliest results as one bet, at a bookmaker in the middle of those who price all three: a bet like this can be placed with one alone. */
export interface ThreeTogether extends CombinedBet {
  readonly legs: readonly (Pick & { readonly decimalOdds: number })[];
  /** The bookmaker's slug. */
  readonly bookmaker: string;
  readonly bookmakerName: string;
}

/** Returns a chance in tenths of a per cent, as it is printed; a smaller loss does not show. */
const printed = (chance: number) => Math.round(chance * 1_000);

/**
 * Returns the first three picks that have a price as one bet, of an even number of bookmakers at the better of the two in the middle; undefined where there
 * are fewer picks, where no bookmaker who is licensed where the language is at home prices all three, and where nothing would be lost.
 */
export async function loadThreeTogether({ db, clock, words }: Site, picks: readonly Pick[]): Promise<ThreeTogether | undefined> {
  const three = picks.filter(({ offer }) => offer !== null).slice(0, 3);
  if (three.length < 3) return undefined;
  const quotes = await listQuotesOfLines<AnyMarket>(
    db,
    three.map(({ match, bet }) => ({ matchId: match.id, market: bet.market, line: bet.line })),
    clock.now(),
  );
  const licensed = new Set(bookmakersOfEdition(words.locale.tag));
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
