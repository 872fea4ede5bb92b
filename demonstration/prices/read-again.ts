import { combineSeeds, uniformOf } from '#domain/chance/random.ts';

const minuteMs = 60_000;
/** The time after which a source that is asked again and again gives a new price once more. */
const nextReadingMs = 10 * minuteMs;
/** The time between two readings in which all prices of a match that stand are noted. */
const wholeReadingsMs = 12 * 60 * minuteMs;

/** A price of a bookmaker, and when it was written. */
interface WrittenPrice {
  readonly at: number;
}

/** A price to tell of, with the last time at which it was read again. */
type ReadPrice<Price> = Price & { readonly readAt?: Date };

export interface PricedSpan {
  /** The match's own, by which it is told when its prices are read as a whole. */
  readonly seed: number;
  /** The moment at which prices close, in milliseconds like the others. */
  readonly closesMs: number;
  readonly afterMs: number;
  readonly untilMs: number;
}

/**
 * Returns the prices that were written after one moment and until another, and those from before that were read again in that time: as a source
 * gives them for as long as they stand.
 *
 * @param keyOf the name of what a price is of: one bookmaker's for one line
 */
export function pricesRead<Price extends WrittenPrice>(
  written: readonly Price[],
  keyOf: (price: Price) => string,
  { seed, closesMs, afterMs, untilMs }: PricedSpan,
): ReadPrice<Price>[] {
  const known = written.filter(({ at }) => at <= untilMs);
  if (untilMs >= closesMs) return known.filter(({ at }) => at > afterMs);
  const newest = new Map<string, Price>();
  for (const price of known) {
    const other = newest.get(keyOf(price));
    if (other === undefined || other.at <= price.at) newest.set(keyOf(price), price);
  }
  const whole = lastWholeReadingMs(seed, untilMs);
  return known.flatMap((price): ReadPrice<Price>[] => {
    const readMs = newest.get(keyOf(price)) === price ? lastReadMs(price.at, whole, untilMs) : undefined;
    if (price.at <= afterMs && (readMs === undefined || readMs <= afterMs)) return [];
    return [readMs === undefined ? price : { ...price, readAt: new Date(readMs) }];
  });
}

/** Returns false where no price of a match can have been written or read again after one moment and until another. */
export function mayHaveBeenRead(writtenMs: Iterable<number>, { seed, closesMs, afterMs, untilMs }: PricedSpan): boolean {
  const isWholeRead = untilMs < closesMs && lastWholeReadingMs(seed, untilMs) > afterMs;
  for (const at of writtenMs) if (at <= untilMs && (isWholeRead || at > afterMs - nextReadingMs)) return true;
  return false;
}

function lastWholeReadingMs(seed: number, untilMs: number): number {
  const offset = Math.floor((uniformOf(combineSeeds(seed, 'readings')) * wholeReadingsMs) / minuteMs) * minuteMs;
  return Math.floor((untilMs - offset) / wholeReadingsMs) * wholeReadingsMs + offset;
}

function lastReadMs(at: number, whole: number, untilMs: number): number | undefined {
  const readings = [at + nextReadingMs, whole].filter((moment) => moment > at && moment <= untilMs);
  return readings.length === 0 ? undefined : Math.max(...readings);
}
