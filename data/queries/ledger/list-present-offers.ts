import type { Queryable } from '#data/database/database.ts';
import { bookmakersOfLocale } from '#domain/jurisdiction/licences.ts';
import type { Language } from '#domain/language/languages.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import { placeInQuote } from '#domain/sports/markets-of-sports.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';
import type { TipForecast } from '#domain/tip/tip-decision.ts';
import { objectionTo } from '#domain/tip/tip-rule.ts';
import { type LineQuote, listQuotesOfLines } from '../odds/list-quotes-of-lines.ts';
import type { TakeableOffer } from '../odds/present-offer-of-tip.ts';
import type { LedgerTip } from './ledger-tip.ts';

/** Best present price for a tip's bet that can be taken in the home country of a language, and its value by the present forecast. */
export interface PresentOffer extends TakeableOffer {
  readonly probability: number;
  /** Expected profit of a stake of one unit, in units. */
  readonly expectedValue: number;
  /** Last time at which any price of the match that counts (see domain/odds/counted-prices.ts) was read; null when none does. */
  readonly pricesSeenAt: Date | null;
  /** True when the rule of tips would make it a tip now. */
  readonly worthTipping: boolean;
}

type OpenTip = Pick<LedgerTip, 'sequence' | 'sport' | 'match' | 'market' | 'line' | 'selection' | 'withdrawal' | 'settlement'>;
type ComingTip = OpenTip & { readonly match: NonNullable<OpenTip['match']> };

/**
 * Returns the present offers for open tips on matches to come, by the tip's sequence. Leaves out a tip on whose bet no bookmaker that is licensed in the
 * language's home country has a price. Also leaves out a tip on a match whose forecast does not include prices.
 */
export async function listPresentOffers(
  database: Queryable,
  tips: readonly OpenTip[],
  now: Date,
  language: Language,
): Promise<Map<number, PresentOffer>> {
  const licensed = new Set(bookmakersOfLocale(language));
  const open = tips.filter((tip): tip is ComingTip => isToCome(tip, now));
  const lines = open.map(({ match, market, line }) => ({ matchId: match.id, market, line }));
  const [quotes, forecasts] = await Promise.all([listQuotesOfLines<AnyMarket>(database, lines, now), listBlended(database, lines)]);
  const quotesOf = Map.groupBy(quotes, ({ matchId }) => matchId);
  return new Map(
    open.flatMap((tip): [number, PresentOffer][] => {
      const forecast = forecasts.get(tip.match.id);
      const offer = forecast && presentOffer(tip, forecast, quotesOf.get(tip.match.id) ?? [], licensed);
      return offer === undefined ? [] : [[tip.sequence, offer]];
    }),
  );
}

/**
 * Returns the present offer for a tip's bet; undefined when no licensed bookmaker has a price, or when the price cannot be judged.
 *
 * @param licensed bookmakers whose offers can be taken; quotes of the others are used only to value the bet
 */
function presentOffer(
  tip: ComingTip,
  forecast: BlendedForecast,
  quotes: readonly LineQuote<AnyMarket>[],
  licensed: ReadonlySet<string>,
): PresentOffer | undefined {
  const { tips } = rulesOf<Sport>(sportOfTip(tip));
  const bet = { market: tip.market, line: tip.line, selection: tip.selection } as AnyBet;
  const ofLine = quotes.filter(({ market, line }) => market === bet.market && line === bet.line);
  const takeable = ofLine.filter(({ bookmaker }) => licensed.has(bookmaker));
  const offer = bestOf(bet, takeable);
  const judge = tips.judge(forecast, ofLine);
  const judgement = offer && judge?.({ bet, decimalOdds: offer.decimalOdds });
  if (offer === undefined || typeof judgement !== 'object') return undefined;
  const { probability, expectedValue } = judgement;
  const nextBest = bestOf(
    bet,
    takeable.filter(({ bookmaker }) => bookmaker !== offer.bookmaker),
  );
  const atNextBest = nextBest && judge?.({ bet, decimalOdds: nextBest.decimalOdds });
  const nextBestValue = typeof atNextBest === 'object' ? atNextBest.expectedValue : expectedValue;
  const worthTipping = objectionTo(offer.decimalOdds, judgement, nextBestValue) === undefined;
  return { ...offer, probability, expectedValue, pricesSeenAt: forecast.pricesSeenAt, worthTipping };
}

/** Returns the highest price for a bet, of equal ones that of the first bookmaker by slug; undefined when no bookmaker prices it. */
function bestOf(bet: AnyBet, quotes: readonly LineQuote<AnyMarket>[]): TakeableOffer | undefined {
  const offers = quotes.flatMap(({ bookmaker, name, prices }): TakeableOffer[] => {
    const decimalOdds = prices[placeInQuote(bet)];
    return decimalOdds == null ? [] : [{ decimalOdds, bookmaker, bookmakerName: name }];
  });
  const bestFirst = (first: TakeableOffer, second: TakeableOffer) =>
    second.decimalOdds - first.decimalOdds || (first.bookmaker < second.bookmaker ? -1 : 1);
  return offers.toSorted(bestFirst)[0];
}

function isToCome({ match, withdrawal, settlement }: OpenTip, now: Date): boolean {
  if (match === null || withdrawal !== null || settlement !== null || match.status !== 'scheduled') return false;
  return !match.kickoffKnown || match.kickoffUtc > now;
}

type BlendedForecast = TipForecast<Sport> & Pick<PresentOffer, 'pricesSeenAt'>;

async function listBlended(database: Queryable, lines: readonly { readonly matchId: number }[]): Promise<Map<number, BlendedForecast>> {
  if (lines.length === 0) return new Map();
  const { rows } = await database.query<BlendedForecast & { readonly matchId: number }>({
    name: 'list-blended-forecasts',
    text: `select match_id as "matchId", model, blended, half_time_share as "halfTimeShare",
             jsonb_build_object('level', reliability_level, 'matches', reliability_matches) as reliability, m.prices_seen_at as "pricesSeenAt"
           from forecasts join matches m on m.id = match_id where match_id = any($1) and blended is not null`,
    values: [[...new Set(lines.map(({ matchId }) => matchId))]],
  });
  return new Map(rows.map(({ matchId, ...forecast }) => [matchId, forecast]));
}
