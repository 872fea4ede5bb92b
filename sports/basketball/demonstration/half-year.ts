const dayMs = 86_400_000;

/**
 * A season of the demonstration: half of a year, so that games are played on every day. One lasts from mid-October to mid-April like the real season,
 * `2026-27`; the other is an invented one of summer, `2027`.
 */
export interface HalfYear {
  readonly season: string;
  /** The first day and the one after the last, both at 00:00 UTC. */
  readonly startMs: number;
  readonly endMs: number;
}

/** Time before its first day at which the fixtures of a season are published. */
const announcedMs = 21 * dayMs;

/** Returns the time from which the fixtures of a half-year are known. */
export function announcedAt({ startMs }: HalfYear): number {
  return startMs - announcedMs;
}

/** Returns the half-year of a moment, the one before it, and the one after it once its fixtures are known; the oldest first. */
export function halfYearsShown(nowMs: number): readonly HalfYear[] {
  const current = halfYearOf(nowMs);
  const next = halfYearOf(current.endMs);
  return [halfYearOf(current.startMs - 1), current, ...(nowMs >= announcedAt(next) ? [next] : [])];
}

function halfYearOf(moment: number): HalfYear {
  const year = new Date(moment).getUTCFullYear();
  const [spring, autumn] = [Date.UTC(year, 3, 15), Date.UTC(year, 9, 15)];
  if (moment < spring) return winterOf(year - 1);
  return moment < autumn ? { season: `${year}`, startMs: spring, endMs: autumn } : winterOf(year);
}

function winterOf(year: number): HalfYear {
  return {
    season: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
    startMs: Date.UTC(year, 9, 15),
    endMs: Date.UTC(year + 1, 3, 15),
  };
}
