import { queueLiveAlerts, queuePredictionAlerts, queueTipAlerts } from '#data/commands/alerts/queue-alerts.ts';
import { type AlertOutcome, recordAlertOutcomes } from '#data/commands/alerts/record-alert-outcomes.ts';
import { type DueAlert, takeDueAlerts } from '#data/commands/alerts/take-due-alerts.ts';
import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { PushMessage, PushSender } from './alerts/push-sender.ts';

/** The text of an alert, before it is encrypted, and the topic under which a newer one replaces it at the push service. */
export type WrittenAlert = Pick<PushMessage, 'payload' | 'topic'>;

export interface SendAlertsParts {
  readonly sender: Pick<PushSender, 'send'>;
  /** Returns the text of an alert for its reader; undefined when there is nothing left to report. */
  write(database: Database, alert: DueAlert): Promise<WrittenAlert | undefined>;
}

const maxTakenAtOnce = 500;
const maxSentAtOnce = 20;

const urgencies = {
  'kick-off': 'high',
  'line-ups': 'normal',
  goal: 'high',
  'red-card': 'high',
  set: 'normal',
  'half-time': 'normal',
  'full-time': 'normal',
  tip: 'normal',
  prediction: 'normal',
} as const satisfies Readonly<Record<DueAlert['kind'], PushMessage['urgency']>>;

/**
 * Alerts followers of events since the last call, and sends alerts that were postponed until now; returns the number of messages that push
 * services accepted. Messages that could not be handed over are thrown together at the end, after all others had their turn.
 */
export async function sendAlerts(database: Database, clock: Clock, parts: SendAlertsParts, signal?: AbortSignal): Promise<number> {
  await queueLiveAlerts(database, clock.now());
  await queueTipAlerts(database, clock.now());
  await queuePredictionAlerts(database, clock.now());
  const failures: string[] = [];
  let sent = 0;
  while (signal?.aborted !== true) {
    const now = clock.now();
    const { taken, due } = await takeDueAlerts(database, now, maxTakenAtOnce);
    const outcomes: AlertOutcome[] = [];
    // The alerts of one browser are sent in their order, since the last one on a match replaces those before it.
    const browsers = Map.groupBy(due, ({ subscriptionId }) => subscriptionId).values();
    const work = async () => {
      for (const alerts of browsers) {
        for (const alert of alerts) {
          const { outcome, failure } = await sendOne(database, clock, parts, alert);
          outcomes.push(outcome);
          if (failure !== undefined) failures.push(failure);
        }
      }
    };
    await Promise.all(Array.from({ length: maxSentAtOnce }, work));
    await recordAlertOutcomes(database, outcomes, clock.now());
    sent += outcomes.filter(({ kind }) => kind === 'sent').length;
    if (taken < maxTakenAtOnce) break;
  }
  if (failures.length > 0) throw new Error(`alerts that push services did not take: ${failures.length}; ${failures[0]}`);
  return sent;
}

async function sendOne(
  database: Database,
  clock: Clock,
  { sender, write }: SendAlertsParts,
  alert: DueAlert,
): Promise<{ readonly outcome: AlertOutcome; readonly failure?: string }> {
  const { id, subscriptionId, endpoint, keys, kind, expiresAt } = alert;
  const written = await write(database, alert);
  if (written === undefined) return { outcome: { id, subscriptionId, kind: 'withheld' } };
  const ttlSeconds = (expiresAt.getTime() - clock.now().getTime()) / 1_000;
  const answer = await sender.send({ endpoint, keys, ...written, urgency: urgencies[kind], ttlSeconds });
  const retryAt = answer.kind === 'later' ? new Date(clock.now().getTime() + answer.seconds * 1_000) : undefined;
  const outcome = { id, subscriptionId, kind: answer.kind, retryAt };
  return 'reason' in answer ? { outcome, failure: answer.reason } : { outcome };
}
