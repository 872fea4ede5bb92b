import type { TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import { asLosingMatch, type RowProblem } from '../../problems-of-row.ts';
import { type AnswerEvent, eventSchema, listedEventSchema, parsePart } from '../answer.ts';
import { eventQuotes } from '../event-quotes.ts';
import { oddsApiSport } from './odds-api-of-sports.ts';
import { toTwoSidedMatch } from './to-two-sided-match.ts';
import type { KnownSides, OddsApiTwoSidedLeague } from './two-sided-league.ts';

/** Element of an answer after reading. */
export interface ReadEvent {
  readonly match?: TwoSidedMatch;
  readonly problems: readonly RowProblem[];
}

/**
 * Returns an event as a scheduled match with its prices. The match is left out when it has begun and no earlier price is left, because an answer about
 * prices has no other facts on it.
 */
export function readPrices(element: unknown, league: OddsApiTwoSidedLeague, known: KnownSides, now: Date): ReadEvent {
  const problems: RowProblem[] = [];
  const event = parsePart(eventSchema, element, '', problems);
  return event === undefined ? { problems: asLosingMatch(problems) } : toPricedMatch(event, problems, league, known, now);
}

/** Returns an event of a list without prices as a scheduled match; without a match when it has begun. */
export function readListedEvent(element: unknown, league: OddsApiTwoSidedLeague, known: KnownSides, now: Date): ReadEvent {
  const problems: RowProblem[] = [];
  const event = parsePart(listedEventSchema, element, '', problems);
  return event === undefined ? { problems: asLosingMatch(problems) } : toPricedMatch(event, problems, league, known, now);
}

function toPricedMatch(event: AnswerEvent, problems: RowProblem[], league: OddsApiTwoSidedLeague, known: KnownSides, now: Date): ReadEvent {
  const beginning = new Date(event.commence_time);
  const hasBegun = beginning <= now;
  // The announced time has been replaced, so it is unknown which prices are from before it.
  if (hasBegun && beginning.getTime() % 60_000 !== 0) return { problems };
  const { quotes, problems: ofQuotes } = eventQuotes(event, oddsApiSport(league).markets, now);
  const read = toTwoSidedMatch(event, league, known, { status: 'scheduled', quotes });
  if (read.match !== undefined) problems.push(...ofQuotes);
  const isEmpty = hasBegun && read.match?.quotes.length === 0;
  return { ...(read.match === undefined || isEmpty ? {} : { match: read.match }), problems: [...read.problems, ...problems] };
}
