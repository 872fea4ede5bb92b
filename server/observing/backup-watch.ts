import type { Queryable } from '#data/database/database.ts';
import { getLastBackups } from '#data/queries/backups/get-last-backups.ts';
import type { Clock } from '#domain/time/clock.ts';

/** The figures of the backups, as they were at the last look. */
export interface BackupFigures {
  /** The seconds since the last backup that was restored and verified, or since the first look when there is none. */
  readonly ageSeconds: number;
  /** True when the last attempt failed. */
  readonly hasFailed: boolean;
  /** The size of the last checked backup; 0 without one. */
  readonly bytes: number;
  /** The seconds between two backups by the settings. */
  readonly everySeconds: number;
}

export interface BackupWatch {
  readonly figures: BackupFigures;
  look(): Promise<void>;
}

/** Returns a watch over the backups that any process has written. */
export function createBackupWatch(database: Queryable, clock: Clock, everyHours: number): BackupWatch {
  const firstLook = clock.now();
  let figures: BackupFigures = { ageSeconds: 0, hasFailed: false, bytes: 0, everySeconds: everyHours * 3_600 };
  return {
    get figures() {
      return figures;
    },
    async look() {
      const { problem, checked } = await getLastBackups(database);
      figures = {
        ...figures,
        ageSeconds: (clock.now().getTime() - (checked?.startedAt ?? firstLook).getTime()) / 1_000,
        hasFailed: problem !== undefined,
        bytes: checked?.bytes ?? 0,
      };
    },
  };
}
