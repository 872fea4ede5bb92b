import type { TwoSidedQuote } from '#data/feeds/two-sided-feed.ts';
import { marginOn } from '#demonstration/prices/bookmaker-range.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { onLadder } from '#demonstration/prices/price-ladder.ts';
import { combineSeeds, createRandom, hashText, sampleNormal, uniformOf } from '#domain/chance/random.ts';
import { winProbability } from '#domain/forecast/goals/bet-chances.ts';
import type { InventedBookmaker } from '#domain/jurisdiction/invented-bookmakers.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { BasketballBet } from '../domain/basketball-bet.ts';
import { basketballBetChances } from '../domain/forecast/market-chances.ts';
import type { PlannedGame } from './planned-game.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Max time before tip-off at which a bookmaker quotes a game. */
export const earliestOpeningMs = 3.5 * dayMs;

/**
 * The amount of quotes of a game: `everything` for a coming game or one in play, `main-lines` for one of the last weeks, and for an older one the
 * `ends`, the prices of the day before and the last ones.
 */
export type QuoteDepth = 'everything' | 'main-lines' | 'ends';

type BasketballQuote = TwoSidedQuote<'basketball'>;

interface QuotedLine {
  readonly market: BasketballBet['market'];
  /** Points from the line that was nearest to even when the market opened. */
  readonly beside: number;
}

const mainLines: readonly QuotedLine[] = [
  { market: 'moneyline', beside: 0 },
  { market: 'spread', beside: 0 },
  { market: 'total', beside: 0 },
];
const sideLines: readonly QuotedLine[] = [
  { market: 'spread', beside: -1.5 },
  { market: 'spread', beside: 1.5 },
  { market: 'total', beside: -3 },
  { market: 'total', beside: 3 },
];

const bookmakers = Object.keys(inventedBookmakers) as InventedBookmaker[];
/** The half of the bookmakers that quote more than the main lines and whose old prices are shown. */
const half: readonly InventedBookmaker[] = ['halyard', 'tamarack', 'wherry', 'quillon'];

/** The football market whose margin each basketball market has: two ways are cheaper than three. */
const marginLike: Readonly<Record<BasketballBet['market'], Market>> = {
  moneyline: 'asian-handicap',
  spread: 'asian-handicap',
  total: 'total-goals',
};

export interface QuoteMoment extends QuotedLine {
  readonly at: number;
  readonly bookmaker: InventedBookmaker;
  readonly phase: BasketballQuote['phase'];
}

/** Max time until a bookmaker reviews all its prices: shorter than the time for which a price counts. */
const reviewedAfterMs = 20 * hourMs;

/**
 * Returns the moments at which bookmakers write each price, in no particular order: opening, moving, closing at tip-off. No price is written before
 * the game is announced.
 */
export function quoteMoments({ seed, tipOffMs, announcedMs }: PlannedGame, depth: QuoteDepth): QuoteMoment[] {
  const moments: QuoteMoment[] = [];
  const firstLead = earliestOpeningMs - uniformOf(combineSeeds(seed, 'opening')) * 12 * hourMs;
  const write = (lines: readonly QuotedLine[], by: readonly InventedBookmaker[], moves: number): void => {
    for (const bookmaker of by) {
      const own = createRandom(combineSeeds(combineSeeds(seed, hashText(bookmaker)), 'moments'));
      const leads = [firstLead - own.uniform() * 12 * hourMs];
      for (let move = 0; move < moves; move += 1) leads.push(2.5 * dayMs * (1 - (move + own.uniform()) / moves) ** 1.8);
      const opening = depth === 'everything' ? (leads[0] as number) : dayMs;
      for (const line of lines) {
        const add = (lead: number, phase: QuoteMoment['phase']): void => {
          moments.push({ ...line, bookmaker, phase, at: tipOffMs - Math.ceil(lead / minuteMs) * minuteMs });
        };
        add(opening, 'opening');
        if (depth === 'everything') {
          for (const lead of leads.slice(1)) add(Math.max(minuteMs, lead), 'moving');
          for (let lead = reviewedAfterMs; lead < opening; lead += reviewedAfterMs) add(lead, 'moving');
        }
        add(0, 'closing');
      }
    }
  };
  write(mainLines, depth === 'ends' ? half : bookmakers, 5);
  if (depth === 'everything') write(sideLines, half, 2);
  return moments.filter(({ at }) => at >= announcedMs);
}

/** Returns the prices that bookmakers have written after one moment and until another. */
export function quotesBetween(game: PlannedGame, depth: QuoteDepth, afterMs: number, untilMs: number): BasketballQuote[] {
  if (game.tipOffMs - earliestOpeningMs > untilMs || game.tipOffMs <= afterMs) return [];
  const due = quoteMoments(game, depth).filter(({ at }) => at > afterMs && at <= untilMs);
  const opinion = marketOpinion(game);
  const opening = opinion.ofAll(game.tipOffMs - earliestOpeningMs);
  return due.map(({ at, bookmaker, market, beside, phase }) => {
    const line = market === 'moneyline' ? 0 : beside + (market === 'spread' ? nearestHalf(-opening.lead) : nearestHalf(opening.total));
    const chance = chanceOfFirst(market, line, game, opinion.of(bookmaker, at));
    return { bookmaker, market, line, phase, quotedAt: new Date(at), prices: pricesOf(chance, marginOn(bookmaker, marginLike[market])) };
  });
}

/** Returns the half point nearest to a number of points, since no bookmaker wants stakes to be returned. */
const nearestHalf = (points: number): number => Math.floor(points) + 0.5;

type Belief = PlannedGame['expected'];

/**
 * Returns the beliefs of a market that misjudges the lead by two points when it opens and by less than one at tip-off, and of its bookmakers, who
 * deviate from it.
 */
function marketOpinion({ seed, expected, tipOffMs }: PlannedGame) {
  const random = createRandom(combineSeeds(seed, 'market'));
  const [earlyLead, lastLead, earlyTotal, lastTotal] = [1.8, 0.8, 3, 1.5].map((spread) => spread * sampleNormal(random)) as [
    number,
    number,
    number,
    number,
  ];
  const ofAll = (atMs: number): Belief => {
    const remaining = Math.min(1, (tipOffMs - atMs) / earliestOpeningMs);
    return { lead: expected.lead + lastLead + earlyLead * remaining, total: expected.total + lastTotal + earlyTotal * remaining };
  };
  const of = (bookmaker: InventedBookmaker, atMs: number): Belief => {
    const own = createRandom(combineSeeds(combineSeeds(seed, hashText(bookmaker)), atMs / minuteMs));
    const { lead, total } = ofAll(atMs);
    return { lead: lead + 0.35 * sampleNormal(own), total: total + 0.6 * sampleNormal(own) };
  };
  return { ofAll, of };
}

function chanceOfFirst(market: BasketballBet['market'], line: number, { league }: PlannedGame, belief: Belief): number {
  const forecast = {
    lead: { mean: belief.lead, deviation: league.leadDeviation },
    total: { mean: belief.total, deviation: league.totalDeviation },
  };
  const bet: BasketballBet =
    market === 'moneyline'
      ? { market, line: 0, selection: 'home' }
      : market === 'spread'
        ? { market, line, selection: 'home' }
        : { market, line, selection: 'over' };
  return winProbability(basketballBetChances(bet, forecast)) as number;
}

/** The part of a margin in proportion to both selections' chances; the rest is even, so that outsiders are dearer. */
const proportionalPart = 0.7;

function pricesOf(chance: number, margin: number): number[] {
  return [chance, 1 - chance].map((probability) =>
    onLadder(1 / (probability * (1 + margin * proportionalPart) + (margin * (1 - proportionalPart)) / 2)),
  );
}
