import type { Queryable } from '#data/database/database.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import { placeInQuote } from '#domain/sports/markets-of-sports.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';
import type { TipForecast } from '#domain/tip/tip-decision.ts';
import { objectionTo } from '#domain/tip/tip-rule.ts';
import { type LineQuote, listQuotesOfLines } from '../odds/list-quotes-of-lines.ts';
import type { LedgerTip } from './ledger-tip.ts';

/** The best price for a tip's bet at present, and its value by the present forecast. */
export interface PresentOffer {
  readonly decimalOdds: number;
  readonly probability: number;
  /** The average profit of a stake of one unit, in units. */
  readonly expectedValue: number;
  /** True when the rule would make it a tip now. */
  readonly worthTipping: boolean;
}

type OpenTip = Pick<LedgerTip, 'sequence' | 'sport' | 'match' | 'market' | 'line' | 'selection' | 'withdrawal' | 'settlement'>;
type ComingTip = OpenTip & { readonly match: NonNullable<OpenTip['match']> };

/**
 * Returns the offers at present for tips that are open and whose match is still to come, by the tip's number. A tip that nobody prices any
 * more, and one on whose match there is no forecast with prices, is left out.
 */
export async function listPresentOffers(database: Queryable, tips: readonly OpenTip[], now: Date): Promise<Map<number, PresentOffer>> {
  const open = tips.filter((tip): tip is ComingTip => isToCome(tip, now));
  const lines = open.map(({ match, market, line }) => ({ matchId: match.id, market, line }));
  const [quotes, forecasts] = await Promise.all([listQuotesOfLines<AnyMarket>(database, lines, now), listBlended(database, lines)]);
  const quotesOf = Map.groupBy(quotes, ({ matchId }) => matchId);
  return new Map(
    open.flatMap((tip): [number, PresentOffer][] => {
      const forecast = forecasts.get(tip.match.id);
      const offer = forecast && presentOffer(tip, forecast, quotesOf.get(tip.match.id) ?? []);
      return offer === undefined ? [] : [[tip.sequence, offer]];
    }),
  );
}

function presentOffer(tip: ComingTip, forecast: TipForecast<Sport>, quotes: readonly LineQuote<AnyMarket>[]): PresentOffer | undefined {
  const { tips } = rulesOf<Sport>(sportOfTip(tip));
  const bet = { market: tip.market, line: tip.line, selection: tip.selection } as AnyBet;
  const ofLine = quotes.filter(({ market, line }) => market === bet.market && line === bet.line);
  const decimalOdds = Math.max(0, ...ofLine.map(({ prices }) => prices[placeInQuote(bet)] ?? 0));
  const judgement = decimalOdds === 0 ? undefined : tips.judge(forecast, ofLine)?.({ bet, decimalOdds });
  if (typeof judgement !== 'object') return undefined;
  const { probability, expectedValue } = judgement;
  return { decimalOdds, probability, expectedValue, worthTipping: objectionTo(decimalOdds, judgement) === undefined };
}

function isToCome({ match, withdrawal, settlement }: OpenTip, now: Date): boolean {
  if (match === null || withdrawal !== null || settlement !== null || match.status !== 'scheduled') return false;
  return !match.kickoffKnown || match.kickoffUtc > now;
}

async function listBlended(database: Queryable, lines: readonly { readonly matchId: number }[]): Promise<Map<number, TipForecast<Sport>>> {
  if (lines.length === 0) return new Map();
  const { rows } = await database.query<TipForecast<Sport> & { readonly matchId: number }>({
    name: 'list-blended-forecasts',
    text: `select match_id as "matchId", model, blended, half_time_share as "halfTimeShare",
             jsonb_build_object('level', reliability_level, 'matches', reliability_matches) as reliability
           from forecasts where match_id = any($1) and blended is not null`,
    values: [[...new Set(lines.map(({ matchId }) => matchId))]],
  });
  return new Map(rows.map(({ matchId, ...forecast }) => [matchId, forecast]));
}
