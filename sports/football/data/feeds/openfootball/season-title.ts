import { Refusal } from './refusal.ts';
import type { TournamentFacts } from './tournament-facts.ts';

/** The parts of a heading such as "English Premier League 2023/24". */
export interface SeasonTitle {
  readonly title: string;
  readonly firstYear: number;
  /** True for "2023/24", false for "2024". */
  readonly overTwoYears: boolean;
}

const titlePattern = /^(?<title>\S.*?)\s+(?<first>(?:18|19|20)\d{2})(?:[/-](?<second>\d{4}|\d{2}))?$/;

/** Returns the parts of "English Premier League 2023/24" or "Major League Soccer 2024"; undefined when the text does not end in a season. */
export function parseSeasonTitle(text: string): SeasonTitle | undefined {
  const groups = titlePattern.exec(text.trim())?.groups;
  if (groups?.title === undefined) return undefined;
  const firstYear = Number(groups.first);
  const second = groups.second;
  if (second !== undefined && Number(second) % 100 !== (firstYear + 1) % 100) return undefined;
  return { title: groups.title, firstYear, overTwoYears: second !== undefined };
}

/** Returns the season in the site's spelling, "2023-24" or "2024"; a refusal when its length is not the competition's. */
export function seasonOf(title: SeasonTitle, facts: TournamentFacts): string | Refusal {
  const { firstYear, overTwoYears } = title;
  const written = overTwoYears ? `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}` : String(firstYear);
  if (overTwoYears !== (facts.seasonKind === 'autumn-spring')) return new Refusal('inconsistent', 'season', written);
  return written;
}

/**
 * Returns the zone of a file's kick-offs: the competition's own, but Central European Time in the files of
 * UEFA's competitions (18.45 and 21.00 wherever the ground is).
 */
export function zoneOfTimes(title: SeasonTitle, facts: TournamentFacts): string {
  return title.title.startsWith('UEFA ') ? 'Europe/Zurich' : facts.zone;
}
