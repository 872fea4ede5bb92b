/** For how many days the data of visitors are kept. */
export interface Retention {
  /** Messages that were sent on by mail, from then. */
  readonly mailedDays: number;
  /** Messages that were not sent on. */
  readonly unmailedDays: number;
  /** The address and choices of a browser with alerts, from its last visit. */
  readonly alertDays: number;
  /** The key of the voter beside a vote; the vote itself remains. */
  readonly voterDays: number;
  /** Counts of followed links to bookmakers. */
  readonly clickDays: number;
}

/** The periods without a setting. A voter's cookie lasts as long as its key. */
export const defaultRetention: Retention = { mailedDays: 180, unmailedDays: 365, alertDays: 365, voterDays: 180, clickDays: 730 };

/** Least number of days of a setting: from here on, every language of the site has one form of the word for days. */
export const minRetentionDays = 7;

/** Returns a text with the number of days in place of each `%voterDays%`, and so on. */
export function statePeriods(text: string, retention: Retention): string {
  return text.replaceAll(/%(\w+Days)%/g, (written, name: string) => String(retention[name as keyof Retention] ?? written));
}
