import type { CourtMatch } from '#data/feeds/court-feed.ts';
import { losing } from '../../problems-of-row.ts';
import { type AnswerEvent, type Doubt, eventSchema, listedEventSchema, parsePart } from '../answer.ts';
import { eventQuotes } from '../event-quotes.ts';
import type { KnownSides, OddsApiCourtLeague } from './court-league.ts';
import { oddsApiSport } from './odds-api-of-sports.ts';
import { toCourtMatch } from './to-court-match.ts';

/** An element of an answer as it was read. */
export interface ReadEvent {
  readonly match?: CourtMatch;
  readonly doubts: readonly Doubt[];
}

/**
 * Returns an event as a scheduled match with its prices; no match where it has begun and no price from before is left, for an answer about prices
 * tells nothing else of it.
 */
export function readPrices(element: unknown, league: OddsApiCourtLeague, known: KnownSides, now: Date): ReadEvent {
  const doubts: Doubt[] = [];
  const event = parsePart(eventSchema, element, '', doubts);
  return event === undefined ? { doubts: losing(doubts) } : toPricedMatch(event, doubts, league, known, now);
}

/** Returns an event of a list without prices as a scheduled match; no match where it has begun. */
export function readListedEvent(element: unknown, league: OddsApiCourtLeague, known: KnownSides, now: Date): ReadEvent {
  const doubts: Doubt[] = [];
  const event = parsePart(listedEventSchema, element, '', doubts);
  return event === undefined ? { doubts: losing(doubts) } : toPricedMatch(event, doubts, league, known, now);
}

function toPricedMatch(event: AnswerEvent, doubts: Doubt[], league: OddsApiCourtLeague, known: KnownSides, now: Date): ReadEvent {
  const beginning = new Date(event.commence_time);
  const hasBegun = beginning <= now;
  // The time that was announced is gone, and with it what was before.
  if (hasBegun && beginning.getTime() % 60_000 !== 0) return { doubts };
  const { quotes, doubts: ofQuotes } = eventQuotes(event, oddsApiSport(league).markets, now);
  const read = toCourtMatch(event, league, known, { status: 'scheduled', quotes });
  if (read.match !== undefined) doubts.push(...ofQuotes);
  const isEmpty = hasBegun && read.match?.quotes.length === 0;
  return { ...(read.match === undefined || isEmpty ? {} : { match: read.match }), doubts: [...read.doubts, ...doubts] };
}
