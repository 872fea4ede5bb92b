import type { CourtMatch } from '#data/feeds/court-feed.ts';
import { losing } from '../../problems-of-row.ts';
import { type Doubt, eventSchema, parsePart } from '../answer.ts';
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
  if (event === undefined) return { doubts: losing(doubts) };
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
