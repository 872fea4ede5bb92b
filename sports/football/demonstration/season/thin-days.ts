import type { Region } from './kickoff-customs.ts';

/** A match with a day, and the other possible days of its week; 0 = Monday … 7 = the Monday after. */
export interface DayDraft {
  readonly region: Region;
  readonly span: readonly number[];
  weekday: number;
}

/** Min number of matches on a UTC day to have some in play all day long, from Monday to Sunday. */
const minByDay = [14, 38, 38, 40, 44, 44, 44] as const;
/** The same for a Monday, which has the rounds of two weeks. */
const minOnMonday = 47;
const nextMonday = 7;

/** The part of a region's matches that begins on the UTC day after the local one. */
const partNextDay: Readonly<Record<Region, number>> = { west: 0.5, middle: 0, east: 0 };

/** Moves matches of a week from its fullest days to those that are too thin, within the days of their round. */
export function fillThinDays(drafts: readonly DayDraft[]): void {
  const loads = loadsOf(drafts);
  for (const [day, fewest] of minByDay.entries()) fill(drafts, loads, day, fewest);
}

/** Moves matches of a week to the Monday after it, which it shares with the week that follows. */
export function fillMonday(drafts: readonly DayDraft[], following: readonly DayDraft[]): void {
  fill(drafts, loadsOf(drafts), nextMonday, minOnMonday - (loadsOf(following)[0] as number));
}

function fill(drafts: readonly DayDraft[], loads: number[], day: number, fewest: number): void {
  const spare = (of: number): number => (loads[of] as number) - (of === day ? fewest : (minByDay[of] ?? 0));
  while (spare(day) < 0) {
    let best: DayDraft | undefined;
    for (const draft of drafts) {
      if (draft.weekday !== day && draft.span.includes(day) && spare(draft.weekday) > spare(best?.weekday ?? day)) best = draft;
    }
    if (best === undefined || spare(best.weekday) <= spare(day) + 1) return;
    put(best, -1, loads);
    best.weekday = day;
    put(best, 1, loads);
  }
}

/** Returns the number of matches by UTC day, estimated from the region. */
function loadsOf(drafts: readonly DayDraft[]): number[] {
  const loads = new Array<number>(nextMonday + 2).fill(0);
  for (const draft of drafts) put(draft, 1, loads);
  return loads;
}

function put({ weekday, region }: DayDraft, count: number, loads: number[]): void {
  const next = partNextDay[region];
  loads[weekday] = (loads[weekday] as number) + count * (1 - next);
  loads[weekday + 1] = (loads[weekday + 1] as number) + count * next;
}
