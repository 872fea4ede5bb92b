import { spanOf } from '#app/day/day-span.server.ts';
import { type BestTip, loadTodaysTips } from '#app/shell/rails/todays-tips.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listComingPredictions } from '#data/queries/prediction/list-coming-predictions.ts';
import { choosePicks } from '#domain/prediction/choose-picks.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { type Pick, toPicks, toPredicted } from './picks.server.ts';

/** The picks of a day: the likeliest result, the best tip, and the match where goals are likeliest; each undefined when there is none. */
export interface DayPicks {
  readonly likely: Pick | undefined;
  readonly tip: BestTip | undefined;
  /** Number of tips of the day, and of those on matches still to come. */
  readonly tips: { readonly ofDay: number; readonly open: number };
  readonly goals: Pick | undefined;
}

/** Returns the picks among the matches that are still to come today, in a time zone. */
export function loadDayPicks(site: Site, zone: string): Promise<DayPicks> {
  const now = site.clock.now();
  const { to } = spanOf(localDayOf(now, zone), zone);
  return site.fragment(`picks ${site.words.locale.code} ${zone}`, async (notes) => {
    const { db } = site;
    const [coming, { first: tip, count, open, nextKickoff }] = await Promise.all([
      listComingPredictions(db, { from: now, to }),
      loadTodaysTips(site, zone),
    ]);
    const { likely, goals } = choosePicks(coming.map(toPredicted));
    const chosen = [likely, goals].flatMap((match) => (match === undefined ? [] : [match]));
    notes.dependOn(
      'tips',
      'catalogue',
      ...new Set(coming.map(({ kickoffUtc }) => `day:${kickoffUtc.toISOString().slice(0, 10)}` as const)),
    );
    notes.freshUntil(
      new Date(
        Math.min(to.getTime(), nextKickoff?.getTime() ?? Number.POSITIVE_INFINITY, ...chosen.map(({ kickoffUtc }) => kickoffUtc.getTime())),
      ),
    );
    const picks = await toPicks(site, [
      ...(likely === undefined ? [] : [{ kind: 'likely' as const, match: likely }]),
      ...(goals === undefined ? [] : [{ kind: 'goals' as const, match: goals }]),
    ]);
    return {
      likely: picks.find(({ kind }) => kind === 'likely'),
      tip,
      tips: { ofDay: count, open },
      goals: picks.find(({ kind }) => kind === 'goals'),
    };
  });
}
