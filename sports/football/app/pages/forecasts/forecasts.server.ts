import type { DayOfBar } from '#app/components/page/date-bar.tsx';
import { dayBarOf, spanOf, topicsOfSpan, utcDaysOf } from '#app/day/day-span.server.ts';
import { zoneOf } from '#app/day/zone-of.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listHeadlineForecasts } from '#data/queries/forecast/list-headline-forecasts.ts';
import { countMatches } from '#data/queries/home/count-matches.ts';
import { type DayTournament, listDayTournaments } from '#data/queries/home/list-day-tournaments.ts';
import { type MatchPhase, phaseOfMatch } from '#domain/match/match-phase.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import {
  type DayMatch,
  listDayMatches,
  listForecastMatches,
  listRowNames,
  listTippedBets,
} from '../../../data/queries/forecast/list-day-matches.ts';
import { listForecastMoves } from '../../../data/queries/forecast/list-forecast-moves.ts';
import { type ForecastRow, toRowForecast } from './forecast-row.ts';
import type { ForecastsAddress } from './forecasts.address.ts';
import { isByFigure, sortForecasts } from './sort-forecasts.ts';

export interface ForecastsView {
  readonly address: ForecastsAddress;
  readonly heading: string;
  readonly today: LocalDay;
  readonly day: LocalDay;
  readonly week: readonly DayOfBar[];
  /** The UTC days whose matches the page follows live: none once a day is long over. */
  readonly liveDays: readonly LocalDay[];
  /** The competitions of the day, the most important first. */
  readonly tournaments: readonly DayTournament[];
  /** The number of matches of the day, before anything is filtered; below it the number of those with a tip. */
  readonly ofDay: number;
  readonly tipped: number;
  /** The number of filtered matches to come, on all pages; of a day that is over, all filtered matches. */
  readonly found: number;
  readonly rows: readonly ForecastRow[];
  /** Matches in play, and then finished ones, when matches to come are listed before them. */
  readonly inPlay: ListedRows;
  readonly finished: ListedRows;
}

/** Matches of a table, as many as a page shows, and their total number. */
export interface ListedRows {
  readonly rows: readonly ForecastRow[];
  readonly found: number;
}

const matchesPerPage = 100;

/** Returns the forecasts of the requested day, and the number of matches on each of the days around it. */
export async function loadForecasts(site: Site, address: ForecastsAddress): Promise<ForecastsView> {
  const { words, db } = site;
  const zone = zoneOf(site, address);
  const now = site.clock.now();
  const today = localDayOf(now, zone);
  const day = address.date ?? today;
  const span = spanOf(day, zone);
  const week = dayBarOf(day, zone);
  site.page.dependOn('tips', 'catalogue', ...week.flatMap(topicsOfSpan));
  site.page.freshUntil(spanOf(today, zone).to);
  const [{ inSpans }, matches, tipped, tournaments] = await Promise.all([
    countMatches(db, 'football', week, span),
    listDayMatches(db, span),
    listTippedBets(db, span),
    listDayTournaments(db, { ...span, women: false, liveOnly: false }),
  ]);
  const found = matches.filter(
    ({ id, tournamentId }) => (address.league === undefined || tournamentId === address.league) && (!address.tip || tipped.has(id)),
  );
  const ids = found.map(({ id }) => id);
  const homeIds = [...new Set(found.map(({ homeId }) => homeId))];
  const homeNames = address.sort === 'match' ? await listRowNames(db, homeIds, words.locale.tag) : undefined;
  const forecasts = isByFigure(address.sort) ? await listHeadlineForecasts(db, ids) : undefined;
  const moves = address.sort === 'moved' ? await listForecastMoves(db, ids) : undefined;
  const rows = sortForecasts(
    found.map((match) => ({
      ...match,
      homeName: homeNames?.get(match.homeId) ?? '',
      forecast: toRowForecast(forecasts?.get(match.id), moves?.get(match.id)),
    })),
    address,
    words.format.compare,
  );
  const phases = Map.groupBy(rows, (row) => (day < today ? 'to-come' : phaseOfMatch(row, now)));
  const first = async (phase: MatchPhase): Promise<ListedRows> => {
    const ofPhase = phases.get(phase) ?? [];
    return { rows: await readRows(site, ofPhase.slice(0, address.more * matchesPerPage), tipped), found: ofPhase.length };
  };
  const [toCome, inPlay, finished] = await Promise.all([first('to-come'), first('live'), first('over')]);
  // With a kick-off a match is no longer to come.
  for (const { kickoffUtc, kickoffKnown } of phases.get('to-come') ?? [])
    if (kickoffKnown && kickoffUtc > now) site.page.freshUntil(kickoffUtc);
  return {
    address,
    heading: headingOf(site, day, today),
    today,
    day,
    week: week.map((listed, index) => ({ day: listed.day, count: inSpans[index] as number })),
    liveDays: day < addDays(today, -1) ? [] : utcDaysOf(span),
    tournaments,
    ofDay: matches.length,
    tipped: matches.filter(({ id }) => tipped.has(id)).length,
    ...toCome,
    inPlay,
    finished,
  };
}

/** Returns the rows shown on a page; only these need clubs, a timeline and figures, unless the table is sorted by one of them. */
async function readRows(
  { db, words }: Site,
  shown: readonly DayMatch[],
  tipped: ReadonlyMap<number, ForecastRow['tipped']>,
): Promise<ForecastRow[]> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const [rows, forecasts, moves] = await Promise.all([
    listForecastMatches(db, ids, words.locale.tag),
    listHeadlineForecasts(db, ids),
    listForecastMoves(db, ids),
  ]);
  return shown.flatMap((match) => {
    const row = rows.get(match.id);
    if (row === undefined) return [];
    const { tournamentId, kickoffUtc, kickoffKnown, status } = match;
    return [
      {
        tournamentId,
        kickoffUtc,
        kickoffKnown,
        status,
        ...row,
        forecast: toRowForecast(forecasts.get(match.id), moves.get(match.id)),
        tipped: tipped.get(match.id) ?? [],
      },
    ];
  });
}

function headingOf({ words: { t, format } }: Site, day: LocalDay, today: LocalDay): string {
  return day === today ? t('forecasts.titleToday') : t('forecasts.titleOfDay', { day: format.longDay(format.noonOf(day), 'UTC') });
}
