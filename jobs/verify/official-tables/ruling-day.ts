const dayMs = 86_400_000;

/**
 * Returns the moment from which a deduction counts, by its note: a day, the first of a month, or the last day before one. Null when the
 * note names no day.
 */
export function rulingDay(date: string | null | undefined): Date | null {
  const [, before, month, day = '01'] = /(before )?(\d{4}-\d{2})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (month === undefined) return null;
  const moment = new Date(`${month}-${day}T00:00:00Z`);
  return before === undefined ? moment : new Date(moment.getTime() - dayMs);
}
