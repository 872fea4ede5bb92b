import type { DayOfBar } from '#app/components/page/date-bar.tsx';
import { dayBarOf, pointsOfSpan, spanOf, topicsOfSpan } from '#app/day/day-span.server.ts';
import { spanUnderWay } from '#app/day/under-way.server.ts';
import { zoneOf } from '#app/day/zone-of.ts';
import { loadFilling, type SiteFilling } from '#app/shell/filling/filling.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { matchNamed } from '#app/sports/texts-of-sports.server.ts';
import { countMatches, countMatchesBySport, type MatchesBySport, type Span } from '#data/queries/home/count-matches.ts';
import { listTwoSidedDay, listTwoSidedFavourites, type TwoSidedDayMatch } from '#data/queries/two-sided/list-two-sided-day.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import type { TwoSidedDayAddress } from './two-sided-day.address.ts';

export interface TwoSidedDayView {
  readonly sport: TwoSidedSport;
  readonly address: TwoSidedDayAddress;
  readonly today: LocalDay;
  readonly day: LocalDay;
  readonly week: readonly DayOfBar[];
  readonly matchesToday: number;
  readonly live: number;
  /** The matches of today by sport. */
  readonly counts: MatchesBySport;
  readonly matches: readonly TwoSidedDayMatch[];
  /** The progress of filling the site with data; undefined when it is complete. */
  readonly filling: SiteFilling | undefined;
}

const maxFavourites = 200;

/** Returns a function that loads the list of a sport; it lets the page expire at midnight. */
export function loadTwoSidedDay(sport: TwoSidedSport): (site: Site, address: TwoSidedDayAddress) => Promise<TwoSidedDayView> {
  return async (site, address) => {
    const zone = zoneOf(site, address);
    const now = site.clock.now();
    const today = localDayOf(now, zone);
    const day = address.date ?? today;
    const week = dayBarOf(day, zone);
    const ofToday = spanOf(today, zone);
    const underWay = spanUnderWay(sport, now);
    for (const span of [...week, ofToday, underWay]) site.page.dependOn(...topicsOfSpan(span));
    for (const span of [spanOf(day, zone), underWay]) site.page.dependOn(...pointsOfSpan(span, [sport]));
    site.page.dependOn('tips');
    site.page.freshUntil(ofToday.to);
    const [{ inSpans, live }, counts, matches, filling] = await Promise.all([
      countMatches(site.db, sport, [...week, ofToday], underWay),
      countMatchesBySport(site.db, ofToday),
      listMatches(site, sport, address, address.tab === 'live' ? underWay : spanOf(day, zone), today, zone),
      loadFilling(site),
    ]);
    return {
      sport,
      address,
      today,
      day,
      week: week.map((shown, index) => ({ day: shown.day, count: inSpans[index] as number })),
      matchesToday: inSpans[week.length] as number,
      live,
      counts,
      matches: matches.map((match) => matchNamed(match, site.words.locale.tag)),
      filling,
    };
  };
}

function listMatches(
  site: Site,
  sport: TwoSidedSport,
  address: TwoSidedDayAddress,
  span: Span,
  today: LocalDay,
  zone: string,
): Promise<TwoSidedDayMatch[]> {
  const locale = site.words.locale.tag;
  if (address.tab !== 'favorites') {
    return listTwoSidedDay(site.db, {
      sport,
      ...span,
      gender: address.gender,
      tipped: address.tip,
      liveOnly: address.tab === 'live',
      byTime: address.order === 'time',
      locale,
    });
  }
  const idsOf = (kind: 'm' | 't' | 'c') => address.ids.flatMap((key) => (key.kind === kind ? key.id : []));
  return listTwoSidedFavourites(site.db, {
    sport,
    matchIds: idsOf('m'),
    sideIds: idsOf('t'),
    tournamentIds: idsOf('c'),
    ...spanOf(addDays(today, -1), zone, 9),
    limit: maxFavourites,
    locale,
  });
}
