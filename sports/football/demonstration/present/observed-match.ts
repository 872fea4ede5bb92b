import type { PlacedFootballMatch } from '#data/commands/matches/placed-match.ts';
import type { FeedQuote, MatchStatistics } from '#data/feeds/feed.ts';
import type { ForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import type { MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { impliedGoals } from '#domain/forecast/goals/implied-goals.ts';
import type { ObservedMatch, SidePair } from '#domain/forecast/strengths/observed-match.ts';
import { cardsOfSide } from '#domain/match/cards.ts';
import { dayNumberOf } from '#jobs/forecasting/rate-clubs.ts';
import { marketPrices } from '../../domain/football-prices.ts';

const phaseOrder = ['closing', 'moving', 'opening'];

/**
 * Returns a match of the demonstration as observed by ratings, the same as `listPlayedMatches` returns once it is stored; undefined when it was not
 * played to its end.
 *
 * @param bookmakerIds the order of prices, so that their sums are the same
 */
export function toObservedMatch(
  { match, tournament, home, away, kickoffUtc }: PlacedFootballMatch,
  tournaments: ForecastTournaments,
  bookmakerIds: ReadonlyMap<string, number>,
): ObservedMatch | undefined {
  const { score, statistics, status, quotes } = match;
  if (status !== 'finished' || score === undefined || (score.fullTime === undefined && score.extraTime !== undefined)) return undefined;
  const implied = impliedGoals(marketPrices(lastQuotes(quotes, match.kickoff.known ? kickoffUtc : undefined, bookmakerIds)));
  return {
    tournament: tournaments.of(tournament.numericId),
    home: home.id,
    away: away.id,
    kickoffDay: dayNumberOf(kickoffUtc),
    neutral: match.neutralVenue === true,
    goals: score.fullTime ?? score.current,
    ...(score.halfTime === undefined ? {} : { halfTime: score.halfTime }),
    ...statisticOf('shots', statistics),
    ...statisticOf('shotsOnTarget', statistics),
    ...statisticOf('corners', statistics),
    ...cardsOf(statistics),
    ...statisticOf('expectedGoals', statistics),
    ...(implied === undefined ? {} : { impliedGoals: implied }),
  };
}

function statisticOf(name: 'shots' | 'shotsOnTarget' | 'corners' | 'expectedGoals', statistics: MatchStatistics | undefined) {
  const pair = statistics?.[name];
  return pair === undefined ? {} : { [name]: pair };
}

function cardsOf({ yellowCards, redCards }: MatchStatistics = {}): { cards?: SidePair } {
  const [home, away] = [cardsOfSide(yellowCards?.[0], redCards?.[0]), cardsOfSide(yellowCards?.[1], redCards?.[1])];
  return home === null || away === null ? {} : { cards: [home, away] };
}

/** Returns each bookmaker's last price before kick-off on every market and line, as `listQuotesOfMatches` does of a match that is over. */
function lastQuotes(quotes: readonly FeedQuote[], kickoffUtc: Date | undefined, bookmakerIds: ReadonlyMap<string, number>): MatchQuote[] {
  const last = new Map<string, FeedQuote>();
  for (const quote of quotes) {
    if (kickoffUtc !== undefined && quote.quotedAt > kickoffUtc) continue;
    const key = `${quote.market} ${quote.line} ${quote.bookmaker}`;
    const former = last.get(key);
    if (former === undefined || isLater(quote, former)) last.set(key, quote);
  }
  const idOf = ({ bookmaker }: FeedQuote) => bookmakerIds.get(bookmaker) ?? 0;
  return [...last.values()]
    .sort((one, other) =>
      one.market === other.market ? one.line - other.line || idOf(one) - idOf(other) : one.market < other.market ? -1 : 1,
    )
    .map((quote) => ({
      ...quote,
      matchId: 0,
      kind: inventedBookmakers[quote.bookmaker as keyof typeof inventedBookmakers].kind,
      firstSeenAt: quote.quotedAt,
    }));
}

function isLater(quote: FeedQuote, former: FeedQuote): boolean {
  const byTime = quote.quotedAt.getTime() - former.quotedAt.getTime();
  return byTime > 0 || (byTime === 0 && phaseOrder.indexOf(quote.phase) < phaseOrder.indexOf(former.phase));
}
