import { type Database, inTransaction } from '#data/database/database.ts';
import { type AlertKind, type QuietHours, waitsForQuietEnd } from '#domain/alert/alert-settings.ts';
import { quietUntil } from '#domain/alert/quiet-hours.ts';
import type { Language } from '#domain/language/languages.ts';
import type { PushKeys } from './push-subscriptions.ts';

/** Message to be sent now. */
export interface DueAlert {
  readonly id: number;
  readonly subscriptionId: number;
  readonly kind: AlertKind;
  /** Sequence of the live event that it announces; null for a tip and for a prediction. */
  readonly liveEvent: number | null;
  /** Ledger sequence of the tip that it announces; null for anything else. */
  readonly tip: number | null;
  /** Place of the prediction that it announces; null for anything else. */
  readonly prediction: { readonly sequence: number; readonly leaf: number } | null;
  readonly expiresAt: Date;
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly language: Language;
  readonly zone: string;
  readonly hideScores: boolean;
}

interface DueRow extends Omit<DueAlert, 'keys'>, PushKeys {
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
}

/**
 * Takes up to `limit` due messages out of the queue, and returns how many were taken and those that are to be sent now. A process that ends before sending
 * them loses them, which is better than announcing a goal twice. In the quiet hours of a follower, alerts of tips and predictions are postponed to their
 * end, and other alerts are dropped.
 */
export function takeDueAlerts(database: Database, now: Date, limit: number): Promise<{ readonly taken: number; readonly due: DueAlert[] }> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<DueRow>({
      name: 'take-due-alerts',
      text: `with due as (
          select id from push_messages where taken_at is null and due_at <= $1 order by due_at, id limit $2 for update skip locked)
        update push_messages m set taken_at = $1 from due, push_subscriptions s
        where m.id = due.id and s.id = m.subscription_id
        returning m.id::float8 as id, s.id as "subscriptionId", m.kind, m.live_event::float8 as "liveEvent", m.tip,
          case when m.prediction is not null then json_build_object('sequence', m.prediction, 'leaf', m.leaf) end as prediction,
          m.expires_at as "expiresAt", s.endpoint, s.p256dh, s.auth, s.language, s.zone, s.hide_scores as "hideScores",
          s.quiet_from as "quietFrom", s.quiet_to as "quietTo"`,
      values: [now, limit],
    });
    const due: DueAlert[] = [];
    const later: { id: number; due_at: Date }[] = [];
    for (const { p256dh, auth, quietFrom, quietTo, ...alert } of rows.sort((first, second) => first.id - second.id)) {
      const end = quietUntil(quietHours(quietFrom, quietTo), alert.zone, now);
      if (end === undefined) {
        if (alert.expiresAt > now) due.push({ ...alert, keys: { p256dh, auth } });
      } else if (waitsForQuietEnd(alert.kind) && end < alert.expiresAt) {
        later.push({ id: alert.id, due_at: end });
      }
    }
    if (later.length > 0) {
      await client.query(
        `update push_messages m set taken_at = null, due_at = l.due_at
         from jsonb_to_recordset($1) as l(id bigint, due_at timestamptz) where m.id = l.id`,
        [JSON.stringify(later)],
      );
    }
    return { taken: rows.length, due };
  });
}

const quietHours = (from: number | null, to: number | null): QuietHours | null => (from === null || to === null ? null : { from, to });
