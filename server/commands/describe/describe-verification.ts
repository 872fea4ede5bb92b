import type { IngestReport } from '#jobs/ingest-batches.ts';
import type { Disagreement, SeasonComparison } from '#jobs/verify/compare-scores.ts';
import type { Verification } from '#jobs/verify/verify-feeds.ts';

/** The size of the development data; a file that no longer loads is noticed here first. */
const expected = { seasonFiles: 180, seasonResults: 66_428, sharedSeasons: 33 };

/** Returns the result of a verification for a terminal: what was compared, and the failures. */
export function describeVerification(found: Verification): { lines: string[]; failures: string[] } {
  const { seasons } = found;
  const sum = (count: (season: SeasonComparison) => number) => seasons.reduce((total, season) => total + count(season), 0);
  const lines = [
    ...describeImport('football-data', found.footballData),
    ...describeImport('openfootball', found.openfootball),
    `Season files of football-data: ${found.seasonFiles} with ${found.seasonResults} results`,
    `Final tables: ${found.tables} compared with the published ones, after each import, ${found.tableDifferences.length} differences`,
    `Scores: ${seasons.length} seasons in both sources, ${sum(({ fullTimes }) => fullTimes)} full-time and ${sum(({ halfTimes }) => halfTimes)} half-time scores compared, ` +
      `${found.disagreements.length} disagree, ${found.disagreements.length - found.unreviewed.length} of them reviewed`,
    ...seasons
      .filter(({ onlyFootballData, onlyOpenfootball }) => onlyFootballData + onlyOpenfootball > 0)
      .map(
        ({ tournament, season, ...only }) =>
          `  ${tournament} ${season}: ${only.onlyFootballData} matches only in football-data, ${only.onlyOpenfootball} only in openfootball`,
      ),
  ];
  const failures = [
    ...countFailure('season files', found.seasonFiles, expected.seasonFiles),
    ...countFailure('results in season files', found.seasonResults, expected.seasonResults),
    ...countFailure('seasons in both sources', seasons.length, expected.sharedSeasons),
    ...found.unreadable.map(({ code, source, row, field, value }) => {
      const place = [source, row === undefined ? undefined : `row ${row}`, field].filter((part) => part !== undefined).join(', ');
      return `${code}: ${value === undefined ? '' : `"${value}" in `}${place}`;
    }),
    ...found.tableDifferences.map(
      ({ tournament, season, what, subject, computed, published, sources }) =>
        `table from ${sources === 1 ? 'football-data alone' : 'both sources'}: ${tournament} ${season}, ${what} of ${subject}: ${computed} computed, ${published} published`,
    ),
    ...found.unreviewed.map((disagreement) => `score: ${describeDisagreement(disagreement)}`),
    ...found.outdated.map((entry) => `reviewed disagreement that no longer occurs: ${describeDisagreement(entry)}`),
  ];
  return { lines, failures };
}

function countFailure(what: string, read: number, wanted: number): string[] {
  return read === wanted ? [] : [`${what}: ${read} read, ${wanted} expected`];
}

function describeImport(feed: string, { counts, problems }: IngestReport): string[] {
  const byCode = Map.groupBy(problems, ({ code }) => code);
  const listed = [...byCode]
    .map(([code, { length }]) => `${length} ${code}`)
    .sort()
    .join(', ');
  return [
    `${feed}: ${counts.rows} rows, ${counts.matches} matches (${counts.newMatches} new), ${counts.quotes} quotes; problems: ${listed === '' ? 'none' : listed}`,
  ];
}

function describeDisagreement({ tournament, season, home, away, day, part, openfootball, footballData }: Disagreement): string {
  return `${tournament} ${season}, ${home} – ${away} on ${day}, ${part}: openfootball ${openfootball}, football-data ${footballData}`;
}
