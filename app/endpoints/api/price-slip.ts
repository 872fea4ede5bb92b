import type { Queryable } from '#data/database/database.ts';
import { type BestPrices, listBestPrices } from '#data/queries/odds/list-best-prices.ts';
import { listSlipMatches, type SlipMatch } from '#data/queries/slip/list-slip-matches.ts';
import { sourcesOfMatch } from '#data/sources/source-credits.ts';
import { headlineForecast } from '#domain/forecast/headline-forecast.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { markets } from '#domain/odds/markets/markets.ts';
import { type LegChoice, legKey } from '#domain/slip/leg-key.ts';
import { legProbability } from '#domain/slip/leg-probability.ts';
import type { SlipAnswer, SlipLegAnswer } from './slip-answer.ts';

/** Returns the present prices and chances of the selections of a slip; names in the given language. */
export async function priceSlip(db: Queryable, legs: readonly LegChoice[], now: Date, locale: string): Promise<SlipAnswer> {
  const matches = new Map(
    (
      await listSlipMatches(
        db,
        legs.map(({ matchId }) => matchId),
        locale,
      )
    ).map((match) => [match.requestedId, match]),
  );
  const lines = legs.flatMap(({ matchId, bet }) => {
    const match = matches.get(matchId);
    return match === undefined || bet.market === 'correct-score' || stateOf(match, now) !== 'open'
      ? []
      : [{ matchId: match.id, market: bet.market, line: bet.line }];
  });
  const prices = await listBestPrices(db, lines, now);
  return { as_of: now.toISOString(), legs: legs.map((leg) => legAnswer(leg, matches.get(leg.matchId), prices, now)) };
}

function legAnswer(leg: LegChoice, match: SlipMatch | undefined, prices: readonly BestPrices[], now: Date): SlipLegAnswer {
  if (match === undefined) return { leg: legKey(leg), state: 'unknown', ...noMatch, ...noFigures };
  const state = stateOf(match, now);
  return {
    leg: legKey(leg),
    match_id: match.id,
    state,
    home: match.homeName,
    away: match.awayName,
    slug: match.slug,
    kickoff_utc: match.kickoffUtc.toISOString(),
    kickoff_known: match.kickoffKnown,
    sources: sourcesOfMatch(match.sources).map(({ source, licence }) => ({ name: source, licence: licence ?? null })),
    ...(state === 'open' ? figuresOf(leg.bet, match, prices) : noFigures),
  };
}

const noMatch = { match_id: null, home: null, away: null, slug: null, kickoff_utc: null, kickoff_known: false, sources: [] };
const noFigures = { decimal_odds: null, probability: null, fair_odds: null, basis: null } as const;

function figuresOf(bet: Bet, match: SlipMatch, prices: readonly BestPrices[]) {
  const { model, ...withPrices } = match;
  const headline = model === null ? undefined : headlineForecast({ ...withPrices, model });
  const probability = headline && legProbability(bet, headline.parameters, match.halfTimeShare ?? undefined);
  return {
    decimal_odds: bestPrice(bet, match.id, prices),
    probability: probability ?? null,
    fair_odds: probability === undefined || probability === 0 ? null : 1 / probability,
    basis: probability === undefined ? null : (headline?.basis ?? null),
  };
}

function bestPrice(bet: Bet, matchId: number, prices: readonly BestPrices[]): number | null {
  if (bet.market === 'correct-score') return null;
  const ofLine = prices.find((best) => best.matchId === matchId && best.market === bet.market && best.line === bet.line);
  return ofLine?.prices[(markets[bet.market].selections as readonly string[]).indexOf(bet.selection)] ?? null;
}

function stateOf({ status, kickoffUtc, kickoffKnown }: SlipMatch, now: Date): SlipLegAnswer['state'] {
  switch (status) {
    case 'scheduled':
      return kickoffKnown && kickoffUtc <= now ? 'begun' : 'open';
    case 'live':
      return 'begun';
    case 'finished':
      return 'over';
    default:
      return 'off';
  }
}
