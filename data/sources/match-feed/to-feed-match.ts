import type { FeedEvent, FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import type { MatchScore } from '#domain/match/match-score.ts';
import { markets } from '#domain/odds/markets/markets.ts';
import type { EventElement, MatchElement, PricesElement } from './match-schema.ts';
import type { ElementProblem } from './shape.ts';

/** Bookmaker of all prices: those of the format are the best of all bookmakers, which it does not name. */
const bookmaker = 'market-best';

/** Returns a match of a competition in the site's own format, in the site's codes; the problem when a price is for no selection of its market. */
export function toFeedMatch(match: MatchElement, tournamentId: string): FeedMatch | ElementProblem {
  const quotes: FeedQuote[] = [];
  for (const element of match.prices) {
    const quote = toQuote(element);
    if ('code' in quote) return quote;
    quotes.push(quote);
  }
  const { period, minute, 'added-minute': addedMinute, score, events, round } = match;
  return {
    externalId: match.id,
    tournamentId,
    season: match.competition.season,
    home: toClub(match.home),
    away: toClub(match.away),
    kickoff: kickoffOf(match),
    // An awaited match has no news at the publisher either.
    status: match.status === 'awaited' ? 'scheduled' : match.status,
    ...given({
      round: round === undefined ? undefined : toRound(round),
      live: match.status === 'live' && period !== undefined ? { period, ...given({ minute, addedMinute }) } : undefined,
      score: score === undefined ? undefined : toScore(score),
      venue: match.venue,
      neutralVenue: match['neutral-venue'],
      referee: match.referee,
      attendance: match.attendance,
      events: events?.event.map(toEvent),
    }),
    quotes,
  };
}

function kickoffOf({ 'kick-off': utc, day }: MatchElement): Kickoff {
  return utc === undefined ? { known: false, day: day as NonNullable<typeof day> } : { known: true, utc };
}

function toRound({ stage, ...place }: NonNullable<MatchElement['round']>): NonNullable<FeedMatch['round']> {
  return { stage, ...given(place) };
}

function toClub({ id, name, country }: MatchElement['home']): FeedMatch['home'] {
  return { name, ...given({ externalId: id, country }) };
}

function toScore({ home, away, ...parts }: NonNullable<MatchElement['score']>): MatchScore {
  return {
    current: { home, away },
    ...given({
      halfTime: parts['half-time'],
      fullTime: parts['full-time'],
      extraTime: parts['extra-time'],
      penalties: parts.penalties,
    }),
  };
}

function toEvent({ kind, minute, side, home, away, ...more }: EventElement): FeedEvent {
  return {
    kind,
    minute,
    side,
    ...given({
      addedMinute: more['added-minute'],
      playerName: more.player,
      shirtNumber: more['shirt-number'],
      replacedName: more.replaced,
      replacedNumber: more['replaced-number'],
      assistName: more.assist,
      score: home === undefined || away === undefined ? undefined : { home, away },
    }),
  };
}

function toQuote({ market, line, 'quoted-at': quotedAt, price }: PricesElement): FeedQuote | ElementProblem {
  const selections: readonly string[] = markets[market].selections;
  const stray = price.find(({ selection }) => !selections.includes(selection));
  if (stray !== undefined) return { field: 'prices.price.selection', value: stray.selection, code: 'bad-price' };
  const prices = selections.map((selection) => price.find((offer) => offer.selection === selection)?.decimal ?? null);
  return { bookmaker, market, line, phase: 'moving', quotedAt, prices };
}

type Given<Members> = { readonly [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** Returns only the members that have a value. */
function given<Members extends object>(members: Members): Given<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Given<Members>;
}
