import createCalendar, { escape as escapeText, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { roundName } from '#app/components/round-name.ts';
import type { Words } from '#app/i18n/create-words.ts';
import { groundAndTown } from '#app/i18n/names/place-names.server.ts';
import { pairingWords } from '#app/i18n/sports/words-of-sports.ts';
import { matchPath } from '#app/pages/court-match/match-path.address.ts';
import { textsOf } from '#app/sports/texts-of-sports.server.ts';
import type { CalendarMatch } from '#data/queries/calendar/list-calendar-matches.ts';
import { inNamedOrder } from '#domain/sports/rules-of-sports.ts';
import type { CourtSport } from '#domain/sports/sport.ts';

export interface MatchCalendar {
  readonly siteName: string;
  readonly name: string;
  /** The absolute address of the page whose matches these are. */
  readonly page: string;
  /** The host of the site, the same in every language: the identifiers of the events end with it. */
  readonly host: string;
  readonly words: Words;
  readonly matches: readonly CalendarMatch[];
  /** Returns the absolute address of a shared path in the calendar's language. */
  absolute(path: string): string;
}

/** The interval at which calendar programs are asked to look again. */
const refreshSeconds = 3_600;
const durationMs = 2 * 3_600_000;
const sequenceFrom = Date.UTC(2020, 0, 1);

/**
 * Returns matches as an iCalendar object (RFC 5545). It follows from the matches alone, so that a calendar in which nothing changed is the
 * same text again.
 */
export function toICalendar({ siteName, name, page, host, words, matches, absolute }: MatchCalendar): string {
  const calendar = createCalendar({
    prodId: { company: siteName, product: 'Matches', language: words.locale.tag },
    // The library writes the name of a calendar as it is given.
    name: escapeText(name, false),
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
    // Whatever changes in a match sets its time of change, by which a calendar program tells the newer of two versions.
    sequence: Math.max(0, Math.floor((match.updatedAt.getTime() - sequenceFrom) / 1_000)),
    start: match.kickoffUtc,
    ...(match.kickoffKnown ? { end: new Date(match.kickoffUtc.getTime() + durationMs) } : { allDay: true }),
    summary: match.sport === 'football' ? summaryOf(match, words) : courtSummaryOf(match, words),
    description: [words.format.competition(match.tournamentName), roundOf(match, words.t)].filter((part) => part !== '').join(', '),
    url: absolute(matchPath(match.sport, match.slug)),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(place !== '' && { location: place }),
  };
}

/** Returns the match in a line: the clubs, with the score in between once it is over, and in front whatever became of it otherwise. */
function summaryOf(match: CalendarMatch, { t, format }: Words): string {
  const { homeName: home, awayName: away, status, homeGoals, awayGoals, penaltiesHome, penaltiesAway } = match;
  const hasScore = (status === 'finished' || status === 'awarded') && homeGoals !== null && awayGoals !== null;
  const shootOut =
    hasScore && penaltiesHome !== null && penaltiesAway !== null
      ? ` (${t('status.penaltiesShort')} ${format.score({ home: penaltiesHome, away: penaltiesAway })})`
      : '';
  const named = hasScore
    ? `${home} ${format.score({ home: homeGoals, away: awayGoals })} ${away}${shootOut}`
    : t('match.versus', { home, away });
  const isUsual = status === 'scheduled' || status === 'live' || status === 'finished';
  return isUsual ? named : `${t(`status.${status}`)}: ${named}`;
}

/** Returns the same of a match of tennis or basketball, the score behind: in tennis sets, in basketball points with the visiting club first. */
function courtSummaryOf({ sport, homeName, awayName, homeGoals, awayGoals, status }: CalendarMatch, { t, format }: Words): string {
  const isOver = status === 'finished' || status === 'awarded';
  const named = pairingWords(sport, { home: homeName, away: awayName }, t);
  if (isOver && homeGoals !== null && awayGoals !== null) {
    const [home, away] = inNamedOrder(sport, [homeGoals, awayGoals]);
    return `${named} ${format.score({ home, away })}`;
  }
  return isOver || status === 'scheduled' || status === 'live' ? named : `${t(`status.${status}`)}: ${named}`;
}

function roundOf(match: CalendarMatch, t: Words['t']): string {
  return match.sport === 'football' ? roundName(t, match) : textsOf<CourtSport>(match.sport).round(match, t);
}
