import type { NamedFirst } from '#domain/sports/named-first.ts';
import type { BasketballTimeline } from '../../../domain/basketball-play.ts';
import { overtimeSeconds } from '../../../domain/forecast/time-left.ts';

/** A part of a game on the axis of its stretches. */
export interface PeriodBounds {
  readonly from: number;
  readonly end: number;
  /** Undefined for an overtime. */
  readonly quarter: number | undefined;
}

export interface LeadColumns {
  /** The lead of the side named first at the end of each stretch; below 0 when the other leads. */
  readonly columns: readonly number[];
  readonly bounds: readonly PeriodBounds[];
  /** Max lead of either side, at least 12, by which the drawing is scaled. */
  readonly most: number;
  /** The number of stretches of all periods that have begun, at least four quarters'. */
  readonly length: number;
}

const minScale = 12;

/** Returns the drawing of a game's timeline, with room for the quarters to come. */
export function leadColumns({ leads, stretchSeconds }: BasketballTimeline, quarterMinutes: number, namedFirst: NamedFirst): LeadColumns {
  const quarterLength = (quarterMinutes * 60) / stretchSeconds;
  const overtimeLength = overtimeSeconds / stretchSeconds;
  const overtimes = Math.max(0, Math.ceil((leads.length - 4 * quarterLength) / overtimeLength - 1e-9));
  const bounds: PeriodBounds[] = [1, 2, 3, 4].map((quarter) => ({
    from: (quarter - 1) * quarterLength,
    end: quarter * quarterLength,
    quarter,
  }));
  for (let overtime = 0; overtime < overtimes; overtime += 1) {
    const from = 4 * quarterLength + overtime * overtimeLength;
    bounds.push({ from, end: from + overtimeLength, quarter: undefined });
  }
  return {
    columns: leads.map((lead) => (lead === 0 || namedFirst === 'home' ? lead : -lead)),
    bounds,
    most: Math.max(minScale, ...leads.map(Math.abs)),
    length: 4 * quarterLength + overtimes * overtimeLength,
  };
}
