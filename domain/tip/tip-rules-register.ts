import type { LocalDay } from '#domain/time/local-day.ts';

/** The changes of versions of the rule, each with a code for which pages have a line of text. */
export const tipRuleCodes = ['best-price', 'takeable-price', 'next-best-price'] as const;
export type TipRuleCode = (typeof tipRuleCodes)[number];

/** One version of the rule by which tips are chosen. */
export interface TipRuleVersion {
  /** The number of the version: 1, 2, 3 and so on. */
  readonly version: number;
  /** The moment since which tips are chosen by it. */
  readonly since: Date;
  /** The first and the last day of the seasons whose prices and results were used to choose it: a record over these is no evidence for it. */
  readonly chosenOn: { readonly from: LocalDay; readonly to: LocalDay };
  readonly code: TipRuleCode;
  /** The number of the decision that gives its reasons, in docs/decisions. */
  readonly decision: number;
  /**
   * SHA-256 of the canonical JSON of `tipRule`, as it was in this version; null for one from before this register. A test compares the last
   * one with the current rule.
   */
  readonly constantsHash: string | null;
}

/** Every version of the rule, the oldest first: a changed rule is a new entry at the end. Tips of earlier versions stay visible and in every sum. */
export const tipRules = [
  {
    version: 1,
    since: new Date('2026-11-21T19:49:36Z'),
    chosenOn: { from: '2012-07-01' as LocalDay, to: '2018-06-30' as LocalDay },
    code: 'best-price',
    decision: 15,
    constantsHash: null,
  },
  {
    version: 2,
    since: new Date('2026-11-26T20:22:59Z'),
    chosenOn: { from: '2012-07-01' as LocalDay, to: '2018-06-30' as LocalDay },
    code: 'takeable-price',
    decision: 72,
    constantsHash: 'd952a068ce6a4261b60d0a03c2c5f2ac00ceef8a851aed06a334fd482a33cb8c',
  },
  {
    version: 3,
    since: new Date('2026-11-29T00:37:21Z'),
    chosenOn: { from: '2012-07-01' as LocalDay, to: '2018-06-30' as LocalDay },
    code: 'next-best-price',
    decision: 110,
    constantsHash: '3157302b1294aea71943e20934fd0823635b8bf29796a12b929c993cd168ac4c',
  },
] as const satisfies readonly TipRuleVersion[];

/** The current rule. */
export const presentTipRule: TipRuleVersion = tipRules[tipRules.length - 1] as TipRuleVersion;

/** The last version from before tips named theirs. */
const lastUnnamed = 2;

/**
 * Returns the version of the rule by which a tip was chosen. A tip from before tips named it was chosen by the rule of the day on which it
 * was recorded, even when it was computed afterwards for a day of the past.
 *
 * @param named the version that the tip itself names; null when it names none
 * @param recordedAt when it was written into the ledger, by the database's clock
 */
export function ruleVersionOf(named: number | null, recordedAt: Date): number {
  if (named !== null) return named;
  return tipRules.findLast(({ version, since }) => version <= lastUnnamed && since <= recordedAt)?.version ?? tipRules[0].version;
}

/** Returns the entry of a version; undefined when this build does not know it. */
export function tipRuleOf(version: number): TipRuleVersion | undefined {
  return tipRules.find((rule) => rule.version === version);
}

/** Returns true when a day is in the seasons that were used to choose a version. */
export function isChosenOn({ chosenOn }: TipRuleVersion, day: string): boolean {
  return day >= chosenOn.from && day <= chosenOn.to;
}
