/** Everything of which a follower may be alerted, in the order in which it is offered. */
export const alertKinds = ['kick-off', 'line-ups', 'goal', 'red-card', 'set', 'half-time', 'full-time', 'tip', 'prediction'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The delays, in seconds, for those who watch a broadcast that runs behind. */
export const alertDelays = [0, 30, 60] as const;
export type AlertDelay = (typeof alertDelays)[number];

/** Hours of a day by the follower's own clock in which nothing is sent: from the start of one to the start of another. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** The choices of one browser. */
export interface AlertSettings {
  readonly kinds: readonly AlertKind[];
  readonly delaySeconds: AlertDelay;
  readonly quiet: QuietHours | null;
  readonly hideScores: boolean;
}

/** The quiet hours that are offered. */
export const nightHours: QuietHours = { from: 23, to: 7 };

/** The choices before any was made: new tips and predictions are for those who ask for them. */
export const defaultAlertSettings: AlertSettings = {
  kinds: ['kick-off', 'goal', 'red-card', 'set', 'full-time'],
  delaySeconds: 0,
  quiet: nightHours,
  hideScores: false,
};

/** The most matches, clubs and competitions that alerts follow. */
export const maxFollowed = 200;

/** The most alerts of new tips in a day. */
export const maxTipAlertsOfDay = 2;

/**
 * The most alerts of predictions in a day for which a competition is the reason. Those of a followed match or club are always sent, and count towards it.
 */
export const maxCompetitionPredictionsOfDay = 10;

/** Returns true for alerts that wait for the end of the quiet hours while their match has not begun; others are news for a moment only. */
export function waitsForQuietEnd(kind: AlertKind): boolean {
  return kind === 'tip' || kind === 'prediction';
}
