import { mailNextMessage } from '#data/commands/contact/mail-next-message.ts';
import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import { MailError, type Mailer } from './mailing/mailer.ts';

/**
 * Mails the due messages of visitors, one after the other; returns the number sent. A message that fails is tried again later, after
 * growing pauses, for as long as it is stored. The failures are thrown at the end, after every other message had its turn.
 */
export async function mailMessages(database: Database, clock: Clock, mailer: Mailer, signal?: AbortSignal): Promise<number> {
  const failures: string[] = [];
  let mailed = 0;
  while (signal?.aborted !== true) {
    const outcome = await mailNextMessage(database, clock, mailer.send);
    if (outcome.kind === 'none') break;
    if (outcome.kind === 'mailed') mailed += 1;
    else {
      const { error } = outcome;
      if (!(error instanceof MailError)) throw error;
      failures.push(error.loggedReason);
      if (error.concernsServer) break;
    }
  }
  if (failures.length > 0) {
    throw new Error(`messages of visitors that could not be mailed and stay for the next attempt: ${failures.length}; ${failures[0]}`);
  }
  return mailed;
}
