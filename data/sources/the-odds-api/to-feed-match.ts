import type { FeedMatch } from '#data/feeds/feed.ts';
import { type Finals, type SeasonKind, seasonOfDay, seasonOfFinals } from '#data/feeds/season-label.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { RowProblem } from '../problems-of-row.ts';
import type { AnswerEvent } from './answer.ts';
import { eventQuotes } from './event-quotes.ts';
import { footballMarkets } from './football-markets.ts';

/** Competition of the catalogue with its sport key, `soccer_epl`. */
export interface OddsApiLeague {
  readonly tournamentId: string;
  readonly sportKey: string;
  readonly season: SeasonKind;
  /** Finals to which it leads, for a competition of qualifiers. */
  readonly finals?: Finals | undefined;
}

/**
 * Returns an event as a scheduled match with its prices, and problems with parts of its row. The match is left out when it has begun and no price from
 * before its kick-off is left, because the provider has no other facts on it.
 */
export function toFeedMatch(event: AnswerEvent, league: OddsApiLeague, now: Date): { match?: FeedMatch; problems: RowProblem[] } {
  const kickoff = new Date(event.commence_time);
  const hasBegun = kickoff <= now;
  // The provider replaces the announced kick-off by the second at which it first saw play.
  if (hasBegun && kickoff.getTime() % 60_000 !== 0) return { problems: [] };
  const day = localDayOf(kickoff, 'UTC');
  const { quotes, problems } = eventQuotes(event, footballMarkets, now);
  if (hasBegun && quotes.length === 0) return { problems };
  return {
    match: {
      externalId: event.id,
      tournamentId: league.tournamentId,
      season: league.finals === undefined ? seasonOfDay(day, league.season) : seasonOfFinals(day, league.finals),
      home: { name: event.home_team },
      away: { name: event.away_team },
      kickoff: { known: true, utc: kickoff },
      status: 'scheduled',
      quotes,
    },
    problems,
  };
}
