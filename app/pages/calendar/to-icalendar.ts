import createCalendar, { escape as escapeText, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { groundAndTown } from '#app/i18n/names/place-names.server.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { textsOf } from '#app/sports/texts-of-sports.server.ts';
import type { CalendarMatch, CalendarPrediction } from '#data/queries/calendar/list-calendar-matches.ts';
import type { Sport } from '#domain/sports/sport.ts';

export interface MatchCalendar {
  readonly siteName: string;
  readonly name: string;
  /** A sentence on what is missing from the calendar, and why; undefined when nothing is. */
  readonly description?: string | undefined;
  /** The absolute address of the page whose matches these are. */
  readonly page: string;
  /** The host of the site, the same in every language; the identifiers of the events end with it. */
  readonly host: string;
  readonly words: Words;
  readonly matches: readonly CalendarMatch[];
  /** Returns the absolute address of a shared path in the calendar's language. */
  absolute(path: string): string;
}

/** Interval at which calendar programs are to refresh, in seconds. */
const refreshSeconds = 3_600;
const durationMs = 2 * 3_600_000;
const sequenceFrom = Date.UTC(2020, 0, 1);

/** Returns matches as an iCalendar object (RFC 5545). Its text depends only on the arguments, so that an unchanged calendar gives the same text. */
export function toICalendar({ siteName, name, description, page, host, words, matches, absolute }: MatchCalendar): string {
  const calendar = createCalendar({
    prodId: { company: siteName, product: 'Matches', language: words.locale.tag },
    // The library writes the name of a calendar as it is given.
    name: escapeText(name, false),
    ...(description === undefined ? {} : { description: escapeText(description, false) }),
    url: page,
    ttl: refreshSeconds,
  });
  for (const match of matches) calendar.createEvent(eventOf(match, { host, words, absolute }));
  return `${calendar.toString()}\r\n`;
}

function eventOf(match: CalendarMatch, { host, words, absolute }: Pick<MatchCalendar, 'host' | 'words' | 'absolute'>): ICalEventData {
  const isOff = match.status === 'cancelled' || match.status === 'postponed';
  const place = groundAndTown(words.locale.tag, { ground: match.venueName, town: match.venueTown });
  return {
    id: `match-${match.id}@${host}`,
    stamp: match.updatedAt,
    lastModified: match.updatedAt,
    // Every change of a match or its prediction sets its time of change, by which a calendar program finds the newer of two versions.
    sequence: Math.max(0, Math.floor((match.updatedAt.getTime() - sequenceFrom) / 1_000)),
    start: match.kickoffUtc,
    ...(match.kickoffKnown ? { end: new Date(match.kickoffUtc.getTime() + durationMs) } : { allDay: true }),
    summary: textsOf<Sport>(match.sport).summary(match, words),
    description: descriptionOf(match, words),
    url: absolute(matchPath(match.sport, match.slug)),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(place !== '' && { location: place }),
  };
}

/** Returns competition and round and, on a second line, the prediction, with its outcome once decided. */
function descriptionOf(match: CalendarMatch, words: Words): string {
  const place = [words.format.competition(match.tournamentName), textsOf<Sport>(match.sport).round(match, words.t)];
  const isOff = match.status === 'cancelled' || match.status === 'postponed';
  const predicted = match.prediction === null || isOff ? [] : [predictionOf(match.prediction, match, words)];
  return [place.filter((part) => part !== '').join(', '), ...predicted].join('\n');
}

function predictionOf(
  { result, chance, home, away, outcome }: CalendarPrediction,
  { homeName, awayName }: CalendarMatch,
  { t, format }: Words,
): string {
  const said = { home: homeName, draw: t('odds.draw'), away: awayName }[result];
  const became = outcome === null ? '' : ` (${t(`predictions.outcomes.${outcome}`)})`;
  const score = home === null || away === null ? '' : `. ${t('push.likeliestScore', { score: format.score({ home, away }) })}`;
  return `${t('predictions.oneName')}: ${said} ${format.percent(chance)}${became}${score}`;
}
