import type { TwoSidedQuote } from '#data/feeds/two-sided-feed.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { onLadder } from '#demonstration/prices/price-ladder.ts';
import { combineSeeds, createRandom, sampleNormal, uniformOf } from '#domain/chance/random.ts';
import type { InventedBookmaker } from '#domain/jurisdiction/invented-bookmakers.ts';
import { logistic, logOddsOf } from '../domain/forecast/logistic.ts';
import { chanceOfTennisBet, type MatchChances, matchChances } from '../domain/forecast/match-chances.ts';
import type { PlannedTennisMatch } from './planned-tennis-match.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Max time before a match at which bookmakers open it: a day, or less when its players are known later. */
const earliestLeadMs = 24 * hourMs;
const openingSpreadMs = 3 * hourMs;
const shortestWaitMs = 5 * minuteMs;
/** Shares of the time until the match at which bookmakers change prices between opening and closing. */
const moves = [0.45, 0.8];
/** The bookmakers that also quote sets and games. */
const fullRange: readonly InventedBookmaker[] = ['halyard', 'copperline', 'larkspur', 'quillon'];

type Quote = TwoSidedQuote<'tennis'>;

/** Returns the prices that bookmakers have written after one moment and until another; none after the match has begun or was called off. */
export function tennisQuotesBetween(match: PlannedTennisMatch, afterMs: number, untilMs: number): Quote[] {
  const { startMs, drawnMs } = match;
  if (untilMs < Math.max(drawnMs, startMs - earliestLeadMs) || afterMs >= startMs) return [];
  return bookmakers.flatMap((bookmaker) =>
    momentsOf(match, bookmaker).flatMap(({ at, phase }) => (at > afterMs && at <= untilMs ? written(match, bookmaker, at, phase) : [])),
  );
}

const bookmakers = Object.keys(inventedBookmakers) as InventedBookmaker[];

function momentsOf({ seed, startMs, drawnMs, endMs }: PlannedTennisMatch, bookmaker: InventedBookmaker) {
  const wait = uniformOf(combineSeeds(combineSeeds(seed, 'opening'), bookmaker));
  const firstMs = Math.max(drawnMs, startMs - earliestLeadMs);
  const openMs = firstMs + shortestWaitMs + wait * Math.min(openingSpreadMs, (startMs - firstMs) / 4);
  const moments: { at: number; phase: Quote['phase'] }[] = [
    { at: openMs, phase: 'opening' },
    ...moves.map((share) => ({ at: openMs + (share + 0.15 * wait) * (startMs - openMs), phase: 'moving' as const })),
    { at: startMs, phase: 'closing' },
  ];
  return moments
    .map(({ at, phase }) => ({ at: Math.floor(at / minuteMs) * minuteMs, phase }))
    .filter(({ at }) => at <= startMs && at < endMs);
}

/** Returns the prices that a bookmaker writes at a moment, all from one belief, so that they agree with each other. */
function written(match: PlannedTennisMatch, bookmaker: InventedBookmaker, at: number, phase: Quote['phase']): Quote[] {
  const chance = believedBy(match, bookmaker, at);
  const quote = (market: Quote['market'], line: number, first: number, margin: number): Quote => {
    const ofBookmaker = margin + 0.015 * uniformOf(combineSeeds(bookmakers.indexOf(bookmaker), market));
    const prices = [first, 1 - first].map((fair) => onLadder(1 / (fair * (1 + ofBookmaker / 2) + ofBookmaker / 4)));
    return { bookmaker, market, line, phase, quotedAt: new Date(at), prices };
  };
  const winner = quote('match-winner', 0, chance, 0.045);
  if (phase === 'moving' || !fullRange.includes(bookmaker)) return [winner];
  const { handicap, total } = linesOf(match);
  const chances = chancesOf(match, chance);
  return [
    winner,
    quote('set-handicap', handicap, chanceOfTennisBet({ market: 'set-handicap', line: handicap, selection: 'first' }, chances), 0.06),
    quote('total-games', total, chanceOfTennisBet({ market: 'total-games', line: total, selection: 'over' }, chances), 0.06),
  ];
}

/* Standard deviations in logits: of the market's error when it opens and when the match begins, and of a bookmaker from the market. */
const [earlySpread, lastSpread, ownSpread] = [0.22, 0.1, 0.05];

function believedBy({ seed, firstWins, startMs }: PlannedTennisMatch, bookmaker: InventedBookmaker, at: number): number {
  const market = createRandom(combineSeeds(seed, 'market'));
  const [early, last] = [earlySpread * sampleNormal(market), lastSpread * sampleNormal(market)];
  const own = createRandom(combineSeeds(combineSeeds(seed, bookmaker), at / minuteMs));
  const remaining = Math.min(1, (startMs - at) / earliestLeadMs);
  const believed = logistic(logOddsOf(firstWins) + early * remaining + last + ownSpread * sampleNormal(own));
  return Math.min(0.98, Math.max(0.02, believed));
}

function chancesOf({ bestOf, tournament: { tour, surface } }: PlannedTennisMatch, firstWins: number): MatchChances {
  return matchChances(firstWins, bestOf, tour, surface);
}

/** Returns the lines that all bookmakers quote: the favourite gives a set and a half, and the total is the one nearest to an even chance. */
function linesOf(match: PlannedTennisMatch): { readonly handicap: number; readonly total: number } {
  const { byGames } = chancesOf(match, Math.min(0.98, Math.max(0.02, match.firstWins)));
  let [over, games] = [1, 0];
  while (over > 0.5) {
    over -= byGames[games] as number;
    games += 1;
  }
  return { handicap: match.firstWins >= 0.5 ? -1.5 : 1.5, total: games - 0.5 };
}
