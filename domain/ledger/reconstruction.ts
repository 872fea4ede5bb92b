import type { LocalDay } from '#domain/time/local-day.ts';

/** The progress of rebuilding the record. */
export interface Reconstruction {
  readonly fromDay: LocalDay;
  readonly doneDay: LocalDay;
  readonly untilDay: LocalDay;
}
