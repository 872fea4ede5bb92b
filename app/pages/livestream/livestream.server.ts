import type { DayOfBar } from '#app/components/page/date-bar.tsx';
import { dayBarOf, spanOf, topicsOfSpan } from '#app/day/day-span.server.ts';
import { zoneOf } from '#app/day/zone-of.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { countMatchesToWatch } from '#data/queries/broadcasts/count-matches-to-watch.ts';
import { type CountryBroadcast, listBroadcastsInCountry } from '#data/queries/broadcasts/list-broadcasts-in-country.ts';
import { listMatchesToWatch } from '#data/queries/broadcasts/list-matches-to-watch.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { type CoveredCountry, countriesOfLanguage } from '#domain/broadcast/covered-countries.ts';
import { addDays, type LocalDay, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { type LivestreamAddress, maxPages } from './livestream.address.ts';
import { type ShownCompetition, toShownCompetitions } from './shown-competitions.ts';
import { toBroadcastEvents } from './to-broadcast-events.ts';

export interface LivestreamView {
  readonly address: LivestreamAddress;
  readonly heading: string;
  readonly country: CoveredCountry;
  readonly today: LocalDay;
  readonly day: LocalDay;
  readonly week: readonly DayOfBar[];
  readonly competitions: readonly ShownCompetition[];
  readonly hasMore: boolean;
  /** False when nothing is known about the country on this day. */
  readonly hasRights: boolean;
  /** The day of the last review of the broadcasts shown, the oldest of them; undefined when none are shown, and for invented ones. */
  readonly reviewedOn: LocalDay | undefined;
  readonly demonstration: boolean;
  readonly events: readonly Record<string, unknown>[];
}

const matchesPerPage = 150;

/** Returns the matches of a day that can be watched in a country, with their broadcasts. */
export async function loadLivestream(site: Site, address: LivestreamAddress): Promise<LivestreamView> {
  const { locale } = site.words;
  const zone = zoneOf(site, address);
  const today = localDayOf(site.clock.now(), zone);
  const day = address.date ?? today;
  const country = address.country ?? countriesOfLanguage[locale.tag][0];
  const span = spanOf(day, zone);
  site.page.dependOn('catalogue', ...topicsOfSpan(span));
  site.page.freshUntil(momentOf(addDays(today, 1), '00:00', zone));
  const week = dayBarOf(day, zone);
  const [counts, { broadcasts, competitions, hasMore }] = await Promise.all([
    countMatchesToWatch(site.db, { country, today, days: week }),
    readCompetitions(site, { country, day, today, span, limit: address.more * matchesPerPage }),
  ]);
  const { demonstration } = site;
  return {
    address,
    heading: headingOf(site, { country, day, today }),
    country,
    today,
    day,
    week: week.map((listed, index) => ({ day: listed.day, count: counts[index] as number })),
    competitions,
    hasMore,
    hasRights: broadcasts.length > 0,
    reviewedOn: demonstration ? undefined : oldestReview(broadcasts),
    demonstration,
    events: toBroadcastEvents(competitions, {
      country,
      named: (match) => site.words.t('match.versus', { home: match.homeName, away: match.awayName }),
      absolute: (path) => site.absolute(locale, path),
    }),
  };
}

async function readCompetitions(
  { db, words: { locale } }: Site,
  { country, day, today, span, limit }: Shown & { span: Span; limit: number },
) {
  const broadcasts = await listBroadcastsInCountry(db, { country, day, today });
  const tournamentIds = [...new Set(broadcasts.map(({ tournamentId }) => tournamentId))];
  const matches =
    tournamentIds.length === 0 ? [] : await listMatchesToWatch(db, { ...span, tournamentIds, limit: limit + 1, locale: locale.tag });
  const competitions = toShownCompetitions(matches.slice(0, limit), broadcasts);
  const shown = new Set(competitions.map(({ id }) => id));
  return {
    broadcasts: competitions.length === 0 ? broadcasts : broadcasts.filter(({ tournamentId }) => shown.has(tournamentId)),
    competitions,
    hasMore: matches.length > limit && limit < maxPages * matchesPerPage,
  };
}

function oldestReview(broadcasts: readonly CountryBroadcast[]): LocalDay | undefined {
  return broadcasts.map(({ reviewedOn }) => reviewedOn).sort()[0] as LocalDay | undefined;
}

interface Shown {
  readonly country: CoveredCountry;
  readonly day: LocalDay;
  readonly today: LocalDay;
}

function headingOf({ words: { t, format } }: Site, { country, day, today }: Shown): string {
  const named = { country: format.region(country) };
  return day === today ? t('watch.title', named) : t('watch.titleOfDay', { ...named, day: format.longDay(format.noonOf(day), 'UTC') });
}
