/** The kinds of alerts that a follower can receive, in the order in which they are offered. */
export const alertKinds = ['kick-off', 'line-ups', 'goal', 'red-card', 'set', 'half-time', 'full-time', 'tip', 'prediction'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The delays, in seconds, for viewers of a broadcast that is behind play. */
export const alertDelays = [0, 30, 60] as const;
export type AlertDelay = (typeof alertDelays)[number];

/** The hours of a day by the follower's own clock in which nothing is sent: from the start of `from` to the start of `to`. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** The alert settings of one browser. */
export interface AlertSettings {
  readonly kinds: readonly AlertKind[];
  readonly delaySeconds: AlertDelay;
  readonly quiet: QuietHours | null;
  readonly hideScores: boolean;
}

/** The quiet hours that are offered. */
export const nightHours: QuietHours = { from: 23, to: 7 };

/** The settings before any choice: alerts of line-ups, half-time, tips and predictions are sent only to followers who choose them. */
export const defaultAlertSettings: AlertSettings = {
  kinds: ['kick-off', 'goal', 'red-card', 'set', 'full-time'],
  delaySeconds: 0,
  quiet: nightHours,
  hideScores: false,
};

/** Max matches, clubs and competitions that alerts follow. */
export const maxFollowed = 200;

/** Max alerts of new tips in a day. */
export const maxTipAlertsOfDay = 2;

/**
 * Max alerts of predictions in a day that are sent because of a followed competition. Those of a followed match or club are always sent,
 * and count towards it.
 */
export const maxCompetitionPredictionsOfDay = 10;

/** Returns true for alerts that wait for the end of the quiet hours while their match has not begun; other alerts are of interest only at once. */
export function waitsForQuietEnd(kind: AlertKind): boolean {
  return kind === 'tip' || kind === 'prediction';
}
