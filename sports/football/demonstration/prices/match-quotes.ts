import type { FeedQuote } from '#data/feeds/feed.ts';
import { marginOn, offeredLines, type QuoteDepth, type QuotedLine } from '#demonstration/prices/bookmaker-range.ts';
import { onLadder } from '#demonstration/prices/price-ladder.ts';
import { combineSeeds, hashText, uniformOf } from '#domain/chance/random.ts';
import type { InventedBookmaker } from '#domain/jurisdiction/invented-bookmakers.ts';
import { fairestHandicap, fairProbabilities, type GoalChances, goalChances } from './fair-probabilities.ts';
import { earliestOpeningMs, marketOpinion, type QuotedMatch } from './market-opinion.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Max delay of the last bookmaker's opening after the first's. */
const openingSpreadMs = 12 * hourMs;
/** Max delay of the first bookmaker's opening on a match that is opened late. */
const latenessMs = 36 * hourMs;
/** Time before kick-off of a quote that is given for every finished match: a tip of the day could be made from it. */
const dayBeforeMs = 24 * hourMs;
/** Times before kick-off, on the day of the match, at which every bookmaker reviews all its prices. */
const lastReadingsMs = [8 * hourMs, 2 * hourMs, 20 * minuteMs];

/** Time after which every bookmaker repeats its price in the days before: shorter than the time for which a price counts. */
const repeatedAfterMs = 20 * hourMs;
/** A repeated price is made from the belief at the bookmaker's last move, or from one of this age when the move is longer ago. */
const maxBeliefAgeMs = 60 * hourMs;

/** Max time until every bookmaker follows a move of the market. */
const followedWithinMs = 2 * hourMs;

interface QuoteMoment {
  readonly at: number;
  /** The moment of the belief that the prices are made from: an earlier one when they are only repeated. */
  readonly believedAt: number;
  readonly bookmaker: InventedBookmaker;
  readonly market: FeedQuote['market'];
  readonly line: QuotedLine;
  readonly phase: FeedQuote['phase'];
}

/**
 * Returns the moments at which each bookmaker quotes each of its prices, in no particular order: opening, moving ever closer to kick-off,
 * closing at it.
 */
export function quoteMoments(match: QuotedMatch, depth: QuoteDepth): QuoteMoment[] {
  const moments: QuoteMoment[] = [];
  const firstLead = earliestOpeningMs - uniformOf(combineSeeds(match.seed, 'opening')) * latenessMs;
  for (const { market, line, moves, by } of offeredLines[depth]) {
    const marketSeed = combineSeeds(match.seed, hashText(market));
    for (const bookmaker of by) {
      const ownSeed = combineSeeds(match.seed, hashText(bookmaker));
      const openingLead = firstLead - uniformOf(ownSeed) * openingSpreadMs;
      const leads: number[] = [];
      const momentOf = (lead: number) => match.kickoffMs - Math.ceil(lead / minuteMs) * minuteMs;
      const write = (lead: number, phase: QuoteMoment['phase']) => {
        leads.push(lead);
        moments.push({ at: momentOf(lead), believedAt: momentOf(lead), bookmaker, market, line, phase });
      };
      write(depth === 'ends' ? dayBeforeMs : openingLead, 'opening');
      if (depth === 'main-lines') write(dayBeforeMs, 'moving');
      if (depth === 'everything') {
        for (const about of lastReadingsMs) write(about * (0.5 + 0.75 * uniformOf(combineSeeds(ownSeed, about))), 'moving');
      }
      for (let move = 1; move <= moves; move += 1) {
        const late = (move - 1 + uniformOf(combineSeeds(marketSeed, move))) / moves;
        const lead = (firstLead - openingSpreadMs) * ((1 - late) * 0.95) ** 1.8;
        write(Math.max(minuteMs, lead - uniformOf(combineSeeds(combineSeeds(ownSeed, move), market)) * followedWithinMs), 'moving');
      }
      if (depth === 'everything') {
        const first = repeatedAfterMs * (0.5 + 0.5 * uniformOf(combineSeeds(ownSeed, 'repeated')));
        for (let lead = first; lead < openingLead; lead += repeatedAfterMs) {
          const lastMove = Math.min(...leads.filter((earlier) => earlier >= lead));
          const believedAt = momentOf(Math.min(lastMove, lead + maxBeliefAgeMs));
          if (!leads.some((other) => momentOf(other) === momentOf(lead)))
            moments.push({ at: momentOf(lead), believedAt, bookmaker, market, line, phase: 'moving' });
        }
      }
      write(0, 'closing');
    }
  }
  return moments;
}

/** Returns the prices that bookmakers have written after one moment and until another. */
export function quotesBetween(match: QuotedMatch, depth: QuoteDepth, afterMs: number, untilMs: number): FeedQuote[] {
  if (match.kickoffMs - earliestOpeningMs > untilMs || match.kickoffMs <= afterMs) return [];
  const due = quoteMoments(match, depth).filter(({ at }) => at > afterMs && at <= untilMs);
  if (due.length === 0) return [];
  const opinion = marketOpinion(match);
  const beliefs = new Map<string, GoalChances>();
  // A bookmaker writes all its markets from one belief, so that they agree with each other.
  const beliefOf = (bookmaker: InventedBookmaker, at: number): GoalChances => {
    const key = `${bookmaker} ${at}`;
    let belief = beliefs.get(key);
    if (belief === undefined) {
      belief = goalChances(opinion.of(bookmaker, at));
      beliefs.set(key, belief);
    }
    return belief;
  };
  const hasHandicap = due.some(({ line }) => typeof line !== 'number');
  const fairest = hasHandicap ? fairestHandicap(goalChances(opinion.ofAll(match.kickoffMs - earliestOpeningMs))) : 0;
  return due.map(({ at, believedAt, bookmaker, market, line, phase }) => {
    const written = typeof line === 'number' ? line : fairest + line.besideFairest;
    return {
      bookmaker,
      market,
      line: written,
      phase,
      quotedAt: new Date(at),
      prices: pricesOf(fairProbabilities(beliefOf(bookmaker, believedAt), market, written), marginOn(bookmaker, market)),
    };
  });
}

/** The part of a margin in proportion to every selection's chance; the rest is spread evenly, so that outsiders are dearer. */
const proportionalPart = 0.7;

function pricesOf(probabilities: readonly number[], margin: number): number[] {
  const certain = probabilities.reduce((sum, probability) => sum + probability, 0);
  const evenPart = (margin * (1 - proportionalPart) * certain) / probabilities.length;
  return probabilities.map((probability) => onLadder(1 / (probability * (1 + margin * proportionalPart) + evenPart)));
}
