import { kickoffMoment } from '#domain/match/kickoff.ts';
import { readTextMatchFile } from '#sports/football/data/feeds/openfootball/text-match-file.ts';
import type { PlacedMatch } from '#sports/football/data/feeds/openfootball/two-legs.ts';
import type { NamedMatch, ReadResults } from './named-match.ts';

/** Reads results of a Football.TXT file with the stages that its headings name. */
export function readResultText(source: string, text: string, overTwoYears: boolean): ReadResults {
  const seasonKind = overTwoYears ? 'autumn-spring' : 'calendar-year';
  const contents = readTextMatchFile(source, text, () => ({ id: 'results', zone: 'UTC', seasonKind }));
  const problems = contents.problems
    .filter(({ loses }) => loses !== undefined)
    .map(({ row, code, value = '' }) => `${source}, row ${row}: ${code} "${value}"`);
  return { matches: contents.parts.flatMap(({ placed }) => placed.map(namedMatch)), problems };
}

function namedMatch({ match }: PlacedMatch): NamedMatch {
  const counts = match.status === 'finished' || match.status === 'awarded';
  return {
    home: match.home.name,
    away: match.away.name,
    kickoffUtc: kickoffMoment(match.kickoff),
    goals: counts ? (match.score?.fullTime ?? match.score?.current ?? null) : null,
    round: match.round?.stage ?? null,
    part: match.round?.part ?? null,
    group: match.round?.group ?? null,
  };
}
