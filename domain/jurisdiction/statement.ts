import type { LocalDay } from '#domain/time/local-day.ts';
import type { Statement, StatementTopic } from './jurisdiction.ts';

/** Returns a statement that its source bears out. */
export function confirmed(about: StatementTopic, says: string, source: string, checkedOn: LocalDay): Statement {
  return { about, says, source, checkedOn, confirmed: true };
}

/**
 * Returns a statement that no source bore out on that day: the row holds the stricter value. The source is where the next reviewer looks
 * first.
 */
export function notConfirmed(about: StatementTopic, says: string, source: string, checkedOn: LocalDay): Statement {
  return { about, says: `Not confirmed: ${says}`, source, checkedOn, confirmed: false };
}
