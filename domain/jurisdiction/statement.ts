import type { LocalDay } from '#domain/time/local-day.ts';
import type { Statement, StatementTopic } from './jurisdiction.ts';

/** Returns a statement that its source confirms. */
export function confirmed(about: StatementTopic, says: string, source: string, checkedOn: LocalDay): Statement {
  return { about, says, source, checkedOn, confirmed: true };
}

/** Returns a statement that no source confirmed on that day: the row holds the stricter value. The source is the first place for the next reviewer to look. */
export function notConfirmed(about: StatementTopic, says: string, source: string, checkedOn: LocalDay): Statement {
  return { about, says: `Not confirmed: ${says}`, source, checkedOn, confirmed: false };
}
