import { anyMarkets, sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import { type Sport, sports } from '#domain/sports/sport.ts';
import { type Calibration, calibrationOf } from './calibration.ts';
import { type LosingRuns, losingRuns } from './losing-runs.ts';
import { priceBandOf, priceBands } from './price-band.ts';
import { type ProfitPoint, profitCurve } from './profit-curve.ts';
import { type ChanceClass, chanceClasses, chanceClassOf, type ValueClass, valueClasses, valueClassOf } from './promise-classes.ts';
import { isSettled, type RecordedTip } from './recorded-tip.ts';
import { isChosenOn, tipRuleOf } from './tip-rules-register.ts';
import { type TrackFigures, trackFigures } from './track-figures.ts';

/** A group of tips of the record that share a key. */
export interface TrackGroup<Key extends string = string> {
  readonly key: Key;
  readonly figures: TrackFigures;
}

/** The tips of one version of the rule. */
export interface RuleGroup extends TrackGroup {
  /** Number of its tips on matches of the seasons by which the version was chosen, which are no evidence for it. */
  readonly ofChosenSeasons: number;
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
  /** The groups by the tip's chance and by its value, by promise-classes.ts, in ascending order. */
  readonly byChance: readonly TrackGroup<ChanceClass>[];
  readonly byValue: readonly TrackGroup<ValueClass>[];
  /** The groups by the version of the rule, `2`, the first one first. */
  readonly byRule: readonly RuleGroup[];
}

/**
 * Returns all figures of a list of tips.
 *
 * @param tips in the order of the ledger, open and withdrawn ones too
 */
export function trackRecord(tips: readonly RecordedTip[]): TrackRecord {
  const settled = tips.filter(isSettled);
  return {
    figures: trackFigures(tips),
    calibration: calibrationOf(settled),
    curve: profitCurve(settled),
    runs: losingRuns(settled),
    bySport: inOrderOf(
      sports,
      groupsOf(tips, ({ market }) => sportOfMarket(market)),
    ),
    byMarket: groupsOf(tips, ({ market }) => market).sort(byTipsThen((key) => (anyMarkets as readonly string[]).indexOf(key))),
    byTournament: groupsOf(tips, ({ tournament }) => tournament).sort(byTipsThen(() => 0)),
    byMonth: groupsOf(tips, ({ kickoffUtc }) => kickoffUtc.toISOString().slice(0, 7)).sort(byKey),
    byPrice: inOrderOf(
      priceBands.map(({ band }) => band),
      groupsOf(tips, ({ decimalOdds }) => priceBandOf(decimalOdds)),
    ),
    ...byPromise(tips),
    byRule: byRule(tips),
  };
}

/** Returns the groups of some tips by their chance and by their value, to compare these with the results. */
export function byPromise(tips: readonly RecordedTip[]): Pick<TrackRecord, 'byChance' | 'byValue'> {
  return {
    byChance: inOrderOf(
      chanceClasses.map((known) => known.class),
      groupsOf(tips, ({ probability }) => chanceClassOf(probability)),
    ),
    byValue: inOrderOf(
      valueClasses.map((known) => known.class),
      groupsOf(tips, ({ decimalOdds, probability }) => valueClassOf(decimalOdds, probability)),
    ),
  };
}

function byRule(tips: readonly RecordedTip[]): RuleGroup[] {
  return groupsOf(tips, ({ ruleVersion }) => String(ruleVersion))
    .sort((first, second) => Number(first.key) - Number(second.key))
    .map((group) => {
      const rule = tipRuleOf(Number(group.key));
      const isOfChosen = ({ ruleVersion, kickoffUtc }: RecordedTip) =>
        rule?.version === ruleVersion && isChosenOn(rule, kickoffUtc.toISOString().slice(0, 10));
      return { ...group, ofChosenSeasons: tips.filter(isOfChosen).length };
    });
}

function inOrderOf<Key extends string>(keys: readonly Key[], groups: readonly TrackGroup<Key>[]): TrackGroup<Key>[] {
  return groups.toSorted((first, second) => keys.indexOf(first.key) - keys.indexOf(second.key));
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
