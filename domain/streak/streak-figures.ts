import { type Interval, wilsonInterval } from '#domain/tip/interval.ts';
import type { Streak } from './find-streaks.ts';
import type { StreakKind, StreakScope } from './streak-kinds.ts';

/** The streaks of one kind, scope and length in the results that are stored, and those that went on; sums of parts add up to those of the whole. */
export interface StreakCount {
  readonly kind: StreakKind;
  readonly scope: StreakScope;
  /** 0 for every match before which ten of the club are known, whatever they brought. */
  readonly length: number;
  /** The league matches that followed such a streak. */
  readonly followed: number;
  /** Those of them in which it went on. */
  readonly wentOn: number;
  /** Those of which prices before the kick-off say a chance that it goes on, those of these in which it went on, and the chances added up. */
  readonly priced: number;
  readonly pricedWentOn: number;
  readonly promised: number;
}

/** The share of streaks like one that went on, beside that of all matches that bring the same. */
export interface StreakFigures {
  readonly followed: number;
  /** True where streaks that were longer are counted as well, because there were too few just as long. */
  readonly orLonger: boolean;
  readonly share: number;
  readonly interval: Interval;
  /** The share of all matches of the scope that bring the same. */
  readonly usual: number;
}

/** Fewer streaks than these are too few to judge by: the interval would be wider than twenty points. */
export const minStreaks = 100;

/** Returns what came of streaks just as long as one, else of those as long or longer; undefined where these are too few to judge by, too. */
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
  /** The share of all matches that bring the same; of several kinds the mean, each counted as often as there were streaks of it. */
  readonly usual: number;
  /** The mean of the chances by the prices before kick-off, and the share that went on of the same matches; undefined where too few have such prices. */
  readonly prices: { readonly promised: number; readonly share: number } | undefined;
}

/** Returns the sums over counts; undefined where these are too few to judge by. */
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
