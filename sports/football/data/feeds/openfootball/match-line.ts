import { Refusal } from './refusal.ts';
import { parseScoreText, type ScoreParts, scoreSource } from './score-text.ts';

/** The parts of a match line of Football.TXT. */
export interface MatchLine {
  /** Two figures, a colon, two figures, not yet known to be a time of day; undefined when the column is blank. */
  readonly time?: string;
  readonly home: string;
  readonly away: string;
  readonly score?: ScoreParts;
  /** The text in brackets at the end, such as "awarded" or "postponed". */
  readonly note?: string;
  readonly venue?: { readonly name: string; readonly town: string };
}

const timePattern = /^(?<hour>\d{1,2})[.:](?<minute>\d{2})(?:\s+|$)/;
const notePattern = /\s+\[(?<note>[^\][]*)\]$/;
const venuePattern = /\s+@\s+(?<name>[^,@]+),\s*(?<town>[^,@]+)$/;
const versusPattern = new RegExp(String.raw`^(?<home>\S.*?)\s+vs?\.?\s+(?<away>\S.*?)(?:\s+(?<score>${scoreSource}))?$`);
const betweenPattern = new RegExp(String.raw`^(?<home>\S.*?)\s+(?<score>${scoreSource})\s+(?<away>\S.*)$`);
const dashPattern = /^(?<home>\S.*?)\s{2,}-\s{2,}(?<away>\S.*)$/;
const looksLikeMatch = /\svs?\.?\s|\s{2}-\s{2}|\s\d{1,3}-\d|\s\d{1,3}-$/;
/* What no club's name holds: two blanks, or remains of a score. */
const remains = /\s{2}|(?:^|\s)\d+-|\(\s*\d|[@[\]]/;

/**
 * Returns the match of " 20.00 Burnley FC 0-3 (0-2) Manchester City FC", or " 20.00 Burnley FC v Manchester City FC 0-3 (0-2)", or the latter without
 * a score. Undefined when the line does not look like a match; refuses a match it cannot read.
 */
export function parseMatchLine(line: string): MatchLine | Refusal | undefined {
  if (!looksLikeMatch.test(line)) return undefined;
  const time = timePattern.exec(line);
  const timed = time === null ? line : line.slice(time[0].length);
  const note = notePattern.exec(timed);
  const unnoted = note === null ? timed : timed.slice(0, note.index);
  const venue = venuePattern.exec(unnoted);
  const text = (venue === null ? unnoted : unnoted.slice(0, venue.index)).trimEnd();
  const groups = (versusPattern.exec(text) ?? betweenPattern.exec(text) ?? dashPattern.exec(text))?.groups;
  const home = groups?.home;
  const away = groups?.away;
  if (home === undefined || away === undefined) return new Refusal('not-this-format', undefined, line);
  if (remains.test(home) || remains.test(away)) return new Refusal('bad-score', 'score', text);
  const score = groups?.score === undefined ? undefined : parseScoreText(groups.score);
  if (score instanceof Refusal) return score;
  return {
    ...(time === null ? {} : { time: `${(time.groups?.hour ?? '').padStart(2, '0')}:${time.groups?.minute ?? ''}` }),
    home,
    away,
    ...(score === undefined ? {} : { score }),
    ...(note?.groups?.note === undefined ? {} : { note: note.groups.note.trim() }),
    ...venueOf(venue?.groups),
  };
}

function venueOf(groups: Record<string, string> | undefined): Pick<MatchLine, 'venue'> {
  if (groups?.name === undefined || groups.town === undefined) return {};
  return { venue: { name: groups.name.trim(), town: groups.town.trim() } };
}

/** Returns true for a time of day, `HH:MM`. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}
