import type { DayOfBar } from '#app/components/page/date-bar.tsx';
import { dayBarOf, spanOf, topicsOfSpan } from '#app/day/day-span.server.ts';
import { spanUnderWay } from '#app/day/under-way.server.ts';
import { zoneOf } from '#app/day/zone-of.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { countMatches, countMatchesBySport, type MatchesBySport, type Span } from '#data/queries/home/count-matches.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import type { HomeAddress } from './home.address.ts';

/** The days around the one shown, and the number of matches of each. */
export interface HomeDays {
  readonly today: LocalDay;
  readonly day: LocalDay;
  readonly week: readonly DayOfBar[];
  readonly matchesToday: number;
  readonly live: number;
  /** The matches of today by sport. */
  readonly counts: MatchesBySport;
}

/** Returns the span of kick-offs of the football matches that may be in play. */
export function liveSpan(site: Site): Span {
  return spanUnderWay(firstSport, site.clock.now());
}

/** Returns the day whose matches are listed. */
export function dayOf(site: Site, address: Pick<HomeAddress, 'date' | 'utc'>): LocalDay {
  return address.date ?? localDayOf(site.clock.now(), zoneOf(site, address));
}

/** Returns the span of the day that is listed, or of the matches being played. */
export function spanOfList(site: Site, address: Pick<HomeAddress, 'tab' | 'date' | 'utc'>): Span {
  return address.tab === 'live' ? liveSpan(site) : spanOf(dayOf(site, address), zoneOf(site, address));
}

/** Returns the bar of days and the counts in the tabs; lets the page expire at midnight. */
export async function loadHomeDays(site: Site, address: HomeAddress): Promise<HomeDays> {
  const zone = zoneOf(site, address);
  const today = localDayOf(site.clock.now(), zone);
  const day = dayOf(site, address);
  const week = dayBarOf(day, zone);
  const ofToday = week.find((shown) => shown.day === today) ?? spanOf(today, zone);
  const now = liveSpan(site);
  const [{ inSpans, live }, counts] = await Promise.all([
    countMatches(site.db, firstSport, [...week, ofToday], now),
    countMatchesBySport(site.db, ofToday),
  ]);
  for (const span of [...week, ofToday, now]) site.page.dependOn(...topicsOfSpan(span));
  site.page.freshUntil(ofToday.to);
  return {
    today,
    day,
    week: week.map((shown, index) => ({ day: shown.day, count: inSpans[index] as number })),
    matchesToday: inSpans[week.length] as number,
    live,
    counts,
  };
}
