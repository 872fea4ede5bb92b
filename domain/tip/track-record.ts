import { anyMarkets, sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import { type Sport, sports } from '#domain/sports/sport.ts';
import { type Calibration, calibrationOf } from './calibration.ts';
import { type LosingRuns, losingRuns } from './losing-runs.ts';
import { priceBandOf, priceBands } from './price-band.ts';
import { type ProfitPoint, profitCurve } from './profit-curve.ts';
import { isSettled, type RecordedTip } from './recorded-tip.ts';
import { type TrackFigures, trackFigures } from './track-figures.ts';

/** A part of the record that has something in common. */
export interface TrackGroup<Key extends string = string> {
  readonly key: Key;
  readonly figures: TrackFigures;
}

export interface TrackRecord {
  readonly figures: TrackFigures;
  readonly calibration: Calibration | undefined;
  readonly curve: readonly ProfitPoint[];
  readonly runs: LosingRuns;
  /** The groups by sport, in the order of the sports. */
  readonly bySport: readonly TrackGroup<Sport>[];
  /** The market with most tips first; markets without tips are left out, as in every grouping. */
  readonly byMarket: readonly TrackGroup[];
  /** The groups by the tournament's id, the one with most tips first. */
  readonly byTournament: readonly TrackGroup[];
  /** The groups by month of kick-off in UTC, `2026-11`, the first one first. */
  readonly byMonth: readonly TrackGroup[];
  /** The groups by price-band.ts, the shortest prices first. */
  readonly byPrice: readonly TrackGroup[];
}

/**
 * Returns all figures of a list of tips.
 *
 * @param tips in the order of the ledger, open and withdrawn ones too
 */
export function trackRecord(tips: readonly RecordedTip[]): TrackRecord {
  const settled = tips.filter(isSettled);
  const bands = priceBands.map(({ band }): string => band);
  return {
    figures: trackFigures(tips),
    calibration: calibrationOf(settled),
    curve: profitCurve(settled),
    runs: losingRuns(settled),
    bySport: groupsOf(tips, ({ market }) => sportOfMarket(market)).sort(
      (first, second) => sports.indexOf(first.key) - sports.indexOf(second.key),
    ),
    byMarket: groupsOf(tips, ({ market }) => market).sort(byTipsThen((key) => (anyMarkets as readonly string[]).indexOf(key))),
    byTournament: groupsOf(tips, ({ tournament }) => tournament).sort(byTipsThen(() => 0)),
    byMonth: groupsOf(tips, ({ kickoffUtc }) => kickoffUtc.toISOString().slice(0, 7)).sort(byKey),
    byPrice: groupsOf(tips, ({ decimalOdds }) => priceBandOf(decimalOdds)).sort(
      (first, second) => bands.indexOf(first.key) - bands.indexOf(second.key),
    ),
  };
}

function groupsOf<Key extends string>(tips: readonly RecordedTip[], keyOf: (tip: RecordedTip) => Key): TrackGroup<Key>[] {
  return [...Map.groupBy(tips, keyOf)].map(([key, ofKey]) => ({ key, figures: trackFigures(ofKey) }));
}

function byTipsThen(rank: (key: string) => number): (first: TrackGroup, second: TrackGroup) => number {
  return (first, second) => second.figures.tips - first.figures.tips || rank(first.key) - rank(second.key) || byKey(first, second);
}

function byKey(first: TrackGroup, second: TrackGroup): number {
  return first.key < second.key ? -1 : 1;
}
