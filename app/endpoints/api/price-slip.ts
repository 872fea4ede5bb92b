import { textsOf } from '#app/sports/texts-of-sports.server.ts';
import type { Queryable } from '#data/database/database.ts';
import { type LineQuote, listQuotesOfLines } from '#data/queries/odds/list-quotes-of-lines.ts';
import { listSlipMatches, type SlipMatch } from '#data/queries/slip/list-slip-matches.ts';
import { sourcesOfMatch } from '#data/sources/source-credits.ts';
import type { ForecastBasis } from '#domain/forecast/goals/headline-forecast.ts';
import type { Language } from '#domain/language/languages.ts';
import { legChance } from '#domain/slip/leg-chance.ts';
import { type LegChoice, legKey } from '#domain/slip/leg-key.ts';
import { marketNamed, placeInQuote, sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';
import type { SlipAnswer, SlipLegAnswer } from './slip-answer.ts';

type Quote = LineQuote<AnyMarket>;

/** Returns the present prices and chances of the selections of a slip, on matches of any sport; names in the given language. */
export async function priceSlip(db: Queryable, legs: readonly LegChoice[], now: Date, language: Language): Promise<SlipAnswer> {
  const ids = legs.map(({ matchId }) => matchId);
  const known = new Map((await listSlipMatches(db, ids, language)).map((match) => [match.requestedId, match]));
  const asked = legs.map((leg) => {
    const match = known.get(leg.matchId);
    return { leg, match: match?.sport === sportOfMarket(leg.bet.market) ? match : undefined };
  });
  const lines = asked.flatMap(({ leg: { bet }, match }) =>
    match === undefined || marketNamed(bet.market).isUnpriced === true || stateOf(match, now) !== 'open'
      ? []
      : [{ matchId: match.id, market: bet.market, line: bet.line }],
  );
  const quotes = await listQuotesOfLines(db, lines, now);
  return { as_of: now.toISOString(), legs: asked.map(({ leg, match }) => legAnswer(leg, match, quotes, now, language)) };
}

function legAnswer(leg: LegChoice, match: SlipMatch | undefined, quotes: readonly Quote[], now: Date, language: Language): SlipLegAnswer {
  if (match === undefined) return { leg: legKey(leg), state: 'unknown', ...noMatch, ...noFigures };
  const state = stateOf(match, now);
  return {
    leg: legKey(leg),
    match_id: match.id,
    state,
    sport: match.sport,
    ...namesOf(match, language),
    named_first: match.namedFirst,
    slug: match.slug,
    kickoff_utc: match.kickoffUtc.toISOString(),
    kickoff_known: match.kickoffKnown,
    sources: sourcesOfMatch(match.sources).map(({ source, licence }) => ({ name: source, licence: licence ?? null })),
    ...(state === 'open' ? figuresOf(leg.bet, match, quotes) : noFigures),
  };
}

const noMatch = {
  match_id: null,
  sport: null,
  home: null,
  away: null,
  named_first: null,
  slug: null,
  kickoff_utc: null,
  kickoff_known: false,
  sources: [],
};
const noFigures = { decimal_odds: null, bookmaker: null, probability: null, fair_odds: null, basis: null } as const;

/** Returns the names of both sides as rows show them; a language may write the names of basketball clubs in its own script. */
function namesOf({ sport, home, away }: SlipMatch, language: Language): { readonly home: string; readonly away: string } {
  const { side } = textsOf<Sport>(sport);
  return { home: side(home, language).rowName, away: side(away, language).rowName };
}

function figuresOf(bet: AnyBet, match: SlipMatch, quotes: readonly Quote[]) {
  const ofLine = quotes.filter((quote) => quote.matchId === match.id && quote.market === bet.market && quote.line === bet.line);
  const chance = chanceOfLeg(match, bet, ofLine);
  const fairOdds = chance === undefined || chance.probability === 0 ? null : 1 / chance.probability;
  return { ...bestOffer(bet, ofLine), probability: chance?.probability ?? null, fair_odds: fairOdds, basis: chance?.basis ?? null };
}

/**
 * Returns the probability that a selection wins on a match of any sport, leaving out the case of a returned stake, and the basis of that
 * probability; undefined when the match has no forecast of it.
 *
 * @param quotes the latest quote of each bookmaker on the line of the bet
 */
function chanceOfLeg(
  { sport, model, marketInformed, blended, ...match }: SlipMatch,
  bet: AnyBet,
  quotes: readonly Quote[],
): { readonly probability: number; readonly basis: ForecastBasis } | undefined {
  return model === null ? undefined : legChance<Sport>({ sport, bet, forecasts: { model, marketInformed, blended }, match }, quotes);
}

function bestOffer(bet: AnyBet, quotes: readonly Quote[]): Pick<SlipLegAnswer, 'decimal_odds' | 'bookmaker'> {
  const place = placeInQuote(bet);
  let best: Pick<SlipLegAnswer, 'decimal_odds' | 'bookmaker'> = { decimal_odds: null, bookmaker: null };
  for (const { prices, name } of quotes) {
    const odds = prices[place];
    if (odds != null && odds > (best.decimal_odds ?? 0)) best = { decimal_odds: odds, bookmaker: name };
  }
  return best;
}

function stateOf({ status, kickoffUtc, kickoffKnown }: SlipMatch, now: Date): SlipLegAnswer['state'] {
  switch (status) {
    case 'scheduled':
      return kickoffKnown && kickoffUtc <= now ? 'begun' : 'open';
    case 'live':
    case 'awaited':
      return 'begun';
    case 'finished':
      return 'over';
    default:
      return 'off';
  }
}
