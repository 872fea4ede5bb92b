import { pointsOfSpan, spanOf, topicsOfSpan } from '#app/day/day-span.server.ts';
import { spanUnderWay } from '#app/day/under-way.server.ts';
import { zoneOf } from '#app/day/zone-of.ts';
import { defineResource } from '#app/document/resource.ts';
import type { ListCountsAnswer } from '#app/elements/lists/list-counts-answer.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { countLiveByTournament, type LiveTournament } from '#data/queries/home/count-live-by-tournament.ts';
import { countMatches, countMatchesBySport } from '#data/queries/home/count-matches.ts';
import { countTipsInSpans } from '#data/queries/ledger/count-tips-in-spans.ts';
import { sports } from '#domain/sports/sport.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { listCountsAddress } from './list-counts.address.ts';

/**
 * Current counts with which an open page replaces those that it was rendered with: one small answer for every list of a language, made once for
 * all requests.
 */
export const listCountsResource = defineResource(
  listCountsAddress,
  async (site, { utc }) => Response.json(await readListCounts(site, utc)),
  {
    isSmall: true,
  },
);

async function readListCounts(site: Site, utc: number | undefined): Promise<ListCountsAnswer> {
  const { db, clock, page, words, liveSequence } = site;
  const { t, format } = words;
  const now = clock.now();
  const zone = zoneOf(site, { utc });
  const spans = [zone, words.locale.zone].map((of) => spanOf(localDayOf(now, of), of));
  const [today, ofLanguage] = spans as [(typeof spans)[0], (typeof spans)[0]];
  const underWay = sports.map((sport) => spanUnderWay(sport, now));
  page.dependOn('tips', ...[...spans, ...underWay].flatMap(topicsOfSpan), ...underWay.flatMap((span) => pointsOfSpan(span)));
  page.freshUntil(new Date(Math.min(today.to.getTime(), ofLanguage.to.getTime())));
  const [ofDay, live, ofTournaments, [tips = 0, allTips = 0]] = await Promise.all([
    countMatchesBySport(db, today),
    Promise.all(sports.map(async (sport, at) => (await countMatches(db, sport, [], underWay[at] as (typeof underWay)[0])).live)),
    countLiveByTournament(db, underWay[0] as (typeof underWay)[0]),
    countTipsInSpans(db, spans),
  ]);
  const figure = (count: number) => [count, format.integer(count)] as const;
  return {
    after: liveSequence,
    counts: {
      ...Object.fromEntries(sports.map((sport) => [`day-${sport}`, figure(ofDay[sport] ?? 0)])),
      ...Object.fromEntries(sports.map((sport, at) => [`live-${sport}`, figure(live[at] ?? 0)])),
      ...Object.fromEntries(ofTournaments.map(({ id, live: count }) => [`live-c${id}`, figure(count)])),
      ...Object.fromEntries([...liveByCountry(ofTournaments)].map(([slug, count]) => [`live-in-${slug}`, figure(count)])),
      tips: [tips, t('tips.today', { count: tips })],
      'all-tips': [allTips, t('tips.allOf', { count: allTips })],
    },
  };
}

/** Returns the number of live matches by the slug of the country, as lists show them without a chosen level. */
function liveByCountry(tournaments: readonly LiveTournament[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { countrySlug, isSenior, live } of tournaments) if (isSenior) counts.set(countrySlug, (counts.get(countrySlug) ?? 0) + live);
  return counts;
}
