import type { Queryable } from '#data/database/database.ts';
import { forecastGrids } from '#domain/forecast/forecast-grids.ts';
import type { ScoreParameters } from '#domain/forecast/score-grid.ts';
import { bestPricesOf } from '#domain/odds/best-prices.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { judgeCourtBet } from '#domain/sports/choose-court-tip.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';
import { judgeOffer } from '#domain/tip/judge-offer.ts';
import { listQuotesOfLines } from '../odds/list-quotes-of-lines.ts';
import type { CourtLedgerTip, FootballLedgerTip, LedgerTip } from './ledger-tip.ts';

/** The best price for a tip's bet at present, and its value by the present forecast. */
export interface PresentOffer {
  readonly decimalOdds: number;
  readonly probability: number;
  /** The average profit of a stake of one unit, in units. */
  readonly expectedValue: number;
  /** True when the rule would make it a tip now. */
  readonly worthTipping: boolean;
}

type Asked<Tip extends LedgerTip> = Pick<
  Tip,
  'sequence' | 'sport' | 'match' | 'market' | 'line' | 'selection' | 'withdrawal' | 'settlement'
>;
type OpenTip = Asked<FootballLedgerTip> | Asked<CourtLedgerTip>;
type Coming<Tip extends OpenTip> = Tip & { readonly match: NonNullable<OpenTip['match']> };

/**
 * Returns the offers at present for tips that are open and whose match is still to come, by the tip's number. A tip that nobody prices any
 * more, and one on whose match there is no forecast with prices, is left out.
 */
export async function listPresentOffers(database: Queryable, tips: readonly OpenTip[], now: Date): Promise<Map<number, PresentOffer>> {
  const coming = tips.filter((tip): tip is Coming<OpenTip> => isToCome(tip, now));
  const [football, courts] = await Promise.all([
    listFootballOffers(database, coming.filter(isFootball), now),
    listCourtOffers(
      database,
      coming.filter((tip) => tip.sport != null),
      now,
    ),
  ]);
  return new Map([...football, ...courts]);
}

function isFootball(tip: Coming<OpenTip>): tip is Coming<Asked<FootballLedgerTip>> {
  return tip.sport == null;
}

async function listFootballOffers(
  database: Queryable,
  open: readonly Coming<Asked<FootballLedgerTip>>[],
  now: Date,
): Promise<Map<number, PresentOffer>> {
  const lines = open.flatMap(({ match, market, line }) => (market === 'correct-score' ? [] : [{ matchId: match.id, market, line }]));
  const [quotes, forecasts] = await Promise.all([listQuotesOfLines(database, lines, now), listBlended(database, lines)]);
  const byMatch = Map.groupBy(quotes, ({ matchId }) => matchId);
  const best = new Map([...byMatch].map(([matchId, ofMatch]) => [matchId, bestPricesOf(ofMatch)]));
  return new Map(
    open.flatMap((tip): [number, PresentOffer][] => {
      const bet = { market: tip.market, line: tip.line, selection: tip.selection } as Bet;
      const decimalOdds = best.get(tip.match.id)?.(bet);
      const forecast = forecasts.get(tip.match.id);
      if (decimalOdds === undefined || forecast === undefined) return [];
      const { probability, value, objection } = judgeOffer({ bet, decimalOdds }, forecastGrids(forecast.blended, forecast.halfTimeShare));
      return [[tip.sequence, { decimalOdds, probability, expectedValue: value, worthTipping: objection === undefined }]];
    }),
  );
}

/** Returns the offers for tips of the other sports, by the fair chances of the same lines' prices. */
async function listCourtOffers(database: Queryable, open: readonly Coming<OpenTip>[], now: Date): Promise<Map<number, PresentOffer>> {
  const lines = open.map(({ match, market, line }) => ({ matchId: match.id, market: market as AnyMarket, line }));
  const quotes = Map.groupBy(await listQuotesOfLines(database, lines, now), ({ matchId }) => matchId);
  return new Map(
    open.flatMap(({ sequence, match, market, line, selection }): [number, PresentOffer][] => {
      const offer = judgeCourtBet(quotes.get(match.id) ?? [], { market, line, selection } as AnyBet);
      return offer === undefined ? [] : [[sequence, offer]];
    }),
  );
}

function isToCome({ match, withdrawal, settlement }: OpenTip, now: Date): boolean {
  if (match === null || withdrawal !== null || settlement !== null || match.status !== 'scheduled') return false;
  return !match.kickoffKnown || match.kickoffUtc > now;
}

interface BlendedForecast {
  readonly matchId: number;
  readonly blended: ScoreParameters;
  readonly halfTimeShare: number | null;
}

async function listBlended(database: Queryable, lines: readonly { readonly matchId: number }[]): Promise<Map<number, BlendedForecast>> {
  if (lines.length === 0) return new Map();
  const { rows } = await database.query<BlendedForecast>({
    name: 'list-blended-forecasts',
    text: `select match_id as "matchId", blended, half_time_share as "halfTimeShare" from forecasts
           where match_id = any($1) and blended is not null`,
    values: [[...new Set(lines.map(({ matchId }) => matchId))]],
  });
  return new Map(rows.map((row) => [row.matchId, row]));
}
