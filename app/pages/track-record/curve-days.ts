import type { Formatters } from '#app/i18n/formatters.ts';
import type { ChartLabel } from '#app/ui/line-chart.tsx';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { ProfitPoint } from '#domain/tip/profit-curve.ts';

const dayMs = 86_400_000;
const maxLabels = 6;
/** Min distance of a label from either edge, as a share of the width; a nearer one would extend over the edge. */
const edge = 0.03;

export interface CurveDays {
  /** Returns the place of a day's end on a line from 0, the beginning of the first day, to 1, the end of the last. */
  xOf(day: LocalDay): number;
  readonly labels: readonly ChartLabel[];
  /** First and last day in words. */
  readonly first: string;
  readonly last: string;
}

/** Returns the days of a curve on a line, with labels at the beginnings of months; for a curve within one month, at its first and last day. */
export function curveDays(curve: readonly ProfitPoint[], format: Formatters): CurveDays {
  const first = curve[0]?.day ?? ('1970-01-01' as LocalDay);
  const last = curve.at(-1)?.day ?? first;
  const begin = Date.parse(first);
  const span = Date.parse(last) + dayMs - begin;
  const place = (moment: number) => (moment - begin) / span;
  const months = monthsWithin(begin, begin + span).filter((moment) => place(moment) > edge && place(moment) < 1 - edge);
  const step = Math.ceil(months.length / maxLabels);
  const nameOf = (moment: number) => {
    const day = new Date(moment);
    return day.getUTCMonth() === 0 ? `${day.getUTCFullYear()}` : format.shortMonth(day, 'UTC');
  };
  const words = (day: LocalDay) => format.dayOfYear(format.noonOf(day), 'UTC');
  const ofMonths = months.filter((_, at) => at % Math.max(1, step) === 0).map((moment) => ({ at: place(moment), label: nameOf(moment) }));
  const ofEdges = [first, ...(last === first ? [] : [last])].map((day) => ({
    at: day === first ? edge : 1 - edge,
    label: format.rowDay(format.noonOf(day), 'UTC'),
  }));
  return {
    xOf: (day) => place(Date.parse(day) + dayMs),
    labels: ofMonths.length === 0 ? ofEdges : ofMonths,
    first: words(first),
    last: words(last),
  };
}

function monthsWithin(from: number, to: number): number[] {
  const moments: number[] = [];
  const day = new Date(from);
  for (let month = day.getUTCMonth(); ; month += 1) {
    const moment = Date.UTC(day.getUTCFullYear(), month);
    if (moment > to) return moments;
    if (moment >= from) moments.push(moment);
  }
}
