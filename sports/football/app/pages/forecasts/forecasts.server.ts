import type { DayOfBar } from '#app/components/date-bar.tsx';
import { dayBarOf, spanOf, topicsOfSpan, utcDaysOf } from '#app/day-span.server.ts';
import type { Site } from '#app/site-context.server.ts';
import { countMatches } from '#data/queries/home/count-matches.ts';
import { type DayTournament, listDayTournaments } from '#data/queries/home/list-day-tournaments.ts';
import { phaseOfMatch } from '#domain/match/match-phase.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { offsetZone } from '#domain/time/offset-zone.ts';
import { listDayForecasts } from '../../../data/queries/forecast/list-day-forecasts.ts';
import { listForecastMoves } from '../../../data/queries/forecast/list-forecast-moves.ts';
import { type ForecastRow, toForecastRow } from './forecast-row.ts';
import type { ForecastsAddress } from './forecasts.address.ts';
import { sortForecasts } from './sort-forecasts.ts';

export interface ForecastsView {
  readonly address: ForecastsAddress;
  readonly heading: string;
  readonly today: LocalDay;
  readonly day: LocalDay;
  readonly week: readonly DayOfBar[];
  /** The UTC days whose matches the page follows: none of days that are long over. */
  readonly liveDays: readonly LocalDay[];
  /** The competitions of the day, the most important first. */
  readonly tournaments: readonly DayTournament[];
  /** Matches of the day, and those of them with a tip, before anything is filtered. */
  readonly ofDay: number;
  readonly tipped: number;
  /** Matches to come that the filters leave, those on further pages too; of a day that is over all matches. */
  readonly found: number;
  readonly rows: readonly ForecastRow[];
  /** Matches that are being played, and those that are over, where others are listed before them. */
  readonly inPlay: ListedRows;
  readonly finished: ListedRows;
}

/** Matches of a table, as many as a page shows, and how many there are. */
export interface ListedRows {
  readonly rows: readonly ForecastRow[];
  readonly found: number;
}

const matchesPerPage = 100;

/** Reads the forecasts of the day that the address names, and how many matches the days around it have. */
export async function loadForecasts(site: Site, address: ForecastsAddress): Promise<ForecastsView> {
  const { words, db } = site;
  const zone = address.utc === undefined ? words.locale.zone : offsetZone(address.utc);
  const now = site.clock.now();
  const today = localDayOf(now, zone);
  const day = address.date ?? today;
  const span = spanOf(day, zone);
  const week = dayBarOf(day, zone);
  site.page.dependOn('tips', 'catalogue', ...week.flatMap(topicsOfSpan));
  site.page.freshUntil(spanOf(today, zone).to);
  const [{ inSpans }, matches, tournaments] = await Promise.all([
    countMatches(db, 'football', week, span),
    listDayForecasts(db, { ...span, locale: words.locale.tag }),
    listDayTournaments(db, { ...span, women: false, liveOnly: false }),
  ]);
  const found = matches.filter(
    ({ tournamentId, tipped }) => (address.league === undefined || tournamentId === address.league) && (!address.tip || tipped.length > 0),
  );
  const moves = await listForecastMoves(
    db,
    found.map(({ id }) => id),
  );
  const rows = sortForecasts(
    found.map((match) => toForecastRow(match, moves.get(match.id))),
    address,
    words.format.compare,
  );
  const phases = Map.groupBy(rows, (row) => (day < today ? 'to-come' : phaseOfMatch(row, now)));
  const first = (listed: readonly ForecastRow[] = []) => ({ rows: listed.slice(0, address.more * matchesPerPage), found: listed.length });
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
    tipped: matches.filter(({ tipped }) => tipped.length > 0).length,
    ...first(phases.get('to-come')),
    inPlay: first(phases.get('live')),
    finished: first(phases.get('over')),
  };
}

function headingOf({ words: { t, format } }: Site, day: LocalDay, today: LocalDay): string {
  return day === today ? t('forecasts.titleToday') : t('forecasts.titleOfDay', { day: format.longDay(format.noonOf(day), 'UTC') });
}
