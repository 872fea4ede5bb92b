import { type Interval, wilsonInterval } from '#domain/tip/interval.ts';
import type { Streak } from './find-streaks.ts';
import type { StreakKind, StreakScope } from './streak-kinds.ts';

/** Counts of the streaks of one kind, scope and length in the stored results, and of those that went on; counts of parts add up to those of the whole. */
export interface StreakCount {
  readonly kind: StreakKind;
  readonly scope: StreakScope;
  /** 0 counts every match before which ten matches of the club are known, with any results. */
  readonly length: number;
  /** The league matches that followed such a streak. */
  readonly followed: number;
  /** Those of them in which it went on. */
  readonly wentOn: number;
  /** Number of those with a chance of going on by prices before the kick-off, of these the number in which it went on, and the sum of the chances. */
  readonly priced: number;
  readonly pricedWentOn: number;
  readonly promised: number;
}

/** The share of streaks like one that went on, beside the share of all matches with the same result. */
export interface StreakFigures {
  readonly followed: number;
  /** True when longer streaks are counted as well, because there were too few of the same length. */
  readonly orLonger: boolean;
  readonly share: number;
  readonly interval: Interval;
  /** The share of all matches of the scope with the same result. */
  readonly usual: number;
}

/** Min streaks to judge by: with fewer the interval would be wider than twenty points. */
export const minStreaks = 100;

/** Returns the figures of streaks of the same length as one, or of that length or longer when those are too few; undefined when these are too few as well. */
export function figuresOf(counts: readonly StreakCount[], { kind, scope, length }: Streak): StreakFigures | undefined {
  const ofKind = counts.filter((count) => count.kind === kind && count.scope === scope);
  const all = ofKind.find((count) => count.length === 0);
  const asLong = sumOf(ofKind.filter((count) => count.length === length));
  const orLonger = asLong.followed < minStreaks;
  const { followed, wentOn } = orLonger ? sumOf(ofKind.filter((count) => count.length >= length)) : asLong;
  if (all === undefined || followed < minStreaks) return undefined;
  return { followed, orLonger, share: wentOn / followed, interval: wilsonInterval(wentOn, followed), usual: all.wentOn / all.followed };
}

function sumOf(counts: readonly StreakCount[]): { readonly followed: number; readonly wentOn: number } {
  return {
    followed: counts.reduce((sum, { followed }) => sum + followed, 0),
    wentOn: counts.reduce((sum, { wentOn }) => sum + wentOn, 0),
  };
}

/** Streaks of one kind and scope, or of several, of every length that is worth naming. */
export interface StreakSums {
  readonly followed: number;
  readonly share: number;
  readonly interval: Interval;
  /** The share of all matches with the same result; for several kinds the mean, each weighted by the number of its streaks. */
  readonly usual: number;
  /**
   * The mean of the chances by the prices before kick-off, and the share of the same matches in which the streak went on; undefined when
   * too few have prices.
   */
  readonly prices: { readonly promised: number; readonly share: number } | undefined;
}

/** Returns the sums over counts; undefined when there are too few streaks to judge by. */
export function sumStreaks(counts: readonly StreakCount[]): StreakSums | undefined {
  const named = counts.filter(({ length }) => length > 0);
  const sum = (of: (count: StreakCount) => number) => named.reduce((total, count) => total + of(count), 0);
  const followed = sum((count) => count.followed);
  if (followed < minStreaks) return undefined;
  const usualOf = ({ kind, scope }: StreakCount) => {
    const all = counts.find((count) => count.kind === kind && count.scope === scope && count.length === 0);
    return all === undefined ? 0 : all.wentOn / all.followed;
  };
  const wentOn = sum((count) => count.wentOn);
  const priced = sum((count) => count.priced);
  return {
    followed,
    share: wentOn / followed,
    interval: wilsonInterval(wentOn, followed),
    usual: sum((count) => count.followed * usualOf(count)) / followed,
    prices:
      priced < minStreaks
        ? undefined
        : { promised: sum((count) => count.promised) / priced, share: sum((count) => count.pricedWentOn) / priced },
  };
}
