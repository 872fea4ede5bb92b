import type { Site } from '#app/site-context.server.ts';
import type { Topic } from '#data/commands/changes/record-changes.ts';
import { countLiveMatches } from '#data/queries/home/count-live-matches.ts';
import { countMatchesInSpans, type Span } from '#data/queries/home/count-matches-in-spans.ts';
import { addDays, type LocalDay, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { offsetZone } from '#domain/time/offset-zone.ts';
import type { HomeAddress } from './home-address.ts';

/** The days around the one that is shown, and how many matches each has. */
export interface HomeDays {
  readonly today: LocalDay;
  readonly day: LocalDay;
  readonly week: readonly { readonly day: LocalDay; readonly matches: number }[];
  readonly matchesToday: number;
  readonly live: number;
}

/** Where a list of matches begins and ends, and the language of its names. */
export interface HomeSpan extends Span {
  readonly zone: string;
}

/** A match that began longer ago than this is not being played, whatever a silent feed left behind. */
const longestMatchMs = 6 * 3_600_000;
const hourMs = 3_600_000;

export function liveSpan(site: Site): Span {
  const now = site.clock.now().getTime();
  return { from: new Date(now - longestMatchMs), to: new Date(now + hourMs) };
}

export function zoneOf(site: Site, address: HomeAddress): string {
  return address.utc === undefined ? site.words.locale.zone : offsetZone(address.utc);
}

/** From the beginning of a day to the end of the last of so many days. */
export function spanOf(day: LocalDay, zone: string, days = 1): Span {
  return { from: momentOf(day, '00:00', zone), to: momentOf(addDays(day, days), '00:00', zone) };
}

/** The UTC days that a span touches, as topics on which a page may rest. */
export function topicsOfSpan({ from, to }: Span): Topic[] {
  const topics: Topic[] = [];
  const last = new Date(to.getTime() - 1);
  for (let day = localDayOf(from, 'UTC'); day <= localDayOf(last, 'UTC'); day = addDays(day, 1)) topics.push(`day:${day}`);
  return topics;
}

/** The bar of days and the counts in the tabs; notes that the page is right until midnight. */
export async function loadHomeDays(site: Site, address: HomeAddress): Promise<HomeDays> {
  const zone = zoneOf(site, address);
  const today = localDayOf(site.clock.now(), zone);
  const day = address.date ?? today;
  const week = [-3, -2, -1, 0, 1, 2, 3].map((away) => addDays(day, away));
  const spans = [...week, today].map((shown) => spanOf(shown, zone));
  const now = liveSpan(site);
  const [counts, live] = await Promise.all([countMatchesInSpans(site.db, spans), countLiveMatches(site.db, now.from, now.to)]);
  for (const span of [...spans, now]) site.page.dependOn(...topicsOfSpan(span));
  site.page.freshUntil(momentOf(addDays(today, 1), '00:00', zone));
  return {
    today,
    day,
    week: week.map((shown, index) => ({ day: shown, matches: counts[index] as number })),
    matchesToday: counts[week.length] as number,
    live,
  };
}
